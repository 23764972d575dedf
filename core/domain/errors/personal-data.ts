/**
 * Takes out of a logged text what may tell who somebody is: addresses of mail and machines, long
 * numbers (telephones, customers, orders) and long keys (sessions, visitors).
 */
import { textOf } from '../text/text.ts';

/** Instead of personal data. */
export const personalMarks = {
  email: '[email]',
  address: '[address]',
  number: '[number]',
  key: '[key]',
} as const;

/** Characters that are read. */
const longestRead = 4_000;

/**
 * Bounded, so that a long text costs no more than its length. A slash ends what is before the sign,
 * so that a path keeps its parts; one right before it is mail where a dot follows.
 */
const email = /[^\s/@]{1,64}(?:@|%40)[^\s/@]{1,255}|\/(?:@|%40)[^\s/@]{1,255}\.[^\s/@]{1,63}/giu;

const key = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=[A-Za-z_-]{0,200}\d)[\w-]{32,}/giu;

/** IPv6 with three colons at least: `::1` is this machine. */
const longAddress = /(?:[\da-f]{1,4}:{1,2}){3,7}[\da-f]{0,4}/giu;

/** IPv4, or nine digits and more with single signs between them. */
const digits = /\+?\d(?:[ ().\-/]?\d){8,}|\d{1,3}(?:\.\d{1,3}){3}/gu;

/** Machines of the shop's own network, not of visitors. */
const privateAddress =
  /^(?:10(?:\.\d{1,3}){3}|127(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})$/u;

const anyAddress = /^\d{1,3}(?:\.\d{1,3}){3}$/u;

const markOfDigits = (found: string): string => {
  if (privateAddress.test(found)) return found;
  return anyAddress.test(found) ? personalMarks.address : personalMarks.number;
};

/** Total; anything but a text becomes an empty one. */
export const withoutPersonalData = (given: unknown): string =>
  textOf(given)
    .slice(0, longestRead)
    .replaceAll(email, personalMarks.email)
    .replaceAll(key, personalMarks.key)
    .replaceAll(longAddress, personalMarks.address)
    .replaceAll(digits, markOfDigits);
