import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** Limits of a voucher's code in letters and digits. */
const voucherCodeLimits = { minimum: 4, maximum: 24 } as const;

/**
 * Why a text is not a code of a voucher: `missing` where it is empty, `too-short` and `too-long` by
 * its letters and digits, `malformed` where it holds anything else.
 */
export type VoucherCodeError = {
  readonly kind: 'missing' | 'too-short' | 'too-long' | 'malformed';
  readonly text: string;
};

/**
 * A code without what people put into it to read it, or copy along: blanks, dashes of every kind
 * and invisible characters are dropped, wide forms become plain ones, small letters a–z capitals.
 */
export const normaliseVoucherCode = (text: string): string =>
  textOf(text)
    .normalize('NFKC')
    .replace(/[\s\p{Dash}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[a-z]/gu, (letter) => letter.toUpperCase());

/** Reads the code of a voucher, gift vouchers included: 4 to 24 letters A–Z and digits. */
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

/** Prints a code in groups of four, to be read and typed: `ABCD-EFGH-1234`. */
export const printVoucherCode = (code: string): string =>
  textOf(code).replace(/.{4}(?=.)/gu, '$&-');
