// Project Fluent: the words of the table, the same files that the server speaks with, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "uk" | "ru";
export const LANGUAGES: Record<Lang, string> = { uk: "Українська", ru: "Русский", en: "English" };

const files = import.meta.glob<string>("$words/*/*.ftl", { query: "?raw", import: "default" });

class Spoken {
  bundle = $state.raw(new FluentBundle("en"));
  lang = $state<Lang>("en");
}
const spoken = new Spoken();

/** The language that is spoken now. */
export function language(): Lang {
  return spoken.lang;
}

/** Speak a language from now on: every word on the page changes. */
export async function speak(lang: Lang): Promise<void> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`));
  for (const text of await Promise.all(wanted.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  spoken.bundle = bundle;
  spoken.lang = lang;
  document.documentElement.lang = lang;
}

export type Arguments = Record<string, FluentVariable>;

/** A message in the language that is spoken; its id where there is none, so that a fault is seen. */
export function t(id: string, args?: Arguments): string {
  const [name = id, attribute] = id.split(".");
  const message = spoken.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, args) : id;
}

/** Whether there are words for it. */
export function has(id: string): boolean {
  return spoken.bundle.hasMessage(id);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago a moment was ("2 хв тому"), given in seconds of the clock. */
export function ago(when: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(spoken.lang, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) {
    if (now - when >= length) return format.format(-Math.floor((now - when) / length), unit);
  }
  return t("just-now");
}
