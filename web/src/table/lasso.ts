// Several at once: a frame drawn over the board picks all that glow inside it. With a mouse only: a finger scrolls.
import type { Scene } from "./scene.svelte";

const THRESHOLD = 8;

export function lasso(board: HTMLElement, given: () => Scene) {
  let start: { x: number; y: number } | null = null;
  let frame: HTMLElement | null = null;

  function down(event: PointerEvent) {
    const free = event.button === 0 && event.pointerType === "mouse" && given().gather.gesture === "toggle";
    if (!free || (event.target as Element).closest("button, a, [role=button]")) return;
    start = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    if (!start) return;
    const [x, y] = [Math.min(start.x, event.clientX), Math.min(start.y, event.clientY)];
    const [w, h] = [Math.abs(event.clientX - start.x), Math.abs(event.clientY - start.y)];
    if (!frame) {
      if (w + h < THRESHOLD) return;
      frame = document.createElement("div");
      frame.className = "lasso";
      document.body.append(frame);
      board.setPointerCapture(event.pointerId);
    }
    for (const [name, value] of Object.entries({ left: x, top: y, width: w, height: h })) frame.style.setProperty(name, `${value}px`);
  }

  function up() {
    const box = frame?.getBoundingClientRect();
    frame?.remove();
    start = frame = null;
    if (!box) return;
    const { gather, legal } = given();
    for (const [id, [option]] of legal) {
      const at = board.querySelector(`[data-piece="${id}"]`)?.getBoundingClientRect();
      const [x, y] = at ? [at.left + at.width / 2, at.top + at.height / 2] : [-1, -1];
      if (option && !gather.on(id) && x > box.left && x < box.right && y > box.top && y < box.bottom) gather.add(option, id);
    }
  }

  board.addEventListener("pointerdown", down);
  board.addEventListener("pointermove", move);
  board.addEventListener("pointerup", up);
  board.addEventListener("pointercancel", up);
  return {
    destroy() {
      frame?.remove();
      board.removeEventListener("pointerdown", down);
      board.removeEventListener("pointermove", move);
      board.removeEventListener("pointerup", up);
      board.removeEventListener("pointercancel", up);
    },
  };
}
