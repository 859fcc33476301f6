// Where things stand on the map: places, ways, and names that cover neither each other nor a way.
import type { Chart, Layout, Place, Point } from "../cards/book";

export const WIDE = 1900;

export interface Spot {
  place: Place;
  x: number;
  y: number;
}

export interface Badge {
  from: Spot;
  to: Spot;
  x: number;
  y: number;
  icon: string;
  colour: string;
  number: number;
  water: boolean;
  path: string;
}

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  lines: string[];
  box: Box;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const LETTER = 10.4;
const LINE = 20;

export function height(chart: Chart): number {
  return WIDE / chart.aspect;
}

/** A line through points, closed or open, with rounded corners. */
export function smooth(points: Point[], chart: Chart, closed: boolean): string {
  const at = points.map(([x, y]): Point => [x * WIDE, y * height(chart)]);
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const said = ([x, y]: Point) => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const [first, second] = at;
  const last = at.at(-1);
  if (!first || !second || !last) return "";
  let path = closed ? `M${said(middle(last, first))}` : `M${said(first)}`;
  for (let i = closed ? 0 : 1; i < at.length; i++) {
    const here = at[i]!;
    const next = at[(i + 1) % at.length]!;
    path += i === at.length - 1 && !closed ? `L${said(here)}` : `Q${said(here)} ${said(middle(here, next))}`;
  }
  return closed ? `${path}Z` : path;
}

export function spots(chart: Chart, layout: Layout): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const place of layout.map?.places ?? []) {
    const [x, y] = chart.moved[place.card] ?? [place.x, place.y];
    found.set(place.card, { place, x: x * WIDE, y: y * height(chart) });
  }
  return found;
}

export function badges(chart: Chart, layout: Layout, at: Map<string, Spot>): Badge[] {
  const drawn: Badge[] = [];
  for (const way of layout.map?.ways ?? []) {
    const [from, to] = [at.get(way.ends[0]), at.get(way.ends[1])];
    if (!from || !to) continue;
    const [icon, colour] = chart.ways[way.icon] ?? ["", "#fffdf4"];
    drawn.push({
      from, to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, icon, colour, number: way.number, water: way.more.length > 0,
      path: `M${from.x.toFixed(0)} ${from.y.toFixed(0)}L${to.x.toFixed(0)} ${to.y.toFixed(0)}`,
    });
  }
  return drawn;
}

function meet(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The names of places, each on the side where it covers least. */
export function labels(at: Map<string, Spot>, ways: Badge[], names: Map<string, string>, held: ReadonlySet<string>): Map<string, Label> {
  const taken: Box[] = [];
  for (const spot of at.values()) taken.push({ x: spot.x - 20, y: spot.y - 20, w: 40, h: 40 });
  // Tokens lie to the upper left of a place, figures above it.
  for (const spot of at.values()) taken.push({ x: spot.x - 42, y: spot.y - 40, w: 34, h: 34 });
  for (const card of held) {
    const spot = at.get(card);
    if (spot) taken.push({ x: spot.x - 24, y: spot.y - 72, w: 48, h: 56 });
  }
  for (const way of ways) taken.push({ x: way.x - 20, y: way.y - 11, w: 40, h: 22 });
  const found = new Map<string, Label>();
  for (const [card, spot] of at) {
    const name = names.get(card) ?? card;
    const shapes = [[name]];
    const words = name.split(" ");
    if (words.length > 1) {
      const cut = Math.ceil(words.length / 2);
      shapes.push([words.slice(0, cut).join(" "), words.slice(cut).join(" ")]);
    }
    let best: { cost: number; label: Label; box: Box } | null = null;
    for (const lines of shapes) {
      const w = Math.max(...lines.map((line) => line.length)) * LETTER;
      const h = lines.length * LINE;
      const sides: [Label["anchor"], number, number, number][] = [
        ["middle", 0, 26 + LINE * 0.8, 0], ["middle", 0, -26 - h + LINE * 0.8, 2], ["start", 26, -h / 2 + LINE * 0.8, 3], ["end", -26, -h / 2 + LINE * 0.8, 3],
        ["start", 18, 20 + LINE * 0.6, 5], ["end", -18, 20 + LINE * 0.6, 5], ["start", 18, -20 - h + LINE * 0.8, 6], ["end", -18, -20 - h + LINE * 0.8, 6],
      ];
      for (const [anchor, dx, dy, price] of sides) {
        const left = anchor === "middle" ? spot.x + dx - w / 2 : anchor === "start" ? spot.x + dx : spot.x + dx - w;
        const box = { x: left, y: spot.y + dy - LINE * 0.8, w, h };
        const cost = taken.reduce((sum, other) => sum + meet(box, other), 0) + price * 12 + (lines.length - 1) * 30 + (left < 4 || left + w > WIDE - 4 ? 4000 : 0);
        if (!best || cost < best.cost) best = { cost, label: { x: spot.x + dx, y: spot.y + dy, anchor, lines, box }, box };
      }
    }
    if (best) {
      found.set(card, best.label);
      taken.push(best.box);
    }
  }
  return found;
}

const WIDE_LETTER = 18.6;

function inside(x: number, y: number, outline: Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i]!, outline[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

/** Where the names of regions stand: near the spot that the chart gives, where they cover least. */
export function regionNames(chart: Chart, at: Map<string, Spot>, ways: Badge[], named: Map<string, Label>, held: ReadonlySet<string>, say: (region: string) => string): Map<string, Point> {
  const taken: Box[] = [...named.values()].map((label) => label.box);
  for (const [card, spot] of at) taken.push({ x: spot.x - 26, y: spot.y - (held.has(card) ? 72 : 30), w: 52, h: held.has(card) ? 98 : 56 });
  for (const way of ways) {
    taken.push({ x: way.x - 20, y: way.y - 11, w: 40, h: 22 });
    const steps = Math.ceil(Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y) / 14);
    for (let i = 0; i <= steps; i++) taken.push({ x: way.from.x + ((way.to.x - way.from.x) * i) / steps - 6, y: way.from.y + ((way.to.y - way.from.y) * i) / steps - 6, w: 12, h: 12 });
  }
  for (const points of Object.values(chart.glyphs)) for (const [x, y] of points) taken.push({ x: x * WIDE - 7, y: y * height(chart) + 2, w: 14, h: 14 });
  const found = new Map<string, Point>();
  for (const [region, [, outline, [cx, cy]]] of Object.entries(chart.regions)) {
    const w = say(region).length * WIDE_LETTER;
    let best: { cost: number; at: Point; box: Box } | null = null;
    for (let dy = -200; dy <= 200; dy += 12) {
      for (let dx = -200; dx <= 200; dx += 16) {
        const [x, y] = [cx * WIDE + dx, cy * height(chart) + dy];
        const box = { x: x - w / 2, y: y - 22, w, h: 28 };
        const out = [box.x, x, box.x + w].filter((end) => !inside(end / WIDE, (y - 8) / height(chart), outline)).length;
        const cost = taken.reduce((sum, other) => sum + meet(box, other), 0) + Math.hypot(dx, dy) * 0.8 + out * 900;
        if (!best || cost < best.cost) best = { cost, at: [x, y], box };
      }
    }
    if (best) {
      found.set(region, best.at);
      taken.push(best.box);
    }
  }
  return found;
}

export const SHAPES: Record<string, string> = {
  shield: "M-20 -26Q0 -31 20 -26L20 2Q18 20 0 29Q-18 20 -20 2Z",
  hexagon: "M0 -25L22 -13L22 13L0 25L-22 13L-22 -13Z",
  pentagon: "M0 -29L26 -9L17 23L-17 23L-26 -9Z",
  square: "M-17 -17H17V17H-17Z",
  disc: "M-17 0A17 17 0 1 1 17 0A17 17 0 1 1 -17 0Z",
};
