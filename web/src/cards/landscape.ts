// The landscape behind an emblem: drawn from the id of a card, the same on every machine.

export const WIDTH = 240;
export const HEIGHT = 240;

/** A stream of numbers from 0 to 1 that a text begins. */
function chance(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Landscape {
  disc: { x: number; y: number; r: number };
  ridges: [string, string, string];
  rays: string;
}

type Maker = (next: () => number, base: number, depth: number) => string;

const hills: Maker = (next, base) => {
  const phase = next() * 6;
  const long = 60 + next() * 50;
  let path = "";
  for (let x = 0; x <= WIDTH; x += 12) path += `L${x} ${(base + Math.sin(x / long + phase) * 11 + Math.sin(x / 23 + phase) * 3).toFixed(0)}`;
  return path;
};

const mountain: Maker = (next, base, depth) => {
  let path = "";
  let x = -10;
  while (x < WIDTH) {
    const width = 26 + next() * 34;
    const high = (16 + next() * 34) * (1 - depth * 0.15);
    path += `L${x.toFixed(0)} ${base + 8}L${(x + width / 2).toFixed(0)} ${(base - high).toFixed(0)}`;
    x += width * (0.6 + next() * 0.3);
  }
  return `${path}L${WIDTH} ${base + 8}`;
};

const forest: Maker = (next, base, depth) => {
  if (depth === 0) return hills(next, base, depth);
  let path = "";
  let x = -6;
  while (x < WIDTH) {
    const width = 10 + next() * 8 + depth * 4;
    const high = width * (1.5 + next() * 0.9);
    const foot = base + Math.sin(x / 40) * 5;
    const mid = x + width / 2;
    path += `L${x.toFixed(0)} ${foot.toFixed(0)}L${(mid - width * 0.18).toFixed(0)} ${(foot - high * 0.5).toFixed(0)}L${(mid - width * 0.3).toFixed(0)} ${(foot - high * 0.5).toFixed(0)}L${mid.toFixed(0)} ${(foot - high).toFixed(0)}L${(mid + width * 0.3).toFixed(0)} ${(foot - high * 0.5).toFixed(0)}L${(mid + width * 0.18).toFixed(0)} ${(foot - high * 0.5).toFixed(0)}L${(x + width).toFixed(0)} ${foot.toFixed(0)}`;
    x += width * (0.8 + next() * 0.8);
  }
  return path;
};

const city: Maker = (next, base, depth) => {
  if (depth === 0) return mountain(next, base, depth);
  let path = "";
  let x = -4;
  while (x < WIDTH) {
    const width = 9 + next() * 15;
    const high = 8 + next() * 30;
    const top = base - high;
    const spire = next() > 0.55 ? 9 : 0;
    path += `L${x.toFixed(0)} ${base}L${x.toFixed(0)} ${top.toFixed(0)}`;
    path += spire ? `L${(x + width / 2).toFixed(0)} ${(top - spire).toFixed(0)}` : "";
    path += `L${(x + width).toFixed(0)} ${top.toFixed(0)}L${(x + width).toFixed(0)} ${base}`;
    x += width + next() * 9;
  }
  return path;
};

const skyline: Maker = (next, base) => {
  let path = "";
  let x = -4;
  while (x < WIDTH) {
    const width = 14 + next() * 18;
    const top = base - 6 - next() * 44;
    path += `L${x.toFixed(0)} ${base}L${x.toFixed(0)} ${top.toFixed(0)}L${(x + width).toFixed(0)} ${top.toFixed(0)}L${(x + width).toFixed(0)} ${base}`;
    x += width + next() * 5;
  }
  return path;
};

const swamp: Maker = (next, base, depth) => {
  if (depth < 2) return hills(next, base, depth);
  let path = "";
  for (let x = 0; x <= WIDTH; x += 5) path += `L${x} ${(base - (next() > 0.7 ? 8 + next() * 16 : 0)).toFixed(0)}`;
  return path;
};

const MAKERS: Record<string, Maker> = { hills, mountain, forest, city, skyline, swamp, rays: skyline };
const made = new Map<string, Landscape>();

/** The landscape of a card. */
export function landscape(seed: string, motif: string): Landscape {
  const key = `${motif} ${seed}`;
  const known = made.get(key);
  if (known) return known;
  const next = chance(key);
  const maker = MAKERS[motif] ?? hills;
  const disc = { x: 60 + next() * 120, y: 62 + next() * 34, r: 26 + next() * 16 };
  const ridge = (base: number, depth: number) => `M-10 ${HEIGHT}L-10 ${base}${maker(next, base, depth)}L${WIDTH + 10} ${base}L${WIDTH + 10} ${HEIGHT}Z`;
  let rays = "";
  if (motif === "rays" || motif === "skyline") {
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const b = a + Math.PI / 14;
      rays += `M120 96L${(120 + Math.cos(a) * 300).toFixed(0)} ${(96 + Math.sin(a) * 300).toFixed(0)}L${(120 + Math.cos(b) * 300).toFixed(0)} ${(96 + Math.sin(b) * 300).toFixed(0)}Z`;
    }
  }
  const drawn: Landscape = { disc, ridges: [ridge(138, 0), ridge(164, 1), ridge(190, 2)], rays };
  made.set(key, drawn);
  return drawn;
}
