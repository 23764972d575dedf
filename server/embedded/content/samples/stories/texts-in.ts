import { isRecord } from '../../../../../core/domain/text/record.ts';
import {
  contentLocales,
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../../core/domain/locale/locales.ts';
import { inRegionalWords } from './regional-words.ts';
import type { Override, WrittenTexts } from './texts.ts';
import { setText } from './typography.ts';

/** A value with what another one says instead: field by field; texts and lists are replaced whole. */
const overridden = (base: unknown, own: unknown): unknown => {
  if (own === undefined) return base;
  if (!isRecord(base) || !isRecord(own)) return own;
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => [key, overridden(value, own[key])]),
  );
};

const withTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withTexts(item, change)]))
    : value;
};

/** Whether a value has the fields of another one, all the way down to its texts and lists. */
const hasShapeOf = <A>(model: A, value: unknown): value is A => {
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isRecord(model)) return typeof value === typeof model;
  return (
    isRecord(value) && Object.entries(model).every(([key, field]) => hasShapeOf(field, value[key]))
  );
};

const textsIn = <T>(written: WrittenTexts<T>, locale: ContentLocale): T => {
  const base: T = written[localeTable[locale].language];
  const set = withTexts(overridden(base, written.markets?.[locale]), (text) =>
    setText(locale, inRegionalWords(locale, text)),
  );
  if (!hasShapeOf(base, set)) throw new Error('Overriding texts must not change their shape.');
  return set;
};

/** The texts of a content locale: its language's, with what its market words differently. */
export const textsByLocale = <T>(written: WrittenTexts<T>): ((locale: ContentLocale) => T) => {
  const known = new Map<ContentLocale, T>();
  return (locale) => {
    const texts = known.get(locale) ?? textsIn(written, locale);
    known.set(locale, texts);
    return texts;
  };
};

/** Texts of several pages that are written in one file a language. */
type WrittenTogether<K extends string, T> = Readonly<Record<Language, Readonly<Record<K, T>>>> & {
  readonly markets?: {
    readonly [L in ContentLocale]?: Readonly<Partial<Record<K, Override<NoInfer<T>>>>>;
  };
};

/** A part of what one file a language holds: the pages' own texts, or those that they share. */
export const partInLanguages = <T, Part extends keyof T>(
  { de, en, es, fr, it, nl }: Readonly<Record<Language, T>>,
  part: Part,
): Readonly<Record<Language, T[Part]>> => ({
  de: de[part],
  en: en[part],
  es: es[part],
  fr: fr[part],
  it: it[part],
  nl: nl[part],
});

/** The texts of one of several pages that are written together. */
export const textsOfPage = <K extends string, T>(
  { markets = {}, ...written }: WrittenTogether<K, T>,
  key: K,
): WrittenTexts<T> => ({
  ...partInLanguages(written, key),
  markets: Object.fromEntries(
    contentLocales.flatMap((locale) => {
      const own = markets[locale]?.[key];
      return own === undefined ? [] : [[locale, own]];
    }),
  ),
});
