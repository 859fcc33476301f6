// The HTTP side of the server, typed by the wire. Every refusal is a sentence in the reader's language.
import type {
  Account, CardOut, ClauseOut, DeckOut, DeckText, Done, Frame, GameOut, Guest, GuideOut, Invite, Kit, Me, NewTable, Problem, ReplayOut, SavePointOut, TableOut, TextOut, TrialOut, TrialWanted,
} from "./wire";
import { language, t } from "./words.svelte";

/** What the server refused, and why. */
export class Refusal extends Error {
  constructor(message: string, readonly status: number) {
    super(message);
  }
}

async function ask(method: string, path: string, body?: unknown, query: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const search = new URLSearchParams({ lang: language(), ...query });
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}?${search}`, {
      method,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new Refusal(t("no-connection"), 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.detail || problem?.title || t("went-wrong"), answer.status);
  }
  return answer;
}

async function send<T>(method: string, path: string, body?: unknown, query?: Record<string, string>): Promise<T> {
  const answer = await ask(method, path, body, query);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** An answer that comes line by line. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await ask("POST", path, body, {}, signal);
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const found = (rest + part.value).split("\n");
    rest = found.pop() ?? "";
    for (const line of found) yield JSON.parse(line) as T;
  }
}

const get = <T>(path: string, query?: Record<string, string>) => send<T>("GET", path, undefined, query);
const post = <T>(path: string, body: unknown = {}) => send<T>("POST", path, body);

/** What is the same for every reader of a language is asked for once. */
const remembered = new Map<string, Promise<unknown>>();
function once<T>(path: string): Promise<T> {
  const key = `${language()} ${path}`;
  const known = remembered.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = get<T>(path);
  remembered.set(key, asked);
  asked.catch(() => remembered.delete(key));
  return asked;
}

export const api = {
  me: () => get<Me>("me"),
  guest: (guest: Guest) => post<Me>("guest", guest),
  signup: (account: Account) => post<Me>("signup", account),
  login: (account: Account) => post<Me>("login", account),
  logout: () => post<Done>("logout"),

  games: () => once<GameOut[]>("games"),
  kit: (game: string) => once<Kit>(`games/${game}/kit`),
  cards: (game: string) => once<CardOut[]>(`games/${game}/cards`),
  guide: (game: string) => once<GuideOut>(`games/${game}/guide`),
  rules: (game: string) => once<ClauseOut[]>(`games/${game}/rules`),
  deck: (game: string, name: string) => once<DeckOut>(`games/${game}/decks/${name}`),
  readDeck: (game: string, deck: DeckText) => post<DeckOut>(`games/${game}/deck`, deck),
  writeDeck: (game: string, form: string, deck: unknown) => post<TextOut>(`games/${game}/deck/${form}`, { deck }),

  trial: (game: string, trial: TrialWanted, signal: AbortSignal) => lines<TrialOut>(`games/${game}/trial`, trial, signal),

  tables: () => get<TableOut[]>("tables"),
  table: (id: string) => get<TableOut>(`tables/${id}`),
  open: (table: NewTable) => post<TableOut>("tables", table),
  remove: (id: string) => send<Done>("DELETE", `tables/${id}`),
  invite: (id: string, seat: number | null) => post<Invite>(`tables/${id}/invite`, { seat }),
  /** By a link: what stands behind /join/ is the table and the token. */
  join: (link: string) => post<TableOut>("join", { token: link.split("/").at(-1) ?? "" }),
  sit: (id: string, seat: number | null) => post<TableOut>(`tables/${id}/join`, { seat }),
  replay: (id: string) => get<ReplayOut>(`tables/${id}/replay`),
  moment: (id: string, n: number) => get<Frame>(`tables/${id}/replay/${n}`),
  playOn: (id: string, n: number) => post<TableOut>(`tables/${id}/play-on`, { n }),
  again: (id: string) => post<TableOut>(`tables/${id}/again`),
  savePoint: (id: string, name: string) => post<SavePointOut>(`tables/${id}/save-point`, { name }),
  savePoints: (id: string) => get<SavePointOut[]>(`tables/${id}/save-points`),
  journal: (id: string) => get<TextOut>(`tables/${id}/journal`),
  /** Where the report of a fault can be downloaded. */
  report: (id: string) => `/api/tables/${id}/report?lang=${language()}`,
};
