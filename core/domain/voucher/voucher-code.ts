import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';

/** Letters and digits. */
export const voucherCodeLimits = { minimum: 4, maximum: 24 } as const;

/** Lengths count letters and digits; `malformed` holds anything else. */
export type VoucherCodeError = {
  readonly kind: 'missing' | 'too-short' | 'too-long' | 'malformed';
  readonly text: string;
};

/** Without blanks, dashes and invisible characters; wide forms become plain, a–z capitals. */
export const normaliseVoucherCode = (text: string): string =>
  textOf(text)
    .normalize('NFKC')
    .replace(/[\s\p{Dash}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[a-z]/gu, (letter) => letter.toUpperCase());

/** Reads a code, gift vouchers included: 4 to 24 letters A–Z and digits. */
export const parseVoucherCode = (given: string): E.Either<VoucherCodeError, string> => {
  const text = textOf(given);
  const code = normaliseVoucherCode(text);
  if (code === '') return E.left({ kind: 'missing', text });
  if (!/^[A-Z0-9]+$/u.test(code)) return E.left({ kind: 'malformed', text });
  if (code.length < voucherCodeLimits.minimum) return E.left({ kind: 'too-short', text });
  return code.length > voucherCodeLimits.maximum
    ? E.left({ kind: 'too-long', text })
    : E.right(code);
};

/** Groups of four, to be read and typed: `ABCD-EFGH-1234`. */
export const printVoucherCode = (code: string): string =>
  textOf(code).replace(/.{4}(?=.)/gu, '$&-');

/** Without I, O, 0 and 1, which are taken for each other. A power of two: bytes give each alike. */
const issuedCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** One of 32 letters and digits, each for as many whole numbers. */
export const letterOfByte = (byte: number): string =>
  issuedCharacters.charAt(byte % issuedCharacters.length);

/**
 * Characters of an issued code: 100 bits, of which 80 stay secret where the last four characters
 * are shown.
 */
export const issuedCodeLength = 20;

/** Characters of a code that are shown where it is kept. */
const endingLength = 4;

/** A code out of `issuedCodeLength` random bytes. */
export const issuedVoucherCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, issuedCodeLength), letterOfByte).join('');

/** Its last characters, by which its owner knows it. */
export const voucherEnding = (code: string): string => code.slice(-endingLength);

/** The United States ask for five. */
const voucherYears = 5;

/** In the last time zone of the earth the year ends so many milliseconds later than in UTC. */
const lastZone = 12 * 3_600_000;

/** Milliseconds since 1970: the end of the fifth year after that of the purchase, in every zone. */
export const voucherExpiry = (issuedAt: number): number =>
  Date.UTC(new Date(issuedAt).getUTCFullYear() + 1 + voucherYears, 0, 1) + lastZone;

/** The last day, in each zone, of a voucher that expires at an instant. */
export const voucherLastDay = (expiresAt: number): CalendarDay =>
  calendarDay('UTC', expiresAt - lastZone - 1);
