// The socket of a table: it comes back by itself, and the one choice that was not yet acknowledged is sent again under
// the same name, so that it happens once. The choice is kept in session storage: a reload loses nothing.
import type { Answer, AnyOutgoing, Frame, LineOut, Presence, Refused, Said, SeatOut } from "./wire";
import type { Lang } from "./words.svelte";

type Asked = { done: (answer: Answer) => void; refused: (refusal: Refused) => void };
type Kept = { at: number; keys: string[]; once: string; remember: boolean };
/** A message without its number: `{type: "why_not", piece: 3}`. */
export type Message = { type: string } & Record<string, unknown>;

/** A name that nobody else gives. */
export function unique(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableSocket {
  /** The newest frame. */
  frame = $state.raw<Frame | null>(null);
  /** Every line of the log that has come, oldest first. */
  lines = $state.raw<LineOut[]>([]);
  said = $state.raw<Said[]>([]);
  seats = $state.raw<SeatOut[]>([]);
  watching = $state(0);
  connected = $state(false);
  /** Why the server will not have us: the socket stays closed. */
  ended = $state("");
  /** The last refusal that nobody asked for by name. */
  refused = $state.raw<Refused | null>(null);
  /** The choice that is on its way: nothing glows while it is. */
  kept = $state.raw<Kept | null>(null);
  /** How many choices are stored for good, as far as we were told. */
  stored = $state(0);

  #socket: WebSocket | null = null;
  #number = 0;
  #asked = new Map<number, Asked>();
  #choosing = 0;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly table: string, private lang: Lang, private seat: number | null = null) {
    this.kept = this.#read();
    this.#open();
  }

  get #place(): string {
    return `rulewright-kept-${this.table}`;
  }

  #read(): Kept | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }

  #keep(choice: Kept | null): void {
    this.kept = choice;
    try {
      if (choice) sessionStorage.setItem(this.#place, JSON.stringify(choice));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // kept as long as the page
    }
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ lang: this.lang });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = 250;
      this.connected = true;
      this.#sendKept();
    };
    socket.onmessage = (message) => this.#take(JSON.parse(message.data as string) as AnyOutgoing);
    socket.onclose = (close) => {
      this.connected = false;
      this.#asked.clear();
      if (this.#closed) return;
      if (close.code >= 4000 && close.code < 4500) {
        this.ended = close.reason || String(close.code);
        return;
      }
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, 8000);
    };
  }

  #take(message: AnyOutgoing): void {
    switch (message.type) {
      case "frame":
        this.#show(message);
        break;
      case "stored":
        this.stored = Math.max(this.stored, message.at);
        if (this.kept?.once === message.once) this.#keep(null);
        break;
      case "refused": {
        const asked = this.#asked.get(message.ask);
        this.#asked.delete(message.ask);
        if (asked) asked.refused(message);
        else {
          if (message.ask === this.#choosing) this.#keep(null);
          this.refused = message;
        }
        break;
      }
      case "answer":
        this.#asked.get(message.ask)?.done(message);
        this.#asked.delete(message.ask);
        break;
      case "said":
        this.said = [...this.said, message];
        break;
      case "presence":
        this.#present(message);
        break;
    }
  }

  #show(frame: Frame): void {
    // After an undo, or in another language, the log tells some lines anew.
    const before = frame.fresh ? [] : this.lines.filter((line) => line.n < (frame.kept ?? 0));
    this.lines = [...before, ...(frame.log ?? [])];
    this.stored = frame.at;
    this.seats = frame.seats ?? this.seats;
    this.frame = frame;
  }

  #present(presence: Presence): void {
    this.seats = presence.seats;
    this.watching = presence.watching;
  }

  #sendKept(): void {
    if (this.kept) this.#choosing = this.#send({ type: "choose", ...this.kept });
  }

  #send(message: Message): number {
    const ask = ++this.#number;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, ask }));
    return ask;
  }

  /** Answer the question that waits, with one key or several that are one gesture. A second press comes too late for a
   * question whose answer is stored, even before the next frame shows it. */
  choose(keys: string[], remember = false): void {
    const at = this.frame?.at;
    if (at === undefined || this.kept || this.stored > at) return;
    this.refused = null;
    this.#keep({ at, keys, once: unique(), remember });
    this.#sendKept();
  }

  /** Say something that only has an effect (`pass_until`, `stops`, `undo`, `consent`, `chat`, ...). */
  say(message: Message): void {
    this.refused = null;
    this.#send(message);
  }

  /** Ask something and wait for the answer (`why_not`, `explain`, `preview`, `log`). */
  ask(message: Message): Promise<Answer> {
    if (!this.connected) return Promise.reject(new Error("offline"));
    return new Promise((done, refused) => this.#asked.set(this.#send(message), { done, refused }));
  }

  /** Read on in another language: the position and the log come again in it. */
  speak(lang: Lang): void {
    if (lang === this.lang) return;
    this.lang = lang;
    this.lines = [];
    this.say({ type: "speak", lang });
  }

  /** Look from another seat that is mine. */
  look(seat: number | null): void {
    this.seat = seat;
    this.say({ type: "look", seat });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
