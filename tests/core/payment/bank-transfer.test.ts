import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { isBic, parseIban } from '../../../core/domain/payment/bank-account.ts';
import {
  creditorReferenceOf,
  inGroupsOfFour,
  parseCreditorReference,
} from '../../../core/domain/payment/creditor-reference.ts';
import { epcCode } from '../../../core/domain/payment/epc-code.ts';
import { E } from '../../../core/fp.ts';

const anyName = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-')),
  minLength: 1,
  maxLength: 20,
});

/** Another digit in the place of one. */
const mistyped = (text: string, place: number, by: number): string => {
  const digit = Number(text[place]);
  return `${text.slice(0, place)}${(digit + by) % 10}${text.slice(place + 1)}`;
};

describe('references of transfers', () => {
  test('are those of the standard', () => {
    // The example of ISO 11649.
    expect(creditorReferenceOf('5390 0754 7034')).toEqual(E.right('RF18539007547034'));
    expect(parseCreditorReference('rf18 5390 0754 7034')).toEqual(E.right('RF18539007547034'));
    expect(creditorReferenceOf('--')).toEqual(E.left({ kind: 'empty' }));
    expect(creditorReferenceOf('1'.repeat(22))).toEqual(E.left({ kind: 'too-long' }));
    expect(parseCreditorReference('RF1')).toEqual(E.left({ kind: 'malformed' }));
    expect(parseCreditorReference('RF19539007547034')).toEqual(E.left({ kind: 'wrong-check' }));
    expect(inGroupsOfFour('RF18539007547034')).toBe('RF18 5390 0754 7034');
    expect(inGroupsOfFour('')).toBe('');
  });

  property.prop([anyName])('are read as they were written', (name) => {
    const reference = creditorReferenceOf(name);
    const isNamed = name.replaceAll('-', '') !== '';
    expect(E.isRight(reference)).toBe(isNamed);
    if (E.isRight(reference))
      expect(parseCreditorReference(inGroupsOfFour(reference.right))).toEqual(reference);
  });

  property.prop([fc.nat(99_999_999), fc.nat(7), fc.integer({ min: 1, max: 9 })])(
    'show a mistyped digit',
    (number, place, by) => {
      const reference = creditorReferenceOf(String(number).padStart(8, '0'));
      if (E.isLeft(reference)) throw new Error(reference.left.kind);
      expect(parseCreditorReference(mistyped(reference.right, place + 4, by))).toEqual(
        E.left({ kind: 'wrong-check' }),
      );
    },
  );
});

describe('accounts', () => {
  test('have an IBAN of their country’s length and with its check digits', () => {
    for (const iban of [
      'DE89 3704 0044 0532 0130 00',
      'CH93 0076 2011 6238 5295 7',
      'gb29nwbk60161331926819',
      'FR14 2004 1010 0505 0001 3M02 606',
    ])
      expect(parseIban(iban)).toEqual(E.right(iban.toUpperCase().replaceAll(' ', '')));
    for (const [text, kind] of [
      ['DE89 3704 0044 0532 0130 0', 'malformed'],
      ['DE90 3704 0044 0532 0130 00', 'wrong-check'],
      ['US89 3704 0044 0532 0130 00', 'country-unknown'],
      ['', 'malformed'],
    ] as const)
      expect(parseIban(text)).toEqual(E.left({ kind }));
    expect(['COBADEFFXXX', 'COBADEFF'].every(isBic)).toBe(true);
    expect(['COBADEFFX', 'cobadeff', ''].some(isBic)).toBe(false);
  });
});

describe('the code of a transfer', () => {
  const account = { holder: 'Passepartout GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFF' };
  const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

  test('says whom to pay, how much, and with which reference', () => {
    expect(epcCode(account, euros(6_490), 'RF18539007547034')).toEqual(
      E.right(
        'BCD\n002\n1\nSCT\nCOBADEFF\nPassepartout GmbH\nDE89370400440532013000\nEUR64.90\n\nRF18539007547034',
      ),
    );
    expect(epcCode(account, euros(5), 'R')).toEqual(
      E.right(expect.stringContaining('\nEUR0.05\n')),
    );
  });

  test('is of euros alone, within its limits', () => {
    const kindOf = (money: Parameters<typeof epcCode>[1], holder = account.holder) => {
      const code = epcCode({ ...account, holder }, money, 'R');
      return E.isLeft(code) ? code.left.kind : undefined;
    };
    expect(kindOf({ minorUnits: 100, currency: 'chf' })).toBe('not-euros');
    expect(kindOf(euros(0))).toBe('amount-outside');
    expect(kindOf(euros(100_000_000_000))).toBe('amount-outside');
    expect(kindOf(euros(1), 'x'.repeat(71))).toBe('holder-too-long');
  });
});
