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

/** Characters of an IBAN, each with its countries: those of SEPA. */
const ibanCountries: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI NL',
  19: 'SI',
  20: 'AT EE LT LU',
  21: 'CH HR LI LV',
  22: 'BG DE GB IE VA',
  24: 'AD CZ ES RO SE SK',
  25: 'PT',
  26: 'IS',
  27: 'FR GR IT MC SM',
  28: 'CY HU PL',
  31: 'MT',
};

/** With spaces or without, in any letters; ISO 13616. */
export const parseIban = (text: string): E.Either<IbanError, string> => {
  const iban = text.toUpperCase().replaceAll(/\s/gu, '');
  if (!/^[A-Z]{2}\d\d[\dA-Z]{10,30}$/u.test(iban)) return E.left({ kind: 'malformed' });
  const country = iban.slice(0, 2);
  const isIn = (countries = ''): boolean => countries.split(' ').includes(country);
  if (!Object.values(ibanCountries).some((countries) => isIn(countries)))
    return E.left({ kind: 'country-unknown' });
  if (!isIn(ibanCountries[iban.length])) return E.left({ kind: 'malformed' });
  return mod97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1
    ? E.right(iban)
    : E.left({ kind: 'wrong-check' });
};

/** The name of a bank: ISO 9362, 8 or 11 characters. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/u.test(text);
