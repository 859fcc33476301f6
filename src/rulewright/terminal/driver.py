"""The terminal's own line to the table: what is typed or pasted never ends the program."""

from __future__ import annotations

import sys

from textual.driver import Driver

if sys.platform == "win32":  # pragma: no cover

    def driver_class() -> type[Driver] | None:
        """The usual one."""
        return None

else:
    from textual.drivers.linux_driver import LinuxDriver

    class TableDriver(LinuxDriver):
        """Reads on after bytes that are no text; tells the app of other faults as of its own."""

        def _run_input_thread(self) -> None:
            while not self.exit_event.is_set():
                try:
                    self.run_input_thread()
                except UnicodeDecodeError:
                    continue
                except Exception as error:  # noqa: BLE001 (told by the app, as every fault)
                    self._app.call_later(self._app._handle_exception, error)
                    return

    def driver_class() -> type[Driver] | None:
        """One that reads on."""
        return TableDriver
