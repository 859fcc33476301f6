// Decks that a person has brought: kept in this browser.

export interface OwnDeck {
  game: string;
  name: string;
  deck: Record<string, unknown>;
}

const PLACE = "rulewright-decks";

function read(): OwnDeck[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as OwnDeck[];
  } catch {
    return [];
  }
}

let kept = $state<OwnDeck[]>(read());

function write(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // a private window: the decks last as long as the page
  }
}

/** The decks of a game that were kept here. */
export function ownDecks(game: string): OwnDeck[] {
  return kept.filter((own) => own.game === game);
}

/** Keep a deck; one of the same name gives way. */
export function keepDeck(own: OwnDeck): void {
  kept = [...kept.filter((other) => other.game !== own.game || other.name !== own.name), own];
  write();
}

/** Forget a deck. */
export function dropDeck(own: OwnDeck): void {
  kept = kept.filter((other) => other.game !== own.game || other.name !== own.name);
  write();
}
