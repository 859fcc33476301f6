// The cards that a game shows to explain how its cards are read, and what each of them stands for.
import type { Piece } from "../../cards/book";
import { piece, type Shelf } from "../decks/shelf.svelte";

const STATES = ["", "legal", "selected", "target", "focus", "dim"] as const;
type State = (typeof STATES)[number];

/** The parts of a whole card, where each is found, and the edge beside which its number stands. */
export const PARTS = [
  { name: "seal", at: ".seal", edge: "start" },
  { name: "name", at: "h3", edge: "top" },
  { name: "family", at: "header > .icon", edge: "end" },
  { name: "picture", at: ".art", edge: "end" },
  { name: "numbers", at: ".bar", edge: "end" },
  { name: "type", at: ".type", edge: "start" },
  { name: "text", at: ".text > p:not(.type, .mark):last-of-type", edge: "start" },
] as const;

export const CORNERS = ["nw", "ne", "e", "sw"] as const;

/** What the keys of a table do (table/keys.ts); the space bar has a name in every language. */
export const KEYS = [
  { name: "primary", caps: [""] },
  { name: "enter", caps: ["Enter"] },
  { name: "numbers", caps: ["1", "…", "9"] },
  { name: "arrows", caps: ["←", "↑", "↓", "→"] },
  { name: "next", caps: ["J", "K"] },
  { name: "back", caps: ["Esc"] },
  { name: "pass", caps: ["P"] },
  { name: "until", caps: ["F"] },
  { name: "all", caps: ["A"] },
  { name: "clear", caps: ["C"] },
  { name: "undo", caps: ["U", "Ctrl+Z"] },
  { name: "zoom", caps: ["Z"] },
  { name: "derivation", caps: ["D"] },
  { name: "why", caps: ["?"] },
  { name: "tabs", caps: ["L", "R", "M"] },
  { name: "fold", caps: ["B"] },
  { name: "hand", caps: ["G"] },
  { name: "map", caps: ["+", "−"] },
  { name: "command", caps: ["/"] },
] as const;

/** The samples of a size, as pieces that lie nowhere. */
export function sample(from: Shelf, size: string): Piece[] {
  return (from.book.looks.samples[size] ?? []).flatMap((id) => {
    const card = from.cards.find((each) => each.id === id);
    return card ? [piece(card)] : [];
  });
}

/** A card in each of its states. A game has those that it shows a card for. */
export function states(from: Shelf): { name: string; state: State; piece: Piece }[] {
  const one = (name: string) => sample(from, name).slice(0, 1).map((each) => ({ ...each, exhausted: false }));
  const { left } = from.book.layout;
  const raise = (piece: Piece): Piece => {
    const value = (stat: string) => piece.values?.[stat] ?? 0;
    const [stat = ""] = (from.book.looks.stats[piece.kind ?? ""] ?? []).filter((each) => !(each in left)).sort((a, b) => value(b) - value(a));
    return { ...piece, values: { ...piece.values, [stat]: value(stat) + 1 } };
  };
  const hurt = (piece: Piece): Piece => {
    const tokens = Object.entries(left).filter(([stat]) => piece.values?.[stat] !== undefined).map(([, token]) => [token, 2]);
    return { ...piece, tokens: Object.fromEntries(tokens) as Record<string, number> };
  };
  return [
    ...one("tile").flatMap((piece) => STATES.map((state) => ({ name: state || "calm", state, piece }))),
    ...one("exhausted").map((piece) => ({ name: "exhausted", state: "" as const, piece: { ...piece, exhausted: true } })),
    ...one("raised").map((piece) => ({ name: "raised", state: "" as const, piece: raise(piece) })),
    ...one("hurt").map((piece) => ({ name: "hurt", state: "" as const, piece: hurt(piece) })),
  ];
}

/** A card with something in each of its corners, and what may lie there in words. */
export function cornered(from: Shelf): { piece: Piece; under: { zone: string; count: number }[]; told: Record<string, string> } | null {
  const { book } = from;
  const [first] = sample(from, "tile");
  if (!first) return null;
  const told: Record<string, string> = {};
  const tokens: Record<string, number> = {};
  const under: { zone: string; count: number }[] = [];
  for (const corner of CORNERS) {
    const here = Object.entries(book.looks.tokens).filter(([, [at]]) => at === corner).map(([name]) => name);
    const [shown] = here;
    if (!shown) continue;
    const words = here.map((name) => (book.layout.under.includes(name) ? book.zone(name) : book.say(book.layout.marks[name]?.[0] ?? "") || book.stat(name)));
    told[corner] = [...new Set(words.map((word) => word.toLocaleLowerCase()))].join(", ");
    if (book.layout.under.includes(shown)) under.push({ zone: shown, count: 1 });
    else tokens[shown] = shown in book.layout.marks ? 1 : 2;
  }
  return { piece: { ...first, tokens }, under, told };
}
