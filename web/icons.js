// Collects the icons that are used: what a component, or the door of a game, names goes into `virtual:icons`; what the
// looks of a game name goes into a file of that game, loaded with its table. An icon is named as "set:name".
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const SOURCES = fileURLToPath(new URL("./src", import.meta.url));
const GAMES = fileURLToPath(new URL("../src/rulewright/games", import.meta.url));
const NAMED = /\b(game-icons|lucide):([a-z0-9][a-z0-9-]*)/g;
const HOME = "virtual:icons";

/** @type {Record<string, any>} */
const sets = {};

/** The files under a path, those of a folder one after the other.
 * @param {string} path
 * @returns {string[]} */
function files(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).sort().flatMap((name) => files(join(path, name)));
}

/** The drawings of the icons that the files name.
 * @param {string[]} paths
 * @returns {Record<string, {box: string, body: string}>} */
function drawings(paths) {
  /** @type {Record<string, {box: string, body: string}>} */
  const found = {};
  const names = paths.flatMap((path) => [...readFileSync(path, "utf-8").matchAll(NAMED)]);
  for (const [whole, set, name] of names.sort((a, b) => (a[0] < b[0] ? -1 : 1))) {
    const drawn = (sets[set] ??= require(`@iconify-json/${set}/icons.json`));
    const alias = drawn.aliases?.[name];
    const icon = drawn.icons[name] ?? drawn.icons[alias?.parent];
    if (!icon) throw new Error(`there is no icon ${whole}`);
    const [width, height] = [icon.width ?? drawn.width ?? 16, icon.height ?? drawn.height ?? 16];
    found[whole] = { box: `${icon.left ?? 0} ${icon.top ?? 0} ${width} ${height}`, body: rounded(icon.body, width) };
  }
  return found;
}

/** A drawing on a large canvas needs one decimal. Numbers of a path may touch ("1.52.37"): they are kept apart.
 * @param {string} body
 * @param {number} width */
function rounded(body, width) {
  if (width < 256) return body;
  return body.replace(/-?\d*\.\d+/g, (number, place) => {
    const short = String(Number(Number(number).toFixed(1))).replace(/^(-?)0\./, "$1.");
    return (/[\d.]/.test(body[place - 1] ?? "") && !short.startsWith("-") ? " " : "") + short;
  });
}

export function icons() {
  const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, "looks.py")) || existsSync(join(GAMES, name, "door.py")));
  const looks = (/** @type {string} */ game) => readdirSync(join(GAMES, game)).filter((name) => /^(looks.*|emblems|chart)\.py$/.test(name)).map((name) => join(GAMES, game, name));
  const doors = games.flatMap((game) => files(join(GAMES, game, "door.py")));
  return {
    name: "icons",
    resolveId(/** @type {string} */ id) {
      return id === HOME || id.startsWith(`${HOME}/`) ? `\0${id}` : null;
    },
    load(/** @type {string} */ id) {
      if (id === `\0${HOME}`) {
        const common = drawings([...files(SOURCES).filter((path) => /\.(svelte|ts)$/.test(path)), ...doors]);
        const loaders = games.map((game) => `${JSON.stringify(game)}: () => import("${HOME}/${game}")`);
        return `export const common = ${JSON.stringify(common)};\nexport const games = {${loaders.join(", ")}};`;
      }
      if (id.startsWith(`\0${HOME}/`)) {
        return `export default ${JSON.stringify(drawings(looks(id.slice(HOME.length + 2))))};`;
      }
      return null;
    },
  };
}
