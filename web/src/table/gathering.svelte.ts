// One gesture for one intention: answers that are gathered, changed, and sent at one go. What is proposed is filled in.
import type { OptionOut, QuestionOut } from "../lib/wire";
import type { Piece } from "../cards/book";
import type { Scene } from "./scene.svelte";
import { cheapest, fill, gives, leastLoss, most } from "./slots";

export type Gesture = "choice" | "toggle" | "pay" | "assign" | "order" | "number";

/** An answer that was picked, and the piece it was picked with: several equal ones share an answer. */
export interface Pick {
  key: string;
  piece: number;
}

/** So many numbers are buttons; more are a stepper. */
const BUTTONS = 2;

export class Gathering {
  picks = $state.raw<Pick[]>([]);
  /** The number that the stepper shows. */
  at = $state(0);
  #scene: Scene;
  #finishing: QuestionOut | null = null;
  #later: string[] = [];
  #plan: Pick[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  gesture = $derived.by<Gesture>(() => {
    const { question, rest, outs } = this.#scene;
    const slots = question?.slots ?? [];
    if (!question || !rest.length) return "choice";
    if (question.kind === "pay" && (slots.length > 1 || (question.purpose === "price" && (slots.length || outs.length)))) return "pay";
    if (rest.length > BUTTONS && rest.every((option) => option.number !== undefined && option.number !== null)) return "number";
    if (rest.length > 1 && !outs.length && rest.every((option) => this.#scene.book?.looks.orders.includes(option.verb))) return "order";
    if (slots.length > 1 && rest.some((option) => most(option) > 1) && rest.every((option) => this.bearer(option))) return "assign";
    const several = slots.length > 1 || (question.series && (slots.length > 0 || outs.length === 1));
    return several && outs.length < 2 && rest.every((option) => (option.pieces?.length ?? 0) < 2) ? "toggle" : "choice";
  });

  /** The numbers that can be chosen, the least first. */
  numbers = $derived.by(() => this.#scene.rest.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)));
  slots = $derived.by<readonly string[]>(() => this.#scene.question?.slots ?? []);
  /** The answers that were picked, in their order. */
  options = $derived(this.picks.map((pick) => this.#scene.rest.find((option) => option.key === pick.key)).filter((option) => option !== undefined));
  given = $derived(this.options.flatMap((option) => [...gives(option)]));
  filled = $derived.by(() => fill(this.slots, this.given, this.#scene.book?.looks.joker ?? ""));
  /** How many slots can be filled at all. */
  wanted = $derived.by(() => Math.min(this.slots.length, this.#scene.rest.reduce((sum, option) => sum + most(option) * gives(option).length, 0)));
  /** How many slots are filled. */
  paid = $derived(this.filled.slots.filter((what) => what !== null).length);
  full = $derived(this.paid >= this.wanted);
  /** Whether it can be sent as it stands. */
  ready = $derived.by(() => {
    const { outs } = this.#scene;
    if (this.gesture === "pay") return this.full && (this.picks.length > 0 || outs.length === 1);
    if (this.gesture === "toggle" || this.gesture === "assign") return outs.length === 1 || this.full;
    return true;
  });

  /** What is paid for: the card that a price is asked for. */
  subject = $derived.by<Piece | undefined>(() => {
    const { question, where } = this.#scene;
    return this.gesture === "pay" ? (question?.about ?? []).map((id) => where.get(id)?.piece).find((piece) => piece?.card) : undefined;
  });
  /** Whether what is paid for comes from a hand. */
  played = $derived.by(() => {
    const { book, where } = this.#scene;
    return !!this.subject && !!book?.layout.hand.includes(where.get(this.subject.id ?? -1)?.zone ?? "");
  });
  /** Whether what is picked is what was proposed. */
  proposed = $derived.by(() => {
    const keys = (picks: readonly Pick[]) => picks.map((pick) => pick.key).sort().join();
    return this.gesture !== "toggle" && this.picks.length > 0 && keys(this.proposal()) === keys(this.picks);
  });

  /** Who can be harmed by an option: a piece with a number that runs out. */
  bearer(option: OptionOut): { piece: Piece; stat: string; now: number; most: number } | null {
    const there = this.#scene.where.get(option.pieces?.[0] ?? -1);
    const bar = there && this.#scene.book?.bars(there.piece).find((each) => each.harm);
    return there && bar ? { piece: there.piece, stat: bar.stat, now: bar.now, most: bar.most } : null;
  }

  count(option: OptionOut): number {
    return this.picks.filter((pick) => pick.key === option.key).length;
  }

  /** What the picks add to a total of the table. */
  adds(total: string): number {
    const { book, rest, where } = this.#scene;
    let sum = 0;
    for (const option of rest) {
      const [to, stat] = book?.layout.sums[option.verb] ?? ["", ""];
      if (to === total) sum += this.count(option) * (where.get(option.pieces?.[0] ?? -1)?.piece.values?.[stat] ?? 0);
    }
    return sum;
  }

  /** How often a piece was picked. */
  on(piece: number): number {
    return this.picks.filter((pick) => pick.piece === piece).length;
  }

  /** Whether one more can be picked. */
  open(option: OptionOut): boolean {
    const capped = this.slots.length > 0 && !(this.gesture === "toggle" && this.#scene.question?.series);
    return this.count(option) < most(option) && !(capped && this.full);
  }

  add(option: OptionOut, piece = option.pieces?.[0] ?? -1): void {
    if (this.open(option)) this.picks = [...this.picks, { key: option.key, piece }];
  }

  drop(option: OptionOut, piece?: number): void {
    const at = this.picks.findLastIndex((pick) => pick.key === option.key && (piece === undefined || pick.piece === piece));
    if (at >= 0) this.picks = this.picks.toSpliced(at, 1);
  }

  /** A piece was tapped: it joins; where it can join no more often, it is put back. */
  touch(option: OptionOut, piece = option.pieces?.[0] ?? -1): void {
    const held = this.on(piece);
    const limit = Math.max(1, Math.floor(most(option) / (1 + (option.twins?.length ?? 0))));
    if (held < limit && this.open(option)) this.add(option, piece);
    else if (held) this.release(piece);
    else if (this.gesture === "pay") this.#exchange(option, piece);
  }

  /** All is paid and another source was tapped: it takes the place of what it makes superfluous. */
  #exchange(option: OptionOut, piece: number): void {
    const joker = this.#scene.book?.looks.joker ?? "";
    const options = [...this.options];
    const picks = [...this.picks];
    for (let i = 0; i < picks.length; ) {
      const without = options.toSpliced(i, 1);
      if (fill(this.slots, [...without, option].flatMap(gives), joker).slots.includes(null)) i++;
      else {
        options.splice(i, 1);
        picks.splice(i, 1);
      }
    }
    if (picks.length < this.picks.length) this.picks = [...picks, { key: option.key, piece }];
  }

  /** A source gives nothing any more. */
  release(piece: number): void {
    this.picks = this.picks.filter((pick) => pick.piece !== piece);
  }

  clear(): void {
    this.picks = [];
  }

  /** All that can be picked, or what is proposed. */
  all(): void {
    if (this.gesture === "toggle") {
      const every = this.#scene.live.flatMap((option) => [...(option.pieces ?? []), ...(option.twins ?? [])].map((piece) => ({ key: option.key, piece })));
      this.picks = this.slots.length && !this.#scene.question?.series ? every.slice(0, this.wanted) : every;
    } else this.picks = this.proposal();
  }

  proposal(): Pick[] {
    const { rest, book } = this.#scene;
    const as = (option: OptionOut): Pick => ({ key: option.key, piece: option.pieces?.[0] ?? -1 });
    if (this.gesture === "pay") return cheapest(rest, this.slots, book?.looks.joker ?? "", (option) => this.#dear(option)).map(as);
    if (this.gesture === "order") return rest.map(as);
    if (this.gesture !== "assign") return [];
    const shares = leastLoss(rest.map((option) => ({ left: most(option), dear: this.bearer(option)?.piece.values?.["cost"] ?? 99 })), this.wanted);
    return rest.flatMap((option, i) => Array.from({ length: shares[i] ?? 0 }, () => as(option)));
  }

  /** What paying with an option costs besides: a card of the hand is lost. */
  #dear(option: OptionOut): number {
    const there = this.#scene.where.get(option.pieces?.[0] ?? -1);
    return there && this.#scene.book?.layout.hand.includes(there.zone) ? 1 : 0;
  }

  /** Move an entry of the order. */
  move(from: number, to: number): void {
    if (to < 0 || to >= this.picks.length) return;
    const picks = this.picks.toSpliced(from, 1);
    picks.splice(to, 0, this.picks[from]!);
    this.picks = picks;
  }

  /** Send what was gathered. */
  confirm(): void {
    const scene = this.#scene;
    const keys = this.picks.map((pick) => pick.key);
    const [done] = scene.outs;
    if (this.gesture === "number") {
      const option = this.numbers[this.at];
      if (option) scene.send([option.key]);
    } else if (this.gesture === "order") {
      this.#plan = this.picks.slice(1);
      scene.send(keys.slice(0, 1));
    } else {
      // Where nothing is left to pick the question ends by itself, unless the game asks even that.
      const all = keys.length > 0 && (this.gesture === "toggle" && this.slots.length && !scene.question?.series ? this.full : keys.length === scene.rest.reduce((sum, option) => sum + most(option), 0));
      this.#finishing = scene.question;
      const asked = done ? keys.length : this.#asked();
      this.#later = keys.slice(asked);
      scene.send(done && !all ? [...keys, done.key] : keys.slice(0, asked));
    }
  }

  /** How many of the picks are asked for: where one answer is left, or all that are left are wanted, nobody asks. */
  #asked(): number {
    const room = new Map(this.#scene.rest.map((option) => [option.key, most(option)]));
    for (const [i, pick] of this.picks.entries()) {
      const left = [...room.values()].filter((times) => times > 0);
      if (i && left.length < 2) return i;
      room.set(pick.key, (room.get(pick.key) ?? 1) - 1);
    }
    return this.picks.length;
  }

  /** A new question: begin with what is proposed; go on with what was begun. */
  begin(): void {
    const { question, outs, rest } = this.#scene;
    const before = this.#finishing;
    const later = this.#later;
    this.#finishing = null;
    this.#later = [];
    this.at = Math.max(rest.length - 1, 0);
    this.picks = this.gesture === "choice" || this.gesture === "toggle" || this.gesture === "number" ? [] : this.proposal();
    const [done] = outs;
    const same = !!question && !!before && before.kind === question.kind && before.about?.join() === question.about?.join();
    if (same && later.length && rest.some((option) => option.key === later[0])) queueMicrotask(() => this.#scene.send(later));
    else if (done && outs.length === 1 && same && !question.slots?.length && question.picked?.length) queueMicrotask(() => this.#scene.send([done.key]));
    else if (question) this.#follow();
  }

  /** Answer the next of an order that was given, while the same wait for it. */
  #follow(): void {
    const { rest } = this.#scene;
    if (!this.#plan.length || !rest.every((option) => this.#scene.book?.looks.orders.includes(option.verb))) return;
    const waiting = new Set(rest.map((option) => option.pieces?.[0] ?? -1));
    const [next, ...later] = this.#plan;
    const option = rest.find((each) => each.pieces?.[0] === next?.piece);
    const same = waiting.size === this.#plan.length && this.#plan.every((pick) => waiting.has(pick.piece));
    this.#plan = same ? later : [];
    if (same && option) queueMicrotask(() => this.#scene.send([option.key]));
  }
}
