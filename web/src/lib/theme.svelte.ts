// What the page wears: light or dark, the size of its text, and the tokens that a game brings for its own table.
import { settings } from "./settings.svelte";

const system = matchMedia("(prefers-color-scheme: light)");
let light = $state(system.matches);
system.addEventListener("change", (change) => (light = change.matches));

/** Whether a table is shown: that is dark, unless light was chosen. */
let table = $state(false);

/** Be at a table until what is returned is called. */
export function atTable(): () => void {
  table = true;
  return () => {
    table = false;
  };
}

/** Whether the light theme is shown. */
export function isLight(): boolean {
  return settings.theme === "auto" ? light && !table : settings.theme === "light";
}

/** Put the settings on the page; to be called in an effect. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["light"] = String(isLight());
  root.dataset["motion"] = settings.motion;
  root.style.setProperty("font-size", `${(15 * settings.text) / 100}px`);
}

/** Wear the tokens of a game on an element: `{"accent": "#e3b44f"}` becomes `--accent`. Set through the object model, as the content policy wants. */
export function wear(element: HTMLElement, tokens: Record<string, string>): () => void {
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(`--${name}`, value);
  return () => {
    for (const name of Object.keys(tokens)) element.style.removeProperty(`--${name}`);
  };
}
