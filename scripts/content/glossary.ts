/**
 * One word for one thing: `docs/glossary.md` says for each language which words are used and which
 * ones are not. A heading names the language or the locale that its table is for (`## de`,
 * `### de-CH`); a table's last column lists the words not to use, with commas between them.
 */
import { readFileSync } from 'node:fs';

import { isLocale } from '../../core/domain/locale/locale.ts';
import {
  languages,
  localeTable,
  type Language,
  type Locale,
} from '../../core/domain/locale/locales.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import type { Finding } from './finding.ts';

/** A word that is not used, and the one that is. */
type Synonym = {
  /** The language or the one locale whose texts must not have it. */
  readonly reader: Language | Locale;
  readonly word: string;
  readonly term: string;
};

/** A text that shoppers read in a locale, and where it is found. */
export type SaidText = {
  readonly locale: Locale;
  readonly source: string;
  readonly path: string;
  readonly text: string;
};

const isLanguage = oneOf(languages);

const headingOf = (line: string): string | undefined =>
  /^#{2,3} (?<reader>[\w-]+)$/u.exec(line)?.groups?.['reader'];

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The words not to use, by the tables of the glossary. @throws Error for a heading of no language */
export const readGlossary = (markdown: string): readonly Synonym[] => {
  let reader: Language | Locale | undefined;
  return markdown.split('\n').flatMap((line) => {
    const heading = headingOf(line);
    if (heading !== undefined) {
      if (!isLanguage(heading) && !isLocale(heading))
        throw new Error(`The glossary has a part for "${heading}", which is no language.`);
      reader = heading;
      return [];
    }
    const [term = '', , refused = ''] = cellsOf(line);
    const isRow = line.startsWith('|') && !/^[-: ]*$/u.test(term) && refused !== 'Not';
    if (!isRow || reader === undefined) return [];
    const of = reader;
    return refused
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({ reader: of, word, term }));
  });
};

/** The glossary of the house. */
export const readHouseGlossary = (): readonly Synonym[] =>
  readGlossary(readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8'));

const escaped = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s`);

/** Whole words, in any letters: `\b` knows only the English ones. Capitals count where it has any. */
const patternOf = (word: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`,
    /\p{Lu}/u.test(word) ? 'u' : 'iu',
  );

const isFor = ({ reader }: Synonym, locale: Locale): boolean =>
  reader === locale || reader === localeTable[locale].language;

/** Names of what a message is filled with are not judged: `{format}`. */
const withoutNames = (text: string): string => text.replace(/\{[\w-]+/gu, '{');

/** Texts with a word that the glossary has another one for. */
export const glossaryFindings = (
  glossary: readonly Synonym[],
  texts: readonly SaidText[],
): readonly Finding[] => {
  const patterns = glossary.map((synonym) => ({ synonym, pattern: patternOf(synonym.word) }));
  return texts.flatMap(({ locale, source, path, text }) =>
    patterns
      .filter(({ synonym, pattern }) => isFor(synonym, locale) && pattern.test(withoutNames(text)))
      .map(({ synonym: { word, term } }) => ({
        rule: 'glossary' as const,
        story: source,
        path,
        message: `“${word}” where the glossary says “${term}”: “${text}”`,
      })),
  );
};
