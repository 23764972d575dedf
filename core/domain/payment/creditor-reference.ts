/** References of bank transfers that a bank can check: ISO 11649. */
import { E } from '../../fp.ts';
import { mod97 } from '../text/mod97.ts';

/** `wrong-check`: a digit was mistyped. */
export type CreditorReferenceError = {
  readonly kind: 'empty' | 'too-long' | 'malformed' | 'wrong-check';
};

/** After `RF` and two check digits. */
const longest = 21;

/** The check digits of letters and digits. */
const checkOf = (body: string): string => String(98 - mod97(`${body}RF00`)).padStart(2, '0');

/**
 * The reference for a name such as an order's number, of which letters and digits count: the same
 * for the same name.
 */
export const creditorReferenceOf = (name: string): E.Either<CreditorReferenceError, string> => {
  const body = name.toUpperCase().replaceAll(/[^\dA-Z]/gu, '');
  if (body === '') return E.left({ kind: 'empty' });
  return body.length > longest
    ? E.left({ kind: 'too-long' })
    : E.right(`RF${checkOf(body)}${body}`);
};

/** As somebody typed it, with spaces or without, in any letters. */
export const parseCreditorReference = (text: string): E.Either<CreditorReferenceError, string> => {
  const reference = text.toUpperCase().replaceAll(/\s/gu, '');
  if (!/^RF\d\d[\dA-Z]{1,21}$/u.test(reference)) return E.left({ kind: 'malformed' });
  return mod97(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1
    ? E.right(reference)
    : E.left({ kind: 'wrong-check' });
};

/** In groups of four, as it and an IBAN are read and typed. */
export const inGroupsOfFour = (text: string): string => text.replaceAll(/.{4}(?=.)/gu, '$& ');
