// Dragging a piece: an equal of clicking it and then its target. By touch only what lies in the hand is dragged, so
// that the table can be scrolled.
import type { Piece } from "../cards/book";
import type { Scene } from "./scene.svelte";

const THRESHOLD = 6;
const LONG_PRESS = 380;

export function drag(node: HTMLElement, given: { scene: Scene; piece: Piece }) {
  let { scene, piece } = given;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let press: ReturnType<typeof setTimeout> | undefined;
  /** What is seen to move: the whole piece. */
  const moved = () => node.closest<HTMLElement>("[data-piece]") ?? node;

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moving = false;
    if (event.pointerType === "touch") {
      press = setTimeout(() => {
        start = null;
        scene.zoom(piece);
      }, LONG_PRESS);
    }
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      clearTimeout(press);
      const movable = piece.id !== null && scene.free && scene.legal.has(piece.id) && scene.gather.gesture === "choice";
      if (!movable || (event.pointerType === "touch" && !node.closest("[data-hand]"))) {
        start = null;
        return;
      }
      moving = true;
      node.setPointerCapture(start.id);
      moved().style.setProperty("z-index", "30");
      moved().style.setProperty("pointer-events", "none");
    }
    moved().style.setProperty("translate", `${x}px ${y}px`);
  }

  function up(event: PointerEvent) {
    clearTimeout(press);
    if (!start) return;
    start = null;
    if (!moving) return;
    moving = false;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    for (const name of ["translate", "z-index", "pointer-events"]) moved().style.removeProperty(name);
    // A drag ends with a click of its own: that one is not meant.
    node.addEventListener("click", (click) => { click.stopImmediatePropagation(); click.preventDefault(); }, { capture: true, once: true });
    const onto = under.map((element) => element.closest<HTMLElement>("[data-piece]")).find((element) => element && !moved().contains(element) && !element.contains(node));
    const target = onto?.dataset["piece"];
    const board = under.some((element) => element.closest("[data-board]"));
    if (target || board) scene.drop(piece, target ? Number(target) : null, node);
  }

  function cancel() {
    clearTimeout(press);
    start = null;
    moving = false;
    for (const name of ["translate", "z-index", "pointer-events"]) moved().style.removeProperty(name);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  return {
    update(next: { scene: Scene; piece: Piece }) {
      ({ scene, piece } = next);
    },
    destroy() {
      clearTimeout(press);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
    },
  };
}
