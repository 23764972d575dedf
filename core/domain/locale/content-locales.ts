import { contentLocales, type ContentLocale, type Currency, type LengthUnit } from './locales.ts';
import { oneOf } from '../text/one-of.ts';

export type ContentLocaleRow = {
  /** Its texts are used where this one has none; never another language's. */
  readonly fallback: ContentLocale | undefined;
  readonly currency: Currency;
  readonly lengthUnit: LengthUnit;
};

/** Storefront §3, second list. */
export const contentLocaleTable = {
  'de-CH': { fallback: 'de-DE', currency: 'chf', lengthUnit: 'cm' },
  'de-DE': { fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'de-LI': { fallback: 'de-DE', currency: 'chf', lengthUnit: 'cm' },
  'en-GB': { fallback: undefined, currency: 'gbp', lengthUnit: 'cm' },
  'en-US': { fallback: 'en-GB', currency: 'usd', lengthUnit: 'in' },
  'es-ES': { fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'fr-BE': { fallback: 'fr-FR', currency: 'eur', lengthUnit: 'cm' },
  'fr-FR': { fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'it-IT': { fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
  'nl-NL': { fallback: undefined, currency: 'eur', lengthUnit: 'cm' },
} as const satisfies Record<ContentLocale, ContentLocaleRow>;

export const isContentLocale = oneOf(contentLocales);

/** The nearest first; it ends within the language. */
export const contentFallbackChain = (
  locale: ContentLocale,
): readonly [ContentLocale, ...ContentLocale[]] => {
  const { fallback }: ContentLocaleRow = contentLocaleTable[locale];
  return fallback === undefined ? [locale] : [locale, ...contentFallbackChain(fallback)];
};
