// What several answers fill together: the slots of a price, points of harm. Plain functions, no state.
import type { OptionOut } from "../lib/wire";

/** What fills each slot, in their order ("" where nothing does yet), and what is left over. */
export interface Filled {
  slots: (string | null)[];
  surplus: string[];
}

/** Put what is given into the slots: each type where it is asked for, what stands for any type last. */
export function fill(slots: readonly string[], given: readonly string[], joker: string): Filled {
  const found: (string | null)[] = slots.map(() => null);
  const left = [...given];
  const take = (index: number, from: number) => {
    if (from >= 0) [found[index]] = left.splice(from, 1) as [string];
  };
  slots.forEach((slot, i) => { if (slot) take(i, left.indexOf(slot)); });
  slots.forEach((slot, i) => { if (slot && found[i] === null && joker) take(i, left.indexOf(joker)); });
  slots.forEach((slot, i) => { if (!slot) take(i, left.findIndex((what) => what !== joker) >= 0 ? left.findIndex((what) => what !== joker) : left.length - 1); });
  return { slots: found, surplus: left };
}

export const gives = (option: OptionOut): readonly string[] => option.fills ?? [""];
export const most = (option: OptionOut): number => option.most ?? 1;

/** So many sources are tried in every combination; of more the largest are taken first. */
const FEW = 12;

/** A payment that would do: as few cards as possible (`dear` says what an option costs besides), then the least that is
 * lost, then the fewest that stand for any type. */
export function cheapest(options: readonly OptionOut[], slots: readonly string[], joker: string, dear: (option: OptionOut) => number): OptionOut[] {
  const units = options.flatMap((option) => Array.from({ length: Math.min(most(option), slots.length) }, () => option));
  const plain = units.every((option) => gives(option).join() === "") && !slots.some(Boolean);
  if (plain || units.length > FEW) return greedy(units, slots, joker, dear);
  let best: { price: number; picks: OptionOut[] } | null = null;
  for (let chosen = 1; chosen < 1 << units.length; chosen++) {
    const picks = units.filter((_, i) => chosen & (1 << i));
    const given = picks.flatMap(gives);
    const filled = fill(slots, given, joker);
    if (filled.slots.includes(null)) continue;
    const price = picks.reduce((sum, option) => sum + dear(option), 0) * 100 + filled.surplus.length * 10 + given.filter((what) => what === joker).length;
    if (!best || price < best.price) best = { price, picks };
  }
  return best?.picks ?? [];
}

function greedy(units: OptionOut[], slots: readonly string[], joker: string, dear: (option: OptionOut) => number): OptionOut[] {
  const left = [...units].sort((a, b) => dear(a) - dear(b) || most(b) - most(a) || gives(b).length - gives(a).length);
  const picks: OptionOut[] = [];
  while (left.length && fill(slots, picks.flatMap(gives), joker).slots.includes(null)) picks.push(left.shift()!);
  return picks;
}

/** Somebody who can be harmed: how much more they can take, and how dear their loss is. */
export interface Bearer {
  left: number;
  dear: number;
}

/** Points of harm spread so that as little as possible is lost: nobody falls if that can be, else the cheapest. */
export function leastLoss(bearers: readonly Bearer[], points: number): number[] {
  const shares = bearers.map(() => 0);
  const spare = (fallen: ReadonlySet<number>) => bearers.reduce((sum, bearer, i) => sum + (fallen.has(i) ? bearer.left : bearer.left - 1), 0);
  const fallen = new Set<number>();
  const cheap = bearers.map((_, i) => i).sort((a, b) => bearers[a]!.dear - bearers[b]!.dear || bearers[b]!.left - bearers[a]!.left);
  while (spare(fallen) < points && fallen.size < bearers.length) fallen.add(cheap[fallen.size]!);
  let rest = points;
  for (const i of fallen) {
    shares[i] = Math.min(bearers[i]!.left, rest);
    rest -= shares[i]!;
  }
  while (rest > 0) {
    const next = bearers.map((bearer, i) => ({ i, room: bearer.left - shares[i]! - (fallen.has(i) ? 0 : 1) })).filter(({ room }) => room > 0).sort((a, b) => b.room - a.room)[0];
    if (!next) break;
    shares[next.i]!++;
    rest--;
  }
  return shares;
}
