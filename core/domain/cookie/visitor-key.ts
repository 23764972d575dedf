import { textOf } from '../text/text.ts';
import { parseCookies } from './cookie.ts';

/** Random bytes of a visitor's key; 24 make 32 characters of base64url. */
export const visitorKeyBytes = 24;

const pattern = /^[\w-]{32}$/u;

/**
 * The key by which a visitor's own things are kept, from the value of its cookie; undefined where
 * the browser has none, or not one of ours.
 */
export const visitorKeyOf = (value: string | undefined): string | undefined =>
  value !== undefined && pattern.test(textOf(value)) ? value : undefined;

/** The same from the `Cookie` header of a request, by the cookie's name. */
export const visitorKeyIn = (cookies: string, name: string): string | undefined =>
  visitorKeyOf(parseCookies(cookies).values.get(name));
