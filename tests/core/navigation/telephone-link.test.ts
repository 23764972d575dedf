import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  internationalTelephone,
  telephoneLink,
} from '../../../core/domain/navigation/telephone-link.ts';
import { E } from '../../../core/fp.ts';

describe('the hotline’s link', () => {
  property.prop([
    fc.array(fc.nat({ max: 9 }), { minLength: 3, maxLength: 15 }),
    fc.boolean(),
    fc.constantFrom('', ' ', '/', '-', '.', '\u2013'),
  ])('dials the digits, however they are grouped', (digits, isInternational, separator) => {
    const sign = isInternational ? '+' : '';
    expect(telephoneLink(`${sign}${digits.join(separator)}`)).toEqual(
      E.right(`tel:${sign}${digits.join('')}`),
    );
  });

  property.prop([fc.string()])('is refused or dials nothing but digits', (text) => {
    const link = telephoneLink(text);
    if (E.isLeft(link)) expect(link.left).toEqual({ kind: 'malformed-telephone', text });
    else expect(link.right).toMatch(/^tel:\+?\d{3,15}$/u);
  });

  test.each([
    ['+49 (0)30 12 34', 'tel:+49301234'],
    [' (030) 12 34 ', 'tel:0301234'],
    [' +49 301234 ', 'tel:+49301234'],
    ['110', 'tel:110'],
  ])('of %j is %j', (text, link) => {
    expect(telephoneLink(text)).toEqual(E.right(link));
  });

  test.each(['', '+', '12', '1234567890123456', '030 12a34', '0+301234', 'tel:030'])(
    'of %j is refused',
    (text) => {
      expect(E.isLeft(telephoneLink(text))).toBe(true);
    },
  );
});

test.each([
  ['030 23125 014', 'de', '+493023125014'],
  ['+49 (0)30 23125 014', 'ch', '+493023125014'],
  ['02 1234 5678', 'it', '+390212345678'],
  ['020 7946 0000', 'gb', '+442079460000'],
  ['800-555-0199', 'com', '+18005550199'],
] as const)('%s is dialled in %s as %s', (given, market, number) => {
  expect(internationalTelephone(given, market)).toEqual(E.right(number));
});
