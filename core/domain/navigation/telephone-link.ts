import { E, pipe } from '../../fp.ts';
import type { Market } from '../locale/locales.ts';
import { textOf } from '../text/text.ts';

/** It has no digits, or signs that a number cannot have. */
export type TelephoneError = { readonly kind: 'malformed-telephone'; readonly text: string };

const telephonePattern = /^\+?[\d\s()/.\u2010-\u2015-]+$/u;

/** International numbers have at most 15 digits (ITU-T E.164), the shortest hotlines 3. */
const fewestDigits = 3;
const mostDigits = 15;

/** Country calling codes; only these countries drop a leading zero behind them. */
const callingCodes = {
  at: { code: '43', trunk: '0' },
  ch: { code: '41', trunk: '0' },
  de: { code: '49', trunk: '0' },
  it: { code: '39', trunk: '' },
  li: { code: '423', trunk: '' },
  lu: { code: '352', trunk: '' },
  gb: { code: '44', trunk: '0' },
  com: { code: '1', trunk: '' },
  es: { code: '34', trunk: '' },
  be: { code: '32', trunk: '0' },
  fr: { code: '33', trunk: '0' },
  nl: { code: '31', trunk: '0' },
} as const satisfies Record<Market, { readonly code: string; readonly trunk: string }>;

/**
 * A number as it is dialled from any country: `030 12 34` is `+49301234` in Germany. A number that
 * has a country code already keeps it.
 */
export const internationalTelephone = (
  given: string,
  market: Market,
): E.Either<TelephoneError, `+${string}`> =>
  pipe(
    telephoneLink(given),
    E.map((link): `+${string}` => {
      const digits = link.slice('tel:'.length);
      const { code, trunk } = callingCodes[market];
      if (digits.startsWith('+')) return `+${digits.slice(1)}`;
      return `+${code}${trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
    }),
  );

/**
 * `+49 (0)30 12 34` → `tel:+49301234` (supporting §2): a zero in brackets after a country code is
 * not dialled.
 */
export const telephoneLink = (given: string): E.Either<TelephoneError, `tel:${string}`> => {
  const text = textOf(given);
  const refused = E.left({ kind: 'malformed-telephone', text } as const);
  const written = text.trim();
  // Tested first: on plus signs alone the search below takes quadratic time.
  if (!telephonePattern.test(written)) return refused;
  const dialled = written.replace(/(?<country>\+[^(]*)\(0\)/u, '$<country>');
  const digits = dialled.replace(/\D/gu, '');
  if (digits.length < fewestDigits || digits.length > mostDigits) return refused;
  const link: `tel:${string}` = `tel:${written.startsWith('+') ? '+' : ''}${digits}`;
  return E.right(link);
};
