/** Accounts to which a buyer transfers money. */
import { E } from '../../fp.ts';
import type { Currency } from '../locale/locales.ts';
import { mod97 } from '../text/mod97.ts';

export type BankAccount = {
  readonly holder: string;
  readonly iban: string;
  readonly bic: string;
};

/** Where none is of a currency, nobody is offered to transfer it. */
export type BankAccounts = Readonly<Partial<Record<Currency, BankAccount>>>;

/** `wrong-check`: a digit was mistyped. */
export type IbanError = { readonly kind: 'malformed' | 'country-unknown' | 'wrong-check' };

/** Characters of an IBAN by its country: those of SEPA. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24 },
  ...{ FI: 18, FR: 27, GB: 22, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19 },
  ...{ SK: 24, SM: 27, VA: 22 },
};

/** With spaces or without, in any letters; ISO 13616. */
export const parseIban = (text: string): E.Either<IbanError, string> => {
  const iban = text.toUpperCase().replaceAll(/\s/gu, '');
  if (!/^[A-Z]{2}\d\d[\dA-Z]{10,30}$/u.test(iban)) return E.left({ kind: 'malformed' });
  const length = ibanLengths[iban.slice(0, 2)];
  if (length === undefined) return E.left({ kind: 'country-unknown' });
  if (length !== iban.length) return E.left({ kind: 'malformed' });
  return mod97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1
    ? E.right(iban)
    : E.left({ kind: 'wrong-check' });
};

/** The name of a bank: ISO 9362, 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/u.test(text);
