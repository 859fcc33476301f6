// What the page wears: light or dark, the size of its text, and the tokens that a game brings for its own table.
import { settings } from "./settings.svelte";

const system = matchMedia("(prefers-color-scheme: light)");
let light = $state(system.matches);
system.addEventListener("change", (change) => (light = change.matches));

/** Whether the light theme is shown. */
export function isLight(): boolean {
  return settings.theme === "auto" ? light : settings.theme === "light";
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
