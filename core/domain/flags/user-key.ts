/**
 * The random key by which a visitor gets the same treatments on every page (supporting §5 and §7
 * "Feature flags"). It is in a cookie, so ours is narrower than the flag client's rule.
 */
import { textOf } from '../text/text.ts';

declare const userKeyMark: unique symbol;

/** Passed {@link parseUserKey}. */
export type UserKey = string & { readonly [userKeyMark]: true };

/** Characters; the flag client's limit (supporting §9). */
export const userKeyMaximumLength = 250;

/** `not-a-token`: a character outside RFC 6265's. */
export type UserKeyRefusal = 'empty' | 'too-long' | 'not-a-token';

export type UserKeyReading =
  | { readonly kind: 'user-key'; readonly userKey: UserKey }
  | { readonly kind: 'refused'; readonly reason: UserKeyRefusal };

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

const isUserKey = (text: string): text is UserKey =>
  text.length <= userKeyMaximumLength && token.test(text);

const refusalOf = (text: string): UserKeyRefusal => {
  if (text === '') return 'empty';
  return text.length > userKeyMaximumLength ? 'too-long' : 'not-a-token';
};

/** 1 to 250 printable token characters. */
export const parseUserKey = (given: string): UserKeyReading => {
  const text = textOf(given);
  return isUserKey(text)
    ? { kind: 'user-key', userKey: text }
    : { kind: 'refused', reason: refusalOf(text) };
};
