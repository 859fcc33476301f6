// Written by tools/wire_types.py from src/rulewright/server/wire.py and pages.py: change those, not this.


/** Answer the questions that wait, one after the other: one gesture. `at` is the choice that the client saw waiting. */
export interface Choose {
  type: "choose";
  at: number;
  keys: string[];
  once: string;
  remember?: boolean;
  ask?: number;
}

/** Pass for longer: choice, phase, change, round, stop (see docs/passing.md). */
export interface PassUntil {
  type: "pass_until";
  at: number;
  mode: string;
  once: string;
  ask?: number;
}

/** The phases in which passing ends. */
export interface Stops {
  type: "stops";
  phases: string[];
  ask?: number;
}

/** Take back all that was said about passing, and the remembered answers. */
export interface Forget {
  type: "forget";
  ask?: number;
}

/** Take back choices. Alone it happens; together it is asked of the others. */
export interface AskUndo {
  type: "undo";
  at: number;
  steps?: number;
  ask?: number;
}

/** Agree, or not, to what another person asks to be taken back. */
export interface Consent {
  type: "consent";
  agree: boolean;
  ask?: number;
}

/** Why is this not on offer? By a key that was typed, or for a piece of the view. */
export interface WhyNot {
  type: "why_not";
  key?: string;
  piece?: number | null;
  ask?: number;
}

/** How a value of a piece comes about, line by line. */
export interface Explain {
  type: "explain";
  piece: number;
  stat: string;
  ask?: number;
}

/** What would follow from an option, computed from what the seat may know. */
export interface Preview {
  type: "preview";
  at: number;
  key: string;
  ask?: number;
}

/** The language this connection reads from now on. */
export interface Speak {
  type: "speak";
  lang: string;
  ask?: number;
}

/** Look from another seat that is mine too; None: what all may see. */
export interface View {
  type: "look";
  seat?: number | null;
  ask?: number;
}

/** Lines of the log before those that the client has. */
export interface Log {
  type: "log";
  before: number;
  ask?: number;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  text: string;
  ask?: number;
}

/** A bot takes over a seat of mine, or gives it back. */
export interface Substitute {
  type: "substitute";
  seat: number;
  bot?: string | null;
  ask?: number;
}

/** An option: its key, its words, what it does, and the pieces that light up for it. */
export interface OptionOut {
  key: string;
  text: string;
  verb: string;
  pieces?: number[];
  note?: string;
  out?: boolean;
  twins?: number[];
  number?: number | null;
  most?: number;
  fills?: string[];
}

/** The question that waits for this seat. */
export interface QuestionOut {
  kind: string;
  seat: number;
  player: number;
  prompt: string;
  rule: string;
  options: OptionOut[];
  purpose?: string;
  about?: number[];
  picked?: number[];
  series?: boolean;
  slots?: string[];
  counted?: string;
  bearers?: number[];
  window?: boolean;
}

/** A line of the log. */
export interface LineOut {
  n: number;
  text: string;
  rule?: string;
  cards?: string[];
  phase?: boolean;
  seat?: number;
}

/** Who sits at a seat: a person's name, a bot's, or nobody yet. */
export interface SeatOut {
  seat: number;
  players: number[];
  names?: string[];
  holder?: string;
  bot?: string;
  here?: boolean;
  mine?: boolean;
}

/** Somebody asks to take choices back. */
export interface UndoOut {
  by: string;
  steps: number;
  seen?: boolean;
  agreed?: number[];
  seat?: number;
}

/** How the game ended. */
export interface ResultOut {
  winners: number[];
  text: string;
  score?: number | null;
  rule?: string;
  why?: string;
}

/** The position as this connection may see it; sent after every change. Equal knowledge gives equal bytes. */
export interface Frame {
  type: "frame";
  at: number;
  seat: number | null;
  lang: string;
  view: Record<string, unknown>;
  phase: string;
  waiting: string;
  asked?: number[];
  question?: QuestionOut | null;
  log?: LineOut[];
  kept?: number;
  fresh?: boolean;
  lines?: number;
  seats?: SeatOut[];
  undo?: UndoOut | null;
  stops?: string[];
  remembered?: string[];
  passing?: string;
  result?: ResultOut | null;
  made?: number;
  hand_over?: boolean;
}

/** The choice with this `once` is stored for good. */
export interface Stored {
  type: "stored";
  ask: number;
  once: string;
  at: number;
}

/** Something was not done, and why, in the reader's language. Nothing has changed, but for `made` keys. */
export interface Refused {
  type: "refused";
  ask: number;
  text: string;
  rule?: string;
  made?: number;
}

/** What was asked for: a reason, a derivation, a forecast, lines of the log. `lines` are in words. */
export interface Answer {
  type: "answer";
  ask: number;
  lines?: string[];
  rule?: string;
  cards?: string[];
  log?: LineOut[];
  rules?: string[];
}

/** Somebody said something. */
export interface Said {
  type: "said";
  by: string;
  text: string;
  when: number;
}

/** Who is here has changed. */
export interface Presence {
  type: "presence";
  seats: SeatOut[];
  watching: number;
}

/** Come in under a name. */
export interface Guest {
  name: string;
}

/** Come in, or sign up, with a password. */
export interface Account {
  name: string;
  password: string;
}

/** Who the browser is known as. */
export interface Me {
  name?: string;
  account?: boolean;
  trials?: boolean;
}

/** Something to choose when a game is set up: its id and its words. */
export interface Choice {
  id: string;
  title: string;
  about: string;
}

/** An option of a game with its values. */
export interface OptionChoice {
  id: string;
  title: string;
  values: Choice[];
}

/** A game that can be played. */
export interface GameOut {
  id: string;
  title: string;
  least: number;
  most: number;
  scenarios: Choice[];
  decks: Choice[];
  options: OptionChoice[];
  bots: string[];
  own_decks: boolean;
  rivals: boolean;
  door: Record<string, unknown>;
}

/** What a client needs to show a game: its layout, its looks, the words of zones, stats, phases and kinds, and what */
export interface Kit {
  game: string;
  lang: string;
  layout: Record<string, unknown>;
  looks: Record<string, unknown>;
  labels: Record<string, string>;
  sections: Record<string, string>;
}

/** A printed card with its text. */
export interface CardOut {
  id: string;
  name: string;
  kind: string;
  type: string;
  stats: Record<string, number | string>;
  traits: string[];
  text: string[];
  pack?: string;
  number?: number;
  original?: string;
  rules?: string[];
  mark?: string;
  family?: string;
  clauses?: string[];
  copies?: number;
  unique?: boolean;
  set?: string;
  labels?: Record<string, string>;
}

/** A clause of the rules. */
export interface ClauseOut {
  id: string;
  section: string;
  text: string;
  reading?: string;
  testable?: boolean;
  proven?: boolean;
  edition?: string;
  kind?: string;
  see?: string[];
  tests?: string[];
}

/** The guide of a first game: for each step the key to choose and why, and what is said at the end. */
export interface GuideOut {
  steps: [string, string][];
  end: string;
}

/** Who is to play a seat: me, a friend by link, a bot. */
export interface SeatWanted {
  who: string;
}

/** A table to be opened. `decks` are names of shipped decks or decks as a setup writes them. */
export interface NewTable {
  game: string;
  scenario?: string | null;
  seats: SeatWanted[];
  decks?: unknown[];
  options?: Record<string, unknown>;
  lang?: string;
  title?: string;
  open?: boolean;
  hand_over?: boolean;
  seed?: number | null;
  journal?: string | null;
  position?: Record<string, unknown> | null;
  guide?: string | null;
}

/** A table in a list. */
export interface TableOut {
  id: string;
  title: string;
  game: string;
  scenario: string;
  seats: SeatOut[];
  at: number;
  over: boolean;
  when: number;
  phase?: string;
  mine?: boolean;
  my_turn?: boolean;
  open?: boolean;
  host?: boolean;
}

/** A link to be made: for a seat, or (None) for those who watch. */
export interface InviteWanted {
  seat?: number | null;
}

/** Come to a table: by the token of a link, or to a seat of an open one (None: to watch). */
export interface Join {
  token?: string;
  seat?: number | null;
}

/** Go on from this point of a game at a table of one's own. */
export interface PlayOn {
  n: number;
}

/** Give the present point of the game a name. */
export interface NewSavePoint {
  name: string;
}

/** A point of a game that has a name. */
export interface SavePointOut {
  name: string;
  n: number;
  when: number;
}

/** A deck as a setup writes it. */
export interface DeckGiven {
  deck: Record<string, unknown>;
}

/** A text to be downloaded. */
export interface TextOut {
  text: string;
}

/** It is done. */
export interface Done {
  ok: boolean;
}

/** A link that lets its bearer take a seat, or watch. */
export interface Invite {
  url: string;
  seat: number | null;
  expires: number;
}

/** A deck as it was pasted or uploaded: plain text, JSON or the XML of an .o8d file. */
export interface DeckText {
  text: string;
  form?: string;
}

/** What was read of a deck, and everything that is wrong with it. */
export interface DeckOut {
  deck: Record<string, unknown>;
  name: string;
  cards: [string, number][];
  problems: string[];
  praise: string;
}

/** A deck to be tried: bots play so many games with it, alone against a scenario. */
export interface TrialWanted {
  deck: Record<string, unknown>;
  scenario?: string | null;
  games?: number;
}

/** A table of a report: the heads of the columns, which of them are numbers, the lines, a remark below. */
export interface ReportTable {
  title: string;
  heads: string[];
  numbers: boolean[];
  lines: string[][];
  remark?: string;
}

/** What many games tell, in a language. */
export interface ReportOut {
  title: string;
  facts: [string, string][];
  tables: ReportTable[];
}

/** A line of a trial: how many games are played and won so far; the last one has the report in every language. */
export interface TrialOut {
  done: number;
  of: number;
  won?: number;
  reports?: Record<string, ReportOut>;
  fault?: string;
}

/** A step of a replay: what was chosen, by whom, where the round stood. */
export interface Moment {
  n: number;
  text: string;
  player: string;
  round: number;
  phase: string;
  mark?: string;
}

/** All steps of a game as its reader may know them. */
export interface ReplayOut {
  table: string;
  game: string;
  moments: Moment[];
}

/** What is wrong with a request (RFC 9457). */
export interface Problem {
  title: string;
  status: number;
  detail?: string;
}

export type AnyIncoming = Choose | PassUntil | Stops | Forget | AskUndo | Consent | WhyNot | Explain | Preview | Speak | View | Log | Chat | Substitute;

export type AnyOutgoing = Frame | Stored | Refused | Answer | Said | Presence;
