// The keys of the table. Whatever a key does, a button does too.
import { tick } from "svelte";
import { settings } from "../lib/settings.svelte";
import type { Scene } from "./scene.svelte";

export interface Keys {
  scene: Scene;
  tab(name: string): void;
  command(): void;
  passUntil(): void;
  close(): boolean;
}

const THING = "[data-piece] .press, [role=button][data-piece]";

function things(only = THING): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-table] :is(${only})`)].filter((element) => element.getClientRects().length);
}

function focused(scene: Scene) {
  const id = document.activeElement?.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
  const there = id === undefined ? undefined : scene.where.get(Number(id));
  return there && document.activeElement instanceof HTMLElement ? { piece: there.piece, element: document.activeElement } : null;
}

/** The nearest thing in a direction. */
function towards(dx: number, dy: number): void {
  const from = document.activeElement?.getBoundingClientRect();
  const all = things();
  if (!from || !document.activeElement?.closest("[data-table]")) {
    all[0]?.focus();
    return;
  }
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === document.activeElement) continue;
    const box = element.getBoundingClientRect();
    const [ex, ey] = [box.left + box.width / 2 - x, box.top + box.height / 2 - y];
    const along = ex * dx + ey * dy;
    const aside = Math.abs(ex * dy) + Math.abs(ey * dx);
    if (along <= 4) continue;
    const cost = along + aside * 2.2;
    if (cost < least) [least, best] = [cost, element];
  }
  best?.focus();
}

function nextLegal(by: number): void {
  const legal = things("[data-legal], [data-holds]");
  const i = legal.indexOf(document.activeElement as HTMLElement);
  legal[(i + by + legal.length) % legal.length]?.focus();
}

function press(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector);
  button?.click();
  return !!button;
}

export function handle(keys: Keys, event: KeyboardEvent): void {
  const { scene } = keys;
  const target = event.target as HTMLElement;
  if (event.altKey || event.metaKey || target.closest("input, textarea, select, dialog[open]")) return;
  const key = event.key;
  const done = () => event.preventDefault();
  if (event.ctrlKey) {
    if (key.toLowerCase() === "z" || key.toLowerCase() === "я") {
      scene.takeBack();
      done();
    }
    return;
  }
  if (key === "Escape") {
    if (scene.bubble) scene.bubble = null;
    else if (scene.verb) scene.verb = "";
    else if (press("[data-back]:not([disabled])")) return;
    else if (!keys.close() && scene.frame?.passing) scene.voice?.say({ type: "forget" });
    return;
  }
  if (key === " " && (!target.closest("button, a, summary, [role=button]") || target.closest("[data-piece]"))) {
    if (press("[data-table] [data-primary]:not([disabled])")) done();
    return;
  }
  const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (arrow && !target.closest("[role=tablist], [role=log], [data-bubble]")) {
    towards(arrow[0] ?? 0, arrow[1] ?? 0);
    done();
    return;
  }
  if (/^[1-9]$/.test(key)) {
    const buttons = [...document.querySelectorAll<HTMLElement>("[data-answers] button.numbered, .question .group .numbered")];
    buttons[Number(key) - 1]?.click();
    // A verb was picked: what it can be done with is next.
    void tick().then(() => scene.verb && nextLegal(1));
    return;
  }
  if (key === "/") {
    keys.command();
    done();
    return;
  }
  if (key === "+" || key === "=") press("[data-map-closer]");
  if (key === "-") press("[data-map-farther]");
  const here = focused(scene);
  if (key === "?") {
    if (here) void scene.whyNot(here.piece, here.element);
    return;
  }
  if (!settings.letters) return;
  // By the place of the key, so that the letters are the same in every layout.
  switch (event.code) {
    case "KeyJ": nextLegal(1); break;
    case "KeyK": nextLegal(-1); break;
    case "KeyP": {
      const pass = scene.outs.at(-1);
      if (pass) scene.choose(pass);
      break;
    }
    case "KeyF": keys.passUntil(); break;
    case "KeyA": if (scene.gather.gesture !== "choice") scene.gather.all(); break;
    case "KeyC": scene.gather.clear(); break;
    case "KeyU": scene.takeBack(); break;
    case "KeyZ": { const piece = here?.piece ?? scene.shown; if (piece) scene.zoom(piece); break; }
    case "KeyD": {
      const shown = here ? scene.book?.stats(here.piece) : undefined;
      const stat = shown?.find((value) => value.change || value.hurt) ?? shown?.[0];
      if (here && stat) void scene.explain(here.piece, stat.stat, here.element);
      break;
    }
    case "KeyL": keys.tab("log"); break;
    case "KeyR": keys.tab("rules"); break;
    case "KeyM": keys.tab("chat"); break;
    case "KeyB": scene.folded = !scene.folded; break;
    case "KeyG": {
      const mine = scene.mine;
      scene.hand = mine[(mine.indexOf(scene.me) + 1) % mine.length] ?? null;
      break;
    }
    default: return;
  }
  done();
}
