// The icons that the build has collected. Those of a game come with its table.
import { common, games, type Drawing, type Drawings } from "virtual:icons";

let known = $state.raw<Drawings>(common);
const loaded = new Map<string, Promise<void>>();
const NONE: Drawing = { box: "0 0 16 16", body: '<circle cx="8" cy="8" r="5"/>' };

/** The drawing of an icon; a disc until it is there, or where there is none. */
export function icon(name: string): Drawing {
  return known[name] ?? NONE;
}

/** Whether there is such an icon. */
export function drawn(name: string): boolean {
  return name in known;
}

/** Load the icons of a game. */
export function loadIcons(game: string): Promise<void> {
  let load = loaded.get(game);
  if (!load) {
    load = (games[game]?.() ?? Promise.resolve({ default: {} })).then((more) => {
      known = { ...known, ...more.default };
    });
    loaded.set(game, load);
  }
  return load;
}
