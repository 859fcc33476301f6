// A drawn landscape: deterministic shapes from a name, so that a picture is the same everywhere and always.

/** As the server describes it (kernel/doors.py). */
export interface SceneLook {
  emblem: string;
  motif: string;
  /** Sky above and below, disc, ridges from far to near, emblem. */
  palette: string[];
}

/** Numbers from 0 to 1 that follow from a name. */
export function numbers(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

/** The line of a ridge across a picture, as a closed path. */
export function ridge(next: () => number, width: number, height: number, base: number, swing: number, steps: number): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => `${Math.round((i * width) / steps)} ${Math.round(base + (next() - 0.5) * swing)}`);
  return `M0 ${height}L${points.join("L")}L${width} ${height}Z`;
}

/** Trees along a line: a row of pointed shapes. */
export function trees(next: () => number, width: number, base: number, tall: number): string {
  let path = "";
  for (let x = -8; x < width + 8; x += 9 + next() * 12) {
    const height = tall * (0.5 + next() * 0.6);
    const half = height * 0.2;
    const foot = base + next() * 14;
    path += `M${round(x - half)} ${round(foot)}L${round(x)} ${round(foot - height)}L${round(x + half)} ${round(foot)}Z`;
  }
  return path;
}

/** Towers along a line. */
export function towers(next: () => number, width: number, base: number, tall: number, bottom: number): string {
  let path = "";
  for (let x = 0; x < width; ) {
    const wide = 12 + next() * 16;
    const top = base - tall * (0.25 + next() * 0.75);
    path += `M${round(x)} ${bottom}V${round(top)}H${round(x + wide)}V${bottom}Z`;
    x += wide + (next() < 0.3 ? next() * 10 : 0);
  }
  return path;
}

/** Rays from a point to all sides. */
export function rays(x: number, y: number, reach: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count];
    path += `M${x} ${y}L${round(x + Math.cos(from) * reach)} ${round(y + Math.sin(from) * reach)}L${round(x + Math.cos(to) * reach)} ${round(y + Math.sin(to) * reach)}Z`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value);
}
