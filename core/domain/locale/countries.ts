/** Countries and their markets (storefront §7, `/api/get-location/`). */
import { E } from '../../fp.ts';
import type { Market } from './locales.ts';
import { textOf } from '../text/text.ts';

/** By ISO 3166 code. */
export const countryMarkets = {
  AT: 'at',
  BE: 'be',
  CH: 'ch',
  DE: 'de',
  ES: 'es',
  FR: 'fr',
  GB: 'gb',
  IT: 'it',
  LI: 'li',
  LU: 'lu',
  NL: 'nl',
  US: 'com',
} as const satisfies Readonly<Record<string, Market>>;

export type ServedCountry = keyof typeof countryMarkets;

/** Guards a served country, in upper case. */
export const isServedCountry = (text: string): text is ServedCountry =>
  Object.hasOwn(countryMarkets, textOf(text));

/** Likely; it names no person. */
export type VisitorLocation = {
  /** ISO 3166-1, upper case. */
  readonly country: string;
  /** The part of ISO 3166-2 after the dash, such as `BY`; 1 to 3 letters or digits. */
  readonly region?: string | undefined;
};

/** Not two letters, or the shop does not sell there. */
export type CountryError =
  | { readonly kind: 'malformed-country'; readonly text: string }
  | { readonly kind: 'country-not-served'; readonly country: string };

const countryPattern = /^[A-Za-z]{2}$/u;
const regionPattern = /^[A-Za-z0-9]{1,3}$/u;

/** By the country's code, in either letter case. */
export const marketOfCountry = (given: string): E.Either<CountryError, Market> => {
  const text = textOf(given);
  if (!countryPattern.test(text)) return E.left({ kind: 'malformed-country', text });
  const country = text.toUpperCase();
  return isServedCountry(country)
    ? E.right(countryMarkets[country])
    : E.left({ kind: 'country-not-served', country });
};

/** An invalid region counts as absent. */
export const parseVisitorLocation = (texts: {
  readonly country: string;
  readonly region?: string | undefined;
}): E.Either<CountryError, VisitorLocation> => {
  const { country, region = '' } = texts;
  if (!countryPattern.test(country)) return E.left({ kind: 'malformed-country', text: country });
  return E.right({
    country: country.toUpperCase(),
    region: regionPattern.test(region) ? region.toUpperCase() : undefined,
  });
};
