import type { CardOccasion } from '../cards.ts';
import type { CardPiece } from './card-design.ts';

/**
 * What is written on a card until the shopper writes it anew: by role, lines parted by `\n`. The
 * words of a language are its own customs', never a translation.
 */
export type CardWords = {
  /** What it is: "Wir heiraten", "Menü"; short, two lines at most. */
  readonly title: string;
  /** Whom it is about: "Sophia & Lukas"; one or two first names, or a family. */
  readonly names: string;
  /** The day, as the country writes it. */
  readonly date: string;
  /** Where, or a second fact: hour and place, weight and length of a child. */
  readonly place: string;
  /** A sentence or two: what the card says. */
  readonly verse: string;
  /** The inside of a folded card: what it says at greater length, with its closing and senders. */
  readonly letter: string;
  /** A few words at the back: an address to answer to, thanks, or nothing. */
  readonly back: string;
};

/** By piece: the card of each occasion, and the pieces of the suites that it has. */
export type OccasionWords = { readonly card: CardWords } & Readonly<
  Partial<Record<Exclude<CardPiece, 'card'>, CardWords>>
>;

/** The words of a language. */
export type CardWordsTable = Readonly<Record<CardOccasion, OccasionWords>>;
