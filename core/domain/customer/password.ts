import { E } from '../../fp.ts';
import { commonPasswords } from './common-passwords.ts';
import { localPartOf } from './email.ts';
import { isPredictable } from './predictable-passwords.ts';
import { characterCount } from './form-text.ts';
import { textOf } from '../text/text.ts';

/** In characters; their kinds do not matter. */
export const passwordLimits = { minimum: 8, maximum: 128 } as const;

/** Why a password is refused (`formErrorMeanings`); its text is never part of an error. */
export type PasswordError = {
  readonly kind:
    | 'missing'
    | 'too-short'
    | 'too-long'
    | 'malformed'
    | 'too-common'
    | 'same-as-email';
};

/**
 * As it is sent: composed (NFC), so that it is the same from every keyboard, and not trimmed.
 * Refused where empty, longer than any can be, or no well-formed text.
 */
export const parsePassword = (given: string): E.Either<PasswordError, string> => {
  const text = textOf(given);
  if (text === '') return E.left({ kind: 'missing' });
  if (!text.isWellFormed()) return E.left({ kind: 'malformed' });
  const password = text.normalize('NFC');
  return characterCount(password) > passwordLimits.maximum
    ? E.left({ kind: 'too-long' })
    : E.right(password);
};

const isCommon = (password: string): boolean =>
  commonPasswords.includes(password.toLowerCase()) ||
  new Set(password.toLowerCase()).size === 1 ||
  isPredictable(password);

const isSameAs = (email: string, password: string): boolean =>
  [email, localPartOf(email)].some((name) => name.toLowerCase() === password.toLowerCase());

const refusalOf = (password: string, email: string): PasswordError['kind'] | undefined => {
  if (characterCount(password) < passwordLimits.minimum) return 'too-short';
  if (isCommon(password)) return 'too-common';
  return isSameAs(email, password) ? 'same-as-email' : undefined;
};

/**
 * 8 to 128 characters of any kind, none of the common ones, not one character repeated, no word of
 * the shop or season with a number, and not the
 * email address or its part before the @. `email` is empty where unknown.
 */
export const parseNewPassword = (text: string, email: string): E.Either<PasswordError, string> =>
  E.chain((password: string): E.Either<PasswordError, string> => {
    const kind = refusalOf(password, email);
    return kind === undefined ? E.right(password) : E.left({ kind });
  })(parsePassword(text));
