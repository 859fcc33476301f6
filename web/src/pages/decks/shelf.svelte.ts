// The printed cards of a game with its book: what the card browser and the deck builder stand on.
import { Book, type Piece } from "../../cards/book";
import { api } from "../../lib/api";
import { loadIcons } from "../../lib/icons.svelte";
import type { CardOut } from "../../lib/wire";

export interface Shelf {
  game: string;
  book: Book;
  cards: CardOut[];
}

/** Everything printed of a game, in the language of the page. */
export async function shelf(game: string): Promise<Shelf> {
  const [kit, cards] = await Promise.all([api.kit(game), api.cards(game), loadIcons(game)]);
  return { game, book: new Book(kit, cards), cards };
}

/** A printed card as a piece that lies nowhere. */
export function piece(card: CardOut): Piece {
  const values: Record<string, number> = {};
  for (const [stat, value] of Object.entries(card.stats)) if (typeof value === "number") values[stat] = value;
  return { id: null, card: card.id, name: card.name, kind: card.kind, values };
}

/** The key of a side of a card: two sides may share an id. */
export function side(card: CardOut): string {
  return `${card.id} ${card.kind}`;
}

/** What can be read on a card, for a search. */
export function words(card: CardOut, lang: string): string {
  return [card.name, card.original, card.type, ...card.traits, ...card.text].join(" ").toLocaleLowerCase(lang);
}

/** The families of cards (spheres, aspects, factions) with their words, and the kinds. */
export function sorts(found: Shelf): { families: { id: string; title: string; fill: string; on: string; icon: string }[]; kinds: { id: string; title: string }[] } {
  const families = new Map<string, string>();
  const kinds = new Map<string, string>();
  for (const card of found.cards) {
    const [kind = card.kind, ...rest] = card.type.split(" · ");
    kinds.set(card.kind, kind);
    if (card.family && rest.length) families.set(card.family, rest[rest.length - 1] ?? "");
  }
  return {
    families: [...families].map(([id, title]) => {
      const [fill, on, icon] = found.book.looks.families[id] ?? ["", "", ""];
      return { id, title: title.charAt(0).toLocaleUpperCase() + title.slice(1), fill, on, icon };
    }),
    kinds: [...kinds].map(([id, title]) => ({ id, title })),
  };
}
