/** How each language sets its signs: what nobody types by hand, in one place. */
import {
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../../core/domain/locale/locales.ts';

type Replacements = readonly (readonly [from: RegExp, to: string])[];

/** A figure and its unit, or a side and the next one, are one word: no line ends between them. */
const measures: Replacements = [
  [/(?<=[\d}]) (?=(?:cm|mm|m|inch|inches|h|MB|Mo)(?!\p{L}))/gu, '\u00a0'],
  [/(?<=\d) × (?=\d)/gu, '\u00a0×\u00a0'],
];

const percentApart: Replacements = [[/(?<=\d) %/gu, '\u00a0%']];

const byLanguage: Readonly<Record<Language, Replacements>> = {
  de: percentApart,
  en: [],
  es: percentApart,
  // Narrow spaces before tall signs and inside quotation marks, a full one before the colon.
  fr: [
    [/ (?=[?!;»%])/gu, '\u202f'],
    [/(?<=«) /gu, '\u202f'],
    [/ (?=:)/gu, '\u00a0'],
  ],
  it: [],
  nl: [],
};

/** German without ß, with the quotation marks of Switzerland. */
const swissGerman: Replacements = [
  [/ß/gu, 'ss'],
  [/„/gu, '«'],
  [/“/gu, '»'],
];

/** A name that stands by itself, whatever it begins with within a sentence. */
export const alone = (locale: ContentLocale, name: string): string =>
  name.charAt(0).toLocaleUpperCase(localeTable[locale].language) + name.slice(1);

/**
 * A name within a sentence: German nouns keep their capital, and so does a name that has another one
 * (Alu-Dibond).
 */
export const within = (locale: ContentLocale, name: string): string =>
  localeTable[locale].language === 'de' || /\p{Lu}/u.test(name.slice(1))
    ? name
    : name.charAt(0).toLocaleLowerCase(localeTable[locale].language) + name.slice(1);

/** A text as a content locale sets it. */
export const setText = (locale: ContentLocale, text: string): string =>
  [
    ...measures,
    ...byLanguage[localeTable[locale].language],
    ...(locale === 'de-CH' || locale === 'de-LI' ? swissGerman : []),
  ].reduce((sofar, [from, to]) => sofar.replace(from, to), text);
