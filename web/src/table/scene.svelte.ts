// What a table shows and what its person is doing: the frame, found by piece, and the gesture that is being made.
// Components read it and call its verbs; nothing else decides what glows and what a click means.
import { api } from "../lib/api";
import { loadIcons } from "../lib/icons.svelte";
import type { Answer, CardOut, Frame, Kit, LineOut, OptionOut, QuestionOut, SeatOut } from "../lib/wire";
import { t } from "../lib/words.svelte";
import { Book, capital, type Area, type Piece } from "../cards/book";
import { Gathering } from "./gathering.svelte";

export interface Player {
  seat: number;
  person?: number;
  [name: string]: unknown;
}

export interface Where {
  piece: Piece;
  zone: string;
  /** The player whose zone it lies in; -1: the table's. */
  player: number;
}

/** A fight of two: the number that each has spent, the cards of this round, the harm of each round, this one last. */
export interface Duel {
  round: number;
  stat: string;
  sides: { player: number; piece: number; card: number; spent: number; exhausted: boolean; cancelled: boolean; harm: number[] }[];
}

/** What reaches the server; a replay has none of it. */
export interface Voice {
  choose(keys: string[], remember?: boolean): void;
  say(message: { type: string } & Record<string, unknown>): void;
  ask(message: { type: string } & Record<string, unknown>): Promise<Answer>;
  readonly connected: boolean;
  readonly kept: unknown;
}

export interface Group {
  verb: string;
  text: string;
  options: OptionOut[];
}

/** More options than this are grouped by what they do; fewer where there is little room and the hand shows them. */
const FEW = 6;
const FEWER = 4;

interface Bubble {
  kind: "why" | "derivation" | "menu" | "pile";
  at: HTMLElement;
  title: string;
  lines: string[];
  rule: string;
  cards: string[];
  options: OptionOut[];
  pieces: Piece[];
}

export class Scene {
  frame = $state.raw<Frame | null>(null);
  book = $state.raw<Book | null>(null);
  voice: Voice | null = null;
  seats = $state.raw<SeatOut[]>([]);
  lines = $state.raw<LineOut[]>([]);

  /** The card in the inspector. */
  shown = $state.raw<Piece | null>(null);
  /** The verb that filters what glows. */
  verb = $state("");
  /** The answers that are being gathered. */
  readonly gather = new Gathering(this);
  bubble = $state.raw<Bubble | null>(null);
  /** The option that is pointed at: its pieces are shown as targets. */
  pointed = $state.raw<OptionOut | null>(null);
  /** The card that a finger has tapped once to look at it. */
  tapped = $state<number | null>(null);
  /** The glowing piece that is pointed at: an arrow goes to it. */
  aimed = $state<number | null>(null);
  folded = $state(false);
  /** Whether there is little room. */
  narrow = $state(false);
  /** Whether there is as little as on a phone, upright or turned. */
  small = $state(false);
  /** Whether the screen is wide but as low as half a laptop's: the question stands beside the board. */
  short = $state(false);
  /** Whether all of the board is shown there, also what decides nothing now. */
  whole = $state(false);
  /** Whether height is scarce, as on a laptop. */
  low = $state(false);
  /** Whether what lies over the board is put aside: rows of harm, a duel. */
  aside = $state(false);
  away = $state(false);
  /** The player whose area is shown large; null: my own. */
  hand = $state<number | null>(null);

  constructor(voice: Voice | null = null) {
    this.voice = voice;
  }

  /** Read the game's kit and cards in the language of the page. */
  async load(game: string): Promise<void> {
    const [kit, cards] = await Promise.all([api.kit(game), api.cards(game), loadIcons(game)]);
    this.open(kit, cards);
  }

  open(kit: Kit, cards: CardOut[]): void {
    const first = !this.book;
    this.book = new Book(kit, cards);
    if (first && this.frame) this.gather.begin();
  }

  /** Show a frame. A gesture that was begun ends with its question. */
  show(frame: Frame): void {
    const before = this.frame;
    const known = before && this.where;
    this.frame = frame;
    if (known && before.at < frame.at) this.#notice(known);
    if (!before || before.at !== frame.at || before.question?.prompt !== frame.question?.prompt) {
      this.verb = "";
      this.pointed = null;
      this.aimed = null;
      this.tapped = null;
      this.remember = false;
      this.notes = new Map();
      this.#forecast();
      this.aside = false;
      if (!this.duel) this.away = false;
      this.gather.begin();
      if (this.bubble?.kind !== "pile") this.bubble = null;
      const about = frame.question?.about?.map((id) => this.where.get(id)?.piece).find((piece) => piece?.card);
      if (about) this.shown = about;
      this.#land();
    }
  }

  /** What came into sight on the table since my last choice. */
  revealed = $state.raw<Piece[]>([]);
  #notice(known: Map<number, Where>): void {
    const hidden = new Set([...(this.book?.layout.hand ?? []), ...(this.book?.layout.player_piles ?? [])]);
    const fresh = [...this.where.values()].filter(({ piece, zone }) => piece.card && !hidden.has(zone) && !known.get(piece.id ?? -1)?.piece.card);
    const here = this.revealed.filter((piece) => this.where.has(piece.id ?? -1));
    if (fresh.length || here.length !== this.revealed.length) this.revealed = [...here, ...fresh.map(({ piece }) => piece)];
  }

  /** Whether the answer is to be given whenever the same question comes again. */
  remember = $state(false);
  rememberable = $derived.by(() => !!this.question && !this.question.series && this.outs.length > 0);

  /** What would follow from each option, as far as that can be known; asked for when a question stays a moment. */
  notes = $state.raw(new Map<string, string[]>());
  /** What follows from every answer tells nothing: it is left out, once all are known. */
  #told = $derived.by(() => {
    const told = new Map<string, string>();
    if (this.notes.size < this.options.length) return told;
    const all = [...this.notes.values()];
    const goal = this.#goal();
    for (const option of this.options) {
      const named = [...(option.pieces ?? []), ...this.about].map((id) => this.where.get(id)).filter((there) => !!there);
      // That a card leaves the hand when it is played need not be told.
      const leaves = named.filter((there) => this.book?.layout.hand.includes(there.zone)).map((there) => `${there.piece.name} → `);
      const lines = (this.notes.get(option.key) ?? []).filter((line) => (all.length < 2 || !all.every((other) => other.includes(line))) && line !== `${this.#title(option)}${goal}` && !leaves.some((start) => line.startsWith(start)));
      const own = (line: string) => named.some((there) => line.startsWith(there.piece.name ?? "?"));
      told.set(option.key, [...lines.filter(own), ...lines.filter((line) => !own(line))].slice(0, 2).join(" · ").replace(/(\d)–(\d)/g, "$1\u2060–\u2060$2"));
    }
    return told;
  });
  /** Where the cards of all answers would go alike: that tells nothing, unless it is a pile. */
  #goal(): string {
    const goals = this.options.filter((option) => this.#title(option)).map((option) => {
      const start = `${this.#title(option)} → `;
      return this.notes.get(option.key)?.find((line) => line.startsWith(start))?.slice(start.length - 3);
    });
    const piles = [...(this.book?.layout.piles ?? []), ...(this.book?.layout.player_piles ?? [])].map((zone) => ` → ${this.book?.zone(zone)}`);
    const [goal] = goals;
    return goal && goals.length > 1 && goals.every((other) => other === goal) && !piles.includes(goal) ? goal : "";
  }
  note(option: OptionOut): string {
    return option.note || (this.#told.get(option.key) ?? "");
  }
  #forecast(): void {
    clearTimeout(this.#waiting);
    const question = this.question;
    if (!question || question.window || question.series || this.options.length > FEW || this.gather.gesture !== "choice") return;
    const at = this.frame?.at ?? 0;
    this.#waiting = setTimeout(() => {
      for (const option of this.options) {
        const told = (lines: string[]) => {
          if (this.frame?.at === at) this.notes = new Map(this.notes).set(option.key, lines);
        };
        this.voice?.ask({ type: "preview", at, key: option.key }).then((answer) => told(answer.lines ?? []), () => told([]));
      }
    }, 220);
  }
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Where a card was dropped on a target that only the next question offers: answer it. */
  #land(): void {
    const onto = this.#onto;
    this.#onto = null;
    const options = onto === null ? [] : (this.legal.get(onto) ?? []);
    const [only] = options;
    if (options.length === 1 && only && this.gather.gesture === "choice") queueMicrotask(() => this.choose(only));
  }

  view = $derived((this.frame?.view ?? {}) as Record<string, unknown>);
  table = $derived((this.view["table"] ?? {}) as Record<string, unknown>);
  zones = $derived((this.view["zones"] ?? {}) as Record<string, unknown>);
  players = $derived((this.view["players"] ?? []) as Player[]);
  question = $derived<QuestionOut | null>(this.frame?.question ?? null);
  phase = $derived(String(this.table["phase"] ?? ""));
  /** The numbers that matter in this phase. */
  needed = $derived.by(() => this.book?.looks.needed[this.phase] ?? this.book?.looks.needed[""] ?? []);
  /** Two numbers that are weighed against each other in this phase. */
  gauge = $derived.by(() => this.book?.looks.gauges.find((gauge) => gauge.phase === this.phase));
  /** Two who fight, where the table tells of them. */
  duel = $derived((this.table["duel"] ?? null) as Duel | null);

  /** The players that this person plays. */
  mine = $derived.by(() => {
    const seat = this.frame?.seat;
    if (seat === null || seat === undefined) return [];
    return this.seats.find((s) => s.seat === seat)?.players ?? this.players.filter((p) => (p.person ?? p.seat) === seat).map((p) => p.seat);
  });

  /** The player whose area is nearest: the one who is asked, if that is mine, else my first; of a spectator the first. */
  me = $derived.by(() => {
    if (this.hand !== null) return this.hand;
    const asked = this.question?.player;
    return asked !== undefined && this.mine.includes(asked) && this.mine.length === 1 ? asked : (this.mine[0] ?? 0);
  });

  /** Every piece in sight, by id. */
  where = $derived.by(() => {
    const found = new Map<number, Where>();
    const look = (zones: Record<string, unknown>, player: number) => {
      for (const [zone, content] of Object.entries(zones)) {
        for (const piece of cardsOf(content)) if (piece.id !== null) found.set(piece.id, { piece, zone, player });
      }
    };
    look(this.zones, -1);
    for (const player of this.players) look(player, player.seat);
    return found;
  });

  /** What lies on each piece. */
  on = $derived.by(() => {
    const lying = new Map<number, Where[]>();
    for (const there of this.where.values()) {
      const host = there.piece.attached_to ?? -1;
      if (host < 0) continue;
      const list = lying.get(host);
      if (list) list.push(there);
      else lying.set(host, [there]);
    }
    return lying;
  });

  /** The pieces of a zone that lie on no other card that is in sight. */
  lying(zone: string, player = -1): Piece[] {
    const content = player < 0 ? this.zones[zone] : this.players[player]?.[zone];
    return cardsOf(content).filter((piece) => {
      const host = piece.attached_to ?? -1;
      return host < 0 || !this.where.has(host);
    });
  }

  /** How many cards a zone has. */
  count(zone: string, player = -1): number {
    const content = (player < 0 ? this.zones[zone] : this.players[player]?.[zone]) as unknown;
    if (Array.isArray(content)) return content.length;
    return (content as { count?: number } | undefined)?.count ?? 0;
  }

  /** A number of the table: "points.free". */
  number(name: string): number {
    let found: unknown = this.table;
    for (const part of name.split(".")) found = (found as Record<string, unknown> | undefined)?.[part];
    return Number(found ?? 0);
  }

  name(player: number): string {
    for (const seat of this.seats) {
      const at = seat.players.indexOf(player);
      if (at >= 0) return seat.names?.[at] ?? seat.holder ?? "";
    }
    return "";
  }

  /** The side that a player is on, as the looks tell of it. */
  sideOf(player: number): [string, string, string] | undefined {
    const side = (this.table["teams"] as string[] | undefined)?.[player];
    return side ? this.book?.looks.sides[side] : undefined;
  }

  /** What a player is known by: an icon and a colour, their own, else those of their side, else of their first card. */
  face(player: number): { icon: string; colour: string } {
    const book = this.book;
    const side = this.sideOf(player);
    const role = (this.table["players"] as string[] | undefined)?.[player] ?? String(player);
    const lead =
      [...this.where.values()].find((there) => there.piece.at !== undefined && there.piece.controller === player && book?.looks.stats[there.piece.kind ?? ""])?.piece ??
      this.lying(book?.looks.strip[0] ?? "", player).find((piece) => piece.card);
    const picture = lead && book?.picture(lead);
    return { icon: book?.looks.seats[role] ?? side?.[1] ?? picture?.emblem ?? "lucide:user", colour: side?.[2] ?? picture?.fill ?? "var(--border-control)" };
  }

  seatOf(player: number): SeatOut | undefined {
    return this.seats.find((seat) => seat.players.includes(player));
  }

  // Choices

  options = $derived<OptionOut[]>(this.question?.options ?? []);
  outs = $derived(this.options.filter((option) => option.out));
  rest = $derived(this.options.filter((option) => !option.out));

  /** Whether a choice can be made now. */
  free = $derived.by(() => !!this.question && !!this.voice && !this.voice.kept);

  groups = $derived.by<Group[]>(() => {
    const held = this.rest.every((option) => this.book?.layout.hand.includes(this.where.get(option.pieces?.[0] ?? -1)?.zone ?? ""));
    if (this.rest.length <= (this.narrow && held ? FEWER : FEW)) return [];
    const byVerb = new Map<string, OptionOut[]>();
    for (const option of this.rest) {
      const list = byVerb.get(option.verb);
      if (list) list.push(option);
      else byVerb.set(option.verb, [option]);
    }
    return [...byVerb].map(([verb, options]) => ({ verb, options, text: options.length > 1 ? shared(options.map((o) => o.text)) : (options[0]?.text ?? "") }));
  });

  /** The cards' names, where a question asks for one of several cards and its answers differ in nothing else. */
  #named = $derived.by(() => {
    const about = this.groups.length > 1 || this.question?.window ? [] : this.rest.filter((option) => option.pieces?.length);
    const alike = about.length > 1 && about.every((option) => option.verb === about[0]?.verb && option.pieces?.length === 1);
    const names = new Map(about.map((option) => [option.key, this.#title(option)]));
    return alike && new Set(names.values()).size === about.length ? names : new Map<string, string>();
  });
  #title = (option: OptionOut) => this.where.get(option.pieces?.[0] ?? -1)?.piece.name ?? "";

  /** What a way costs that leads from where I stand to the place of an answer. */
  #price(option: OptionOut): string {
    const [go, or] = this.book?.looks.chart?.go ?? [];
    if (!go || option.verb !== go) return "";
    const card = (id: number | undefined) => this.where.get(id ?? -1)?.piece.card ?? "";
    const to = card(option.pieces?.[0]);
    const from = [...this.where.values()].filter(({ piece }) => piece.at !== undefined && this.mine.includes(piece.controller ?? -2)).map(({ piece }) => card(piece.at));
    const way = this.book?.layout.map?.ways.find(({ ends }) => ends.includes(to) && ends.some((end) => end !== to && from.includes(end)));
    if (!way) return "";
    const sign = capital(this.book?.say(way.icon) ?? "");
    return this.book?.looks.chart?.ways[way.icon]?.[0] ? `${sign} ${this.book.say(or ?? "")} ${way.number}` : sign;
  }

  /** An answer in a word or two and what belongs to it, where that will do: the whole is told while it is pointed at.
   * Where nothing can be pointed at, only what the question says is left out. */
  brief(option: OptionOut, words = true): { text: string; card: string } {
    const price = this.#price(option);
    if (price) return { text: this.#title(option), card: price };
    const text = words && this.book?.word("brief", option.verb);
    return text ? { text, card: this.#title(option) } : { text: this.#named.get(option.key) || option.text, card: "" };
  }

  /** Whether all these answers glow before me or on the table, so that no list of them is needed. */
  inSight(options: OptionOut[]): boolean {
    return options.every((option) => (option.pieces ?? []).some((id) => {
      const there = this.where.get(id);
      return !!there && [-1, this.me].includes(there.player) && !this.searched.includes(there.piece);
    }));
  }

  /** The options that glow now. */
  live = $derived(this.verb ? this.rest.filter((option) => option.verb === this.verb) : this.rest);

  /** The pieces that glow, with the options that hold each. */
  legal = $derived.by(() => {
    const glowing = new Map<number, OptionOut[]>();
    if (!this.question || !this.voice) return glowing;
    for (const option of this.live) {
      for (const piece of [...(option.pieces ?? []), ...(option.twins ?? [])]) {
        const list = glowing.get(piece);
        if (list) list.push(option);
        else glowing.set(piece, [option]);
      }
    }
    return glowing;
  });

  /** The zones whose cards lie open on the board or in a hand. */
  #open = $derived.by(() => {
    const book = this.book;
    return new Set(book ? [...book.looks.rows.flat().filter((area) => area.kind !== "piles").flatMap((area) => area.zones), ...book.looks.strip, ...book.layout.hand] : []);
  });

  /** What glows but lies in a pile or a deck: cards that are searched. */
  searched = $derived.by(() => {
    const found: Piece[] = [];
    for (const id of this.legal.keys()) {
      const there = this.where.get(id);
      if (!there || this.#open.has(there.zone) || there.piece.at !== undefined) continue;
      if (!this.where.has(there.piece.attached_to ?? -1)) found.push(there.piece);
    }
    return found;
  });

  about = $derived(new Set(this.question?.about ?? []));

  /** Whether the board shows only what the question is about: it is low, and something on it glows. */
  folding = $derived.by(() => this.short && [...this.legal.keys()].some((id) => !this.book?.layout.hand.includes(this.where.get(id)?.zone ?? this.book.layout.hand[0] ?? "")));
  /** Whether the question is about something in an area; what is mine or faces me always counts. */
  concerns(area: Area): boolean {
    if (!["zone", "piles", "others"].includes(area.kind)) return true;
    const meant = [...this.legal.keys(), ...this.about].map((id) => this.where.get(id));
    return meant.some((there) => there && (area.kind === "others" ? ![-1, this.me].includes(there.player) : there.player === -1 && area.zones.includes(there.zone)));
  }

  /** The card that does something to me, which the question answers: the words for it, and the number that counts. */
  foe = $derived.by<{ piece: Piece; message: string; stat: string } | null>(() => {
    const [message = "", stat = ""] = this.options.map((option) => this.book?.looks.notes[option.verb]).find(Boolean) ?? [];
    const piece = this.question?.about?.map((id) => this.where.get(id)?.piece).find((there) => there?.card);
    return message && piece ? { piece, message, stat } : null;
  });

  /** The card in the inspector: the one last looked at, else the last one that was told of, else one that glows. */
  inspected = $derived.by<Piece | null>(() => {
    if (this.shown) return this.shown;
    const seen = [...this.where.values()].map((there) => there.piece).filter((piece) => piece.card);
    const told = this.lines.slice(-40).toReversed().flatMap((line) => line.cards ?? []);
    const last = told.find((card) => seen.some((piece) => piece.card === card));
    if (last) return seen.find((piece) => piece.card === last) ?? null;
    return seen.find((piece) => this.legal.has(piece.id ?? -1)) ?? seen[0] ?? null;
  });

  /** The state of a piece: selected, target, legal, or nothing. */
  state(piece: Piece): "" | "legal" | "selected" | "target" {
    if (piece.id === null) return "";
    const options = this.legal.get(piece.id);
    if (this.gather.on(piece.id)) return "selected";
    if (this.pointed?.pieces?.includes(piece.id)) return "target";
    if (options) return "legal";
    if (!this.about.has(piece.id) || !this.question) return "";
    // What is mine was picked before, and the question is what becomes of it.
    return this.gather.gesture === "choice" && this.mine.includes(piece.controller ?? -1) ? "selected" : "target";
  }

  choose(option: OptionOut, remember = false): void {
    if (!this.free) return;
    this.bubble = null;
    if (option.out && this.gather.gesture === "toggle") this.gather.confirm();
    else if (option.out || this.gather.gesture === "choice") this.send([option.key], remember || this.remember);
    else this.gather.touch(option);
  }

  send(keys: string[], remember = false): void {
    if (!this.free || !keys.length) return;
    this.bubble = null;
    this.revealed = [];
    this.voice?.choose(keys, remember);
  }

  /** Take back my last choice; together the others have to agree. */
  takeBack(): void {
    this.voice?.say({ type: "undo", at: this.frame?.at ?? 0 });
  }

  /** The card of mine that I look at before I lay it in secret: pointed at, focused, or tapped once. */
  weighed = $derived.by<Piece | null>(() => {
    if (!this.duel || this.question?.kind !== "lay") return null;
    const [id] = this.pointed?.pieces ?? [this.shown?.id ?? -1];
    return this.legal.has(id ?? -1) ? (this.where.get(id ?? -1)?.piece ?? null) : null;
  });

  /** What happens when a piece is clicked or dropped upon. */
  touch(piece: Piece, at: HTMLElement, finger = false): void {
    if (piece.card || piece.kind) this.shown = piece;
    if (piece.id === null || !this.free) return;
    // A finger cannot point without pressing: its first tap only looks.
    if (finger && this.weighed?.id === piece.id && this.tapped !== piece.id) {
      this.tapped = piece.id;
      return;
    }
    const options = this.legal.get(piece.id) ?? [];
    const [only] = options;
    const gathered = ["toggle", "pay", "assign"].includes(this.gather.gesture);
    if (gathered && only) this.gather.touch(options.find((option) => this.gather.count(option)) ?? only, piece.id);
    else if (options.length === 1 && only) this.choose(only);
    else if (options.length) this.bubble = { ...EMPTY, kind: "menu", at, title: piece.name ?? "", options };
    else void this.whyNot(piece, at);
  }

  /** The card of a piece, large. */
  zoomed = $state.raw<Piece | null>(null);
  zoom(piece: Piece): void {
    if (piece.card || piece.kind) this.zoomed = this.shown = piece;
  }

  /** A piece was dropped on another, or on the board. Where the first answer asks for a target, that is the second. */
  drop(piece: Piece, onto: number | null, at: HTMLElement): void {
    if (piece.id === null || !this.free) return;
    const options = this.legal.get(piece.id) ?? [];
    const both = options.filter((option) => onto !== null && option.pieces?.includes(onto));
    const meant = both.length ? both : options;
    const [only] = meant;
    if (meant.length > 1) this.bubble = { ...EMPTY, kind: "menu", at, title: piece.name ?? "", options: meant };
    else if (only) {
      this.#onto = onto !== null && !both.length ? onto : null;
      this.choose(only);
    }
  }
  #onto: number | null = null;

  async whyNot(piece: Piece, at: HTMLElement): Promise<void> {
    if (!this.voice || piece.id === null || !this.question) return;
    const answer = await this.voice.ask({ type: "why_not", piece: piece.id }).catch(() => null);
    if (answer) this.bubble = { ...EMPTY, kind: "why", at, title: piece.name ?? "", lines: answer.lines ?? [], rule: answer.rule ?? "", cards: answer.cards ?? [] };
  }

  async explain(piece: Piece, stat: string, at: HTMLElement): Promise<void> {
    if (!this.voice || piece.id === null) return;
    const answer = await this.voice.ask({ type: "explain", piece: piece.id, stat }).catch(() => null);
    const lines = answer?.lines ?? [];
    const sum = lines.length > 1 ? [t("derivation-sum", { number: piece.values?.[stat] ?? 0 })] : [];
    if (answer) this.bubble = { ...EMPTY, kind: "derivation", at, title: `${piece.name ?? ""}: ${this.book?.stat(stat) ?? stat}`, lines: [...lines, ...sum], rule: answer.rule ?? "" };
  }

  openPile(zone: string, player: number, at: HTMLElement): void {
    const content = player < 0 ? this.zones[zone] : this.players[player]?.[zone];
    this.openPieces(this.book?.zone(zone) ?? zone, cardsOf(content), at);
  }

  openPieces(title: string, pieces: Piece[], at: HTMLElement): void {
    this.bubble = { ...EMPTY, kind: "pile", at, title, pieces };
  }
}

const EMPTY: Omit<Bubble, "kind" | "at"> = { title: "", lines: [], rule: "", cards: [], options: [], pieces: [] };

/** The cards of a zone in a view: a list, or what is known of a deck. */
export function cardsOf(content: unknown): Piece[] {
  if (Array.isArray(content)) return content.filter((piece): piece is Piece => typeof piece === "object" && piece !== null && "id" in piece);
  const known = (content as { known?: unknown } | null | undefined)?.known;
  return Array.isArray(known) ? (known as Piece[]) : [];
}

/** The words that all these texts begin with. */
function shared(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const [first = []] = split;
  let length = 0;
  while (length < first.length - 1 && split.every((words) => words[length] === first[length])) length++;
  return first.slice(0, Math.max(length, 1)).join(" ");
}
