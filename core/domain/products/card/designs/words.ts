import type { CardOccasion } from '../cards.ts';

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

/** Words as a table has them: a role that is absent is not written. */
export type WrittenWords = Readonly<Partial<CardWords>>;

export type OccasionWords = {
  /** For different suites, so that a library does not repeat itself. */
  readonly cards: readonly [WrittenWords, ...(readonly WrittenWords[])];
  /** Where custom has it; names and date are the card's. */
  readonly thanks?: WrittenWords;
};

/** The words of a language. */
export type CardWordsTable = {
  readonly menuTitle: string;
  /** Courses, one a line. */
  readonly menus: readonly [string, ...(readonly string[])];
  /** Who sits where: names of place cards. */
  readonly guests: readonly [string, ...(readonly string[])];
  readonly occasions: Readonly<Record<CardOccasion, OccasionWords>>;
};

/** What a country says otherwise than its language's table; its cards by their places there. */
export type RegionalCardWords = Partial<Pick<CardWordsTable, 'menus' | 'guests'>> & {
  readonly occasions: Readonly<
    Partial<
      Record<
        CardOccasion,
        { readonly cards: readonly WrittenWords[]; readonly thanks?: WrittenWords }
      >
    >
  >;
};
