import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

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
