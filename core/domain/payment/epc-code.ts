/**
 * What the QR code of a SEPA credit transfer says, so that a bank's application fills in the form:
 * "Quick Response Code: Guidelines to Enable Data Capture for the Initiation of a SEPA Credit
 * Transfer" of the European Payments Council, version 002.
 */
import { E } from '../../fp.ts';
import type { Money } from '../money/money.ts';
import type { BankAccount } from './bank-account.ts';

/** `amount-outside`: less than a cent, or more than 999,999,999.99. */
export type EpcCodeError = { readonly kind: 'not-euros' | 'amount-outside' | 'holder-too-long' };

/** Characters, and cents. */
const limits = { holder: 70, minorUnits: 99_999_999_999 } as const;

/** Of an amount in euros; `reference`: see `creditorReferenceOf`. The code needs correction level M. */
export const epcCode = (
  { holder, iban, bic }: BankAccount,
  { minorUnits, currency }: Money,
  reference: string,
): E.Either<EpcCodeError, string> => {
  if (currency !== 'eur') return E.left({ kind: 'not-euros' });
  if (minorUnits < 1 || minorUnits > limits.minorUnits) return E.left({ kind: 'amount-outside' });
  if (holder.length > limits.holder) return E.left({ kind: 'holder-too-long' });
  const cents = String(minorUnits % 100).padStart(2, '0');
  const amount = `EUR${Math.floor(minorUnits / 100)}.${cents}`;
  // Version 002 in UTF-8; no purpose.
  return E.right(['BCD', '002', '1', 'SCT', bic, holder, iban, amount, '', reference].join('\n'));
};
