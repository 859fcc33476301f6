// What a game brings to the table, as the server tells it: layout, looks and words, and its printed cards. Plain data:
// nothing here or in any component names a game.
import type { CardOut, Kit } from "../lib/wire";

export interface Piece {
  id: number | null;
  card?: string | null;
  name?: string;
  kind?: string;
  values?: Record<string, number>;
  exhausted?: boolean;
  controller?: number;
  attached_to?: number;
  at?: number;
  tokens?: Record<string, number>;
  back?: string;
}

export interface Area {
  kind: string;
  zones: string[];
  icon: string;
  grow: number;
  total: string;
  tall: boolean;
}

export type Point = [number, number];

export interface Chart {
  aspect: number;
  land: Point[];
  regions: Record<string, [string, Point[], Point]>;
  rivers: Point[][];
  glyphs: Record<string, Point[]>;
  colours: Record<string, string>;
  ways: Record<string, [string, string]>;
  marks: Record<string, [string, string]>;
  figures: Record<string, [string, string, string]>;
  moved: Record<string, Point>;
  go: [string, string];
}

export interface Gauge {
  phase: string;
  ours: string;
  theirs: string;
  still: [string, string[]];
}

export interface Looks {
  dark: Record<string, string>;
  light: Record<string, string>;
  style: string;
  emblem: string;
  scene: [string, string];
  rows: Area[][];
  strip: string[];
  sizes: Record<string, string>;
  leads: string[];
  gauges: Gauge[];
  rings: Record<string, number>;
  track: [string[], number];
  stages: number[];
  steps: Record<string, number>;
  phases: Record<string, string>;
  sides: Record<string, [string, string, string]>;
  seats: Record<string, string>;
  chart: Chart | null;
  icons: Record<string, string>;
  colours: Record<string, string>;
  stats: Record<string, string[]>;
  needed: Record<string, string[]>;
  needed_at: Record<string, string[]>;
  seals: Record<string, string>;
  tokens: Record<string, [string, string, string]>;
  joker: string;
  notes: Record<string, [string, string]>;
  orders: string[];
  disc_label: string;
  discs: Record<string, [string, string]>;
  families: Record<string, [string, string, string]>;
  palettes: Record<string, [string, string, string, string, string, string, string]>;
  faces: Record<string, [string, string, string, string, string]>;
  samples: Record<string, string[]>;
}

export interface Place {
  card: string;
  region: string;
  x: number;
  y: number;
  mark: string;
}

export interface Way {
  ends: [string, string];
  icon: string;
  number: number;
  more: string[];
}

export interface Layout {
  shared: string[];
  player: string[];
  hand: string[];
  piles: string[];
  player_piles: string[];
  under: string[];
  sides: Record<string, string>;
  map: { zone: string; places: Place[]; ways: Way[]; marks: Record<string, [string, string]> } | null;
  marks: Record<string, [string, string]>;
  quiet: string[];
  silent: string[];
  zeros: boolean;
  left: Record<string, string>;
  reached: Record<string, string>;
  added: Record<string, string>;
  dials: string[];
  out: string;
  totals: Record<string, [string, string]>;
  sums: Record<string, [string, string]>;
  phases: string[];
  rivals: boolean;
}

/** A number of a card as it is shown: what it is now, of how much, and whether a text has changed it. */
export interface Shown {
  stat: string;
  text: string;
  of: string;
  change: number;
  hurt: boolean;
}

export interface Picture {
  emblem: string;
  palette: [string, string, string, string, string, string, string];
  motif: string;
  fill: string;
  on: string;
  icon: string;
  disc: [string, string] | null;
}

const PLAIN: Picture = {
  emblem: "lucide:square", palette: ["#20283a", "#66748c", "#eef1f7", "#3a465c", "#222b3a", "#0e1219", "#f5f8ff"], motif: "hills",
  fill: "#5f6b7d", on: "#ffffff", icon: "", disc: null,
};

/** The looks of a game that brings none: zones as they come. */
function looksOf(kit: Kit, layout: Layout): Looks {
  const given = kit.looks as Partial<Looks>;
  const rows: Area[][] = [
    [{ kind: "zone", zones: layout.shared, icon: "", grow: 1, total: "", tall: false }, { kind: "piles", zones: layout.piles, icon: "", grow: 0, total: "", tall: false }],
    [{ kind: "others", zones: [], icon: "", grow: 1, total: "", tall: false }],
    [{ kind: "mine", zones: layout.player, icon: "", grow: 1, total: "", tall: false }],
  ];
  return {
    dark: {}, light: {}, style: "soft", emblem: "", scene: ["", ""], rows, strip: layout.player, sizes: {}, leads: [], gauges: [], rings: {}, track: [[], 0], stages: [], steps: {}, phases: {},
    sides: {}, seats: {}, chart: null, icons: {}, colours: {}, stats: {}, needed: {}, needed_at: {}, seals: {}, tokens: {}, joker: "", notes: {}, orders: [], disc_label: "", discs: {},
    families: {}, palettes: {}, faces: {}, samples: {}, ...given,
  };
}

export class Book {
  readonly layout: Layout;
  readonly looks: Looks;
  readonly labels: Record<string, string>;
  readonly game: string;
  readonly #sections: Record<string, string>;
  #cards = new Map<string, CardOut>();
  #sides = new Map<string, CardOut>();

  constructor(kit: Kit, cards: CardOut[]) {
    this.game = kit.game;
    this.layout = kit.layout as unknown as Layout;
    this.looks = looksOf(kit, this.layout);
    this.labels = kit.labels;
    this.#sections = kit.sections;
    for (const card of cards) {
      this.#cards.set(card.id, card);
      this.#sides.set(`${card.pack ?? ""} ${card.number ?? 0} ${card.kind}`, card);
    }
  }

  /** A word of the game: zone, stat, phase, kind; the last part of its name where there is none. */
  word(prefix: string, name: string): string {
    return this.labels[`${prefix}-${name.replaceAll("_", "-").replaceAll(".", "-")}`] ?? "";
  }

  zone(name: string): string {
    return capital(this.word("zone", name) || name);
  }

  stat(name: string): string {
    return this.word("stat", name) || this.word("token", name) || this.word("ui", name) || name;
  }

  /** A number in a word, where its sign stands beside it. */
  short(name: string): string {
    return this.word("short", name) || this.stat(name);
  }

  /** What a player's dial counts: a player's threat is not a card's. */
  dial(name: string): string {
    return this.word("ui", name) || this.stat(name);
  }

  /** A total of the table in words, with its number. */
  total(name: string, number: number): string {
    const said = this.say(this.layout.totals[name]?.[0] ?? "");
    return said ? said.replace("#", String(number)) : `${this.stat(name)} ${number}`;
  }

  /** What the section of a clause is called in the rules. */
  clause(id: string): string {
    return this.#sections[id] ?? this.#sections[id.replace(/\.[^.]*$/, "")] ?? "";
  }

  /** The words of a message of the game without arguments. */
  say(id: string): string {
    return this.labels[id] ?? "";
  }

  /** The printed card of a piece, the side that acts. */
  printed(piece: Piece): CardOut | undefined {
    const card = piece.card ? this.#cards.get(piece.card) : undefined;
    if (!card || !piece.kind || card.kind === piece.kind) return card;
    return this.#sides.get(`${card.pack ?? ""} ${card.number ?? 0} ${piece.kind}`) ?? card;
  }

  card(id: string): CardOut | undefined {
    return this.#cards.get(id);
  }

  picture(piece: Piece): Picture {
    const face = this.looks.faces[`${piece.card} ${piece.kind}`] ?? this.looks.faces[`${piece.card?.replace(/[a-z]$/, "a")} ${piece.kind}`];
    if (!face) return PLAIN;
    const [emblem, palette, motif, family, disc] = face;
    const [fill, on, icon] = this.looks.families[family] ?? [PLAIN.fill, PLAIN.on, ""];
    return { emblem: emblem || PLAIN.emblem, palette: this.looks.palettes[palette] ?? PLAIN.palette, motif: motif || PLAIN.motif, fill, on, icon, disc: this.looks.discs[disc] ?? null };
  }

  /** The type of a piece in words. */
  type(piece: Piece): string {
    return this.printed(piece)?.type || capital(this.word("kind", piece.kind ?? ""));
  }

  /** Whether a piece has numbers to show. */
  numbered(piece: Piece): boolean {
    return (this.looks.stats[piece.kind ?? ""] ?? []).some((stat) => piece.values?.[stat] !== undefined);
  }

  /** The numbers that a piece shows. */
  stats(piece: Piece): Shown[] {
    const printed = this.printed(piece)?.stats ?? {};
    const laid = piece.exhausted !== undefined;
    const shown: Shown[] = [];
    for (const stat of this.looks.stats[piece.kind ?? ""] ?? []) {
      const value = piece.values?.[stat];
      if (value === undefined || (laid && this.layout.quiet.includes(stat))) continue;
      const base = Number(printed[stat] ?? value);
      const change = Number.isNaN(base) ? 0 : value - base;
      const lost = piece.tokens?.[this.layout.left[stat] ?? ""] ?? 0;
      const gained = piece.tokens?.[this.layout.added[stat] ?? ""] ?? 0;
      const goal = this.layout.reached[stat];
      if (goal) shown.push({ stat, text: String(piece.tokens?.[goal] ?? 0), of: String(value), change, hurt: false });
      else if (value || this.layout.zeros || gained || shown.length < 2) {
        shown.push({ stat, text: String(value - lost + gained), of: "", change: change + gained, hurt: lost > 0 });
      }
    }
    return shown;
  }

  /** The numbers of a piece that run out or fill up. */
  bars(piece: Piece): { stat: string; now: number; most: number; part: number; harm: boolean }[] {
    const found = [];
    for (const stat of this.looks.stats[piece.kind ?? ""] ?? []) {
      const most = piece.values?.[stat];
      const [left, goal] = [this.layout.left[stat], this.layout.reached[stat]];
      if (!most || (!left && !goal)) continue;
      const now = left ? most - (piece.tokens?.[left] ?? 0) : (piece.tokens?.[goal ?? ""] ?? 0);
      found.push({ stat, now, most, part: Math.min(Math.max(now / most, 0), 1), harm: !!left });
    }
    return found;
  }

  /** The number in the seal of a card. */
  seal(piece: Piece): string {
    const stat = this.looks.seals[piece.kind ?? ""];
    const value = stat ? piece.values?.[stat] : undefined;
    return value === undefined ? "" : String(value);
  }

  /** The tokens on a piece by their corner. */
  tokens(piece: Piece): { name: string; count: number; corner: string; fill: string; on: string; icon: string; mark: boolean }[] {
    const shown = [];
    for (const [name, count] of Object.entries(piece.tokens ?? {})) {
      if (this.layout.silent.includes(name)) continue;
      const [corner, fill, on] = this.looks.tokens[name] ?? ["ne", "#444c5e", "#ffffff"];
      shown.push({ name, count, corner, fill, on, icon: this.looks.icons[name] ?? "lucide:circle-dot", mark: name in this.layout.marks });
    }
    return shown;
  }
}

export function capital(text: string): string {
  return text ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;
}

const VOWELS = "аеєиіїоуюяыэёaeiouy";
const BREAK = new RegExp(`(?<=\\p{L}{2}[${VOWELS}])(?=[^${VOWELS}\\P{L}ьъй][${VOWELS}ь]\\p{L})`, "giu");

/** A name with soft hyphens in its long words, for places where it may not fit. */
export function soft(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => word.replace(BREAK, "\u00ad"));
}

/** A paragraph of a card's text: the words before its first colon that say when it works, and the rest. */
export function lead(paragraph: string): [string, string] {
  const [, before = "", after = paragraph] = /^([^.:«„"]{2,44}:)(\s.*)$/s.exec(paragraph) ?? [];
  return [before, after];
}
