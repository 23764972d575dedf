import type { SpreadWords } from '../layout.ts';

/** What a sample book tells of. */
export const bookThemes = ['journey', 'wedding', 'year', 'baby', 'party'] as const;

export type BookTheme = (typeof bookThemes)[number];

/** Swiss and other German alike: no word has an eszett. */
export type BookWords = {
  readonly title: string;
  readonly chapters: readonly [SpreadWords, SpreadWords, SpreadWords];
};

export type BookWordsByTheme = Readonly<Record<BookTheme, BookWords>>;

/** Whose book it is, in every language. */
export const bookNames: Readonly<Record<BookTheme, string>> = {
  journey: 'Mia & Ben',
  wedding: 'Clara & Jonas',
  year: 'Clara, Jonas & Mia',
  baby: 'Emil',
  party: 'Helene',
};

/** Of all sample books. */
export const sampleYear = '2026';

/** Title, then heading and sentence of each spread. */
export const bookWords = (
  title: string,
  ...told: readonly [string, string, string, string, string, string]
): BookWords => {
  const [one, first, two, second, three, third] = told;
  return {
    title,
    chapters: [
      { chapter: one, line: first },
      { chapter: two, line: second },
      { chapter: three, line: third },
    ],
  };
};
