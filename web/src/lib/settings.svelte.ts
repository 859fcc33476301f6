// What a person has set for this browser. Kept in local storage; a browser that keeps nothing loses only that.
import type { Lang } from "./words.svelte";

export type Theme = "auto" | "dark" | "light";

interface Kept {
  lang: Lang;
  theme: Theme;
  /** Size of text in per cent: 100 to 160. */
  text: number;
  motion: "auto" | "less";
  /** Whether single letters are keys. */
  letters: boolean;
  sound: boolean;
  /** Cards without art, lists instead of rows. */
  plain: boolean;
}

const PLACE = "rulewright";

function wanted(): Lang {
  for (const tag of navigator.languages) {
    const lang = tag.slice(0, 2);
    if (lang === "uk" || lang === "ru" || lang === "en") return lang;
  }
  return "en";
}

function kept(): Kept {
  const first: Kept = {
    lang: wanted(), theme: "auto", text: 100, motion: "auto", letters: true, sound: !matchMedia("(pointer: coarse)").matches, plain: false,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return first;
  }
}

export const settings = $state(kept());

/** Keep what is set now. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // a private window: the settings last as long as the page
  }
}

/** Whether things should stay where they are instead of travelling. */
export function still(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
