import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** It has no digits, or signs that a number cannot have. */
export type TelephoneError = { readonly kind: 'malformed-telephone'; readonly text: string };

const telephonePattern = /^\+?[\d\s()/.\u2010-\u2015-]+$/u;

/** International numbers have at most 15 digits (ITU-T E.164), the shortest hotlines 3. */
const fewestDigits = 3;
const mostDigits = 15;

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
