// What moved is seen to move: where each piece was before a frame, where it is after. Nothing waits for it.
import { still } from "../lib/settings.svelte";

export function flip(board: () => HTMLElement | undefined) {
  let places = new Map<string, DOMRect>();
  const pieces = () => [...(board()?.closest("[data-table]") ?? document).querySelectorAll<HTMLElement>("[data-piece]")].filter((element) => element instanceof HTMLElement);
  return {
    before() {
      places = new Map();
      for (const element of pieces()) places.set(element.dataset["piece"] ?? "", element.getBoundingClientRect());
    },
    after() {
      const calm = still();
      for (const element of pieces()) {
        const was = places.get(element.dataset["piece"] ?? "");
        if (!was) {
          if (places.size) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: calm ? 120 : 240 });
          continue;
        }
        if (calm) continue;
        const is = element.getBoundingClientRect();
        const [x, y] = [was.left - is.left, was.top - is.top];
        if (!is.width || Math.abs(x) + Math.abs(y) < 4) continue;
        element.animate([{ transform: `translate(${x}px, ${y}px) scale(${was.width / is.width})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], { duration: 240, easing: "cubic-bezier(.2,.8,.2,1)" });
      }
    },
  };
}
