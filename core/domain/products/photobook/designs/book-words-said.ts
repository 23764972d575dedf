/** What is read in a book: the words of its look, or the shopper's own. */
import type { Language } from '../../../locale/locales.ts';
import type { PersonalPlaces, PersonalWords } from '../../../personalisation/personalisation.ts';
import type { CoverWords, SpreadWords } from './layout.ts';
import type { PhotobookLook } from './looks.ts';
import { bookNames, sampleYear } from './words/book-words.ts';
import { bookWordsOf } from './words/book-words-of.ts';

/** On cover and spine, and at the beginning of each of the three chapters. */
export type SaidInBook = {
  readonly cover: CoverWords;
  readonly chapters: readonly [SpreadWords, SpreadWords, SpreadWords];
};

/** The role of a text in a chapter, from 0 on: `chapter-1`, `line-1`. */
export const roleInChapter = (role: string, chapter: number): string => `${role}-${chapter + 1}`;

const sampleWords = ({ theme }: Pick<PhotobookLook, 'theme'>, language: Language): SaidInBook => {
  const { title, chapters } = bookWordsOf(theme, language);
  return { cover: { title, name: bookNames[theme], year: sampleYear }, chapters };
};

const withoutLine = ({ chapter }: SpreadWords): SpreadWords => ({ chapter, line: '' });

/** Without what the sample tells of its people: title and headings suit another book, too. */
const untold = ({
  cover: { title },
  chapters: [first, second, third],
}: SaidInBook): SaidInBook => ({
  cover: { title, name: '', year: '' },
  chapters: [withoutLine(first), withoutLine(second), withoutLine(third)],
});

const withOwn = (own: PersonalWords, { cover, chapters }: SaidInBook): SaidInBook => {
  const said = (role: string, usual: string): string =>
    (Object.hasOwn(own, role) ? own[role] : undefined) ?? usual;
  const spread = ({ chapter, line }: SpreadWords, index: number): SpreadWords => ({
    chapter: said(roleInChapter('chapter', index), chapter),
    line: said(roleInChapter('line', index), line),
  });
  const [first, second, third] = chapters;
  return {
    cover: {
      title: said('title', cover.title),
      name: said('name', cover.name),
      year: said('year', cover.year),
    },
    chapters: [spread(first, 0), spread(second, 1), spread(third, 2)],
  };
};

/**
 * The words of a look's sample, or of a shopper's book: own words by their roles; title and headings
 * that are absent are those of the look, and of the rest nothing is said.
 */
export const saidInBook = (
  look: Pick<PhotobookLook, 'theme'>,
  language: Language,
  own?: PersonalWords,
): SaidInBook => {
  const sample = sampleWords(look, language);
  return own === undefined ? sample : withOwn(own, untold(sample));
};

/** The words that can be one's own, in the order in which they are read. */
export const bookRoles = ({ cover, chapters }: SaidInBook): PersonalPlaces['words'] => [
  ...(['title', 'name', 'year'] as const).map((role) => ({ role, usual: cover[role] })),
  ...chapters.flatMap(({ chapter, line }, index) => [
    { role: roleInChapter('chapter', index), usual: chapter },
    { role: roleInChapter('line', index), usual: line },
  ]),
];
