import { contentLocales, type ContentLocale, type Currency, type LengthUnit } from './locales.ts';
import { oneOf } from '../text/one-of.ts';

/** A row of the content layer's ten locales. */
export type ContentLocaleRow = {
  /** The content locale whose texts serve where this one has none; never of another language. */
  readonly fallback: ContentLocale | undefined;
  readonly currency: Currency;
  readonly lengthUnit: LengthUnit;
};

/** One row a content locale: fallback, currency and unit (storefront §3, second list). */
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

/** Narrows a text to one of the content layer's ten locales, in its exact spelling. */
export const isContentLocale = oneOf(contentLocales);

/** The content locale and its fallbacks, the nearest first; it ends within the language. */
export const contentFallbackChain = (
  locale: ContentLocale,
): readonly [ContentLocale, ...ContentLocale[]] => {
  const { fallback }: ContentLocaleRow = contentLocaleTable[locale];
  return fallback === undefined ? [locale] : [locale, ...contentFallbackChain(fallback)];
};
