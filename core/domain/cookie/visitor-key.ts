import { textOf } from '../text/text.ts';
import { parseCookies } from './cookie.ts';

/** 24 random bytes make 32 characters of base64url. */
export const visitorKeyBytes = 24;

const pattern = /^[\w-]{32}$/u;

/**
 * The key of a visitor's own things, from its cookie; undefined where that is missing or not one of
 * ours.
 */
export const visitorKeyOf = (value: string | undefined): string | undefined =>
  value !== undefined && pattern.test(textOf(value)) ? value : undefined;

/** The same from a `Cookie` header. */
export const visitorKeyIn = (cookies: string, name: string): string | undefined =>
  visitorKeyOf(parseCookies(cookies).values.get(name));

const picturesPattern = /^[\w-]{43}$/u;

/** 32 random bytes make the 43 characters of base64url of the key of a visitor's own pictures. */
export const picturesKeyBytes = 32;

/** The key of a visitor's own pictures, as `visitorKeyOf`. */
export const picturesKeyOf = (value: string | undefined): string | undefined =>
  value !== undefined && picturesPattern.test(textOf(value)) ? value : undefined;
