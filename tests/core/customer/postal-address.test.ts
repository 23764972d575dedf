import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { addressFormats, stateNames } from '../../../core/domain/customer/address-formats.ts';
import {
  addressLines,
  checkOrderAddress,
  emptyOrderAddress,
  isParcelStation,
  labelLimits,
  type OrderAddressForm,
} from '../../../core/domain/customer/postal-address.ts';
import { E } from '../../../core/fp.ts';
import { anyCountry, rightAddress, servedCountries } from '../../arbitraries/checkout.ts';

const checked = (form: OrderAddressForm, parcels?: readonly (readonly [number, number])[]) => {
  const read = checkOrderAddress(form, parcels);
  return E.isRight(read) ? read.right : read.left;
};

test.each(servedCountries)('%s: an address is taken, and stays as it was checked', (country) => {
  const form = rightAddress(country);
  const address = checked(form, []);
  expect(address).toEqual(form);
  expect(checkOrderAddress(form, undefined)).toEqual(E.right(form));
  // A postcode of another kind is not.
  expect(checked({ ...form, postcode: 'X1' })).toEqual([{ field: 'postcode', code: 'malformed' }]);
  const before =
    addressFormats[country].prefix === undefined ? '' : `${addressFormats[country].prefix}-`;
  expect(checked({ ...form, postcode: ` ${before}${form.postcode}` })).toEqual(form);
});

test('asks for what is missing in the form’s order', () => {
  expect(checked(emptyOrderAddress('US'))).toEqual(
    ['firstName', 'lastName', 'street', 'postcode', 'city', 'region'].map((field) => ({
      field,
      code: 'missing',
    })),
  );
  expect(checked({ ...rightAddress('GB'), country: 'XX' })).toEqual([
    { field: 'country', code: 'unknown' },
  ]);
});

test.each([
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['NL', '1011ab', '1011 AB'],
  ['CH', 'ch-8001', '8001'],
  ['LI', 'FL-9490', '9490'],
  ['US', '10001-1234', '10001-1234'],
] as const)('%s: %s is written %s', (country, postcode, written) => {
  expect(checked({ ...rightAddress(country), postcode })).toMatchObject({ postcode: written });
});

test.each([
  ['US', 'new york', 'NY'],
  ['US', 'dc', 'DC'],
  ['IT', 'bz', 'BZ'],
] as const)('%s: %s is %s', (country, region, code) => {
  expect(checked({ ...rightAddress(country), region })).toMatchObject({ region: code });
});

test.each([
  ['US', 'ON'],
  ['IT', 'Roma'],
] as const)('%s has no %s', (country, region) => {
  expect(checked({ ...rightAddress(country), region })).toEqual([
    { field: 'region', code: 'unknown' },
  ]);
  expect(Object.keys(stateNames)).toHaveLength(52);
});

test('other countries have no region, whatever is typed', () => {
  expect(checked({ ...rightAddress('GB'), region: 'Kent' })).toEqual(rightAddress('GB'));
});

property.prop([anyCountry, fc.constantFrom('company', 'street', 'addition', 'city')])(
  'holds no more than a label does',
  (country, field) => {
    const most = labelLimits[field].maximum;
    const form = { ...rightAddress(country), [field]: 'x'.repeat(most) };
    expect(checked(form)).toEqual(form);
    expect(checked({ ...form, [field]: 'x'.repeat(most + 1) })).toEqual([
      { field, code: 'too-long' },
    ]);
  },
);

const station = { ...rightAddress('DE'), street: 'packstation 123', addition: '12345678' };

test('a parcel station takes what fits into it, for whom it knows', () => {
  expect(checked(station, [[600, 560]])).toEqual(station);
  for (const parcel of [
    [601, 560],
    [600, 561],
  ] as const)
    expect(checked(station, [[100, 100], parcel])).toEqual([
      { field: 'street', code: 'too-large' },
    ]);
  expect(checked({ ...station, addition: '' }, [])).toEqual([
    { field: 'addition', code: 'missing' },
  ]);
  expect(checked({ ...station, addition: '12345' }, [])).toEqual([
    { field: 'addition', code: 'malformed' },
  ]);
  expect([station, rightAddress('DE'), { ...station, country: 'AT' }].map(isParcelStation)).toEqual(
    [true, false, false],
  );
});

test.each(['Postfach 12 34', 'P.O. Box 7', 'PO Box 7', 'Boîte postale 3', 'BP 12', 'Apartado 9'])(
  'no parcel is sent to %s, but an invoice is',
  (street) => {
    const form = { ...rightAddress('DE'), street };
    expect(checked(form, [])).toEqual([{ field: 'street', code: 'not-accepted' }]);
    expect(checked(form)).toEqual(form);
  },
);

test.each([
  ['DE', ['Ada Lovelace', 'Engines', 'c/o Babbage', '12 Long Street', '10115 Town']],
  ['FR', ['Engines', 'Ada Lovelace', 'c/o Babbage', '12 Long Street', '75001 TOWN']],
  ['GB', ['Ada Lovelace', 'Engines', 'c/o Babbage', '12 Long Street', 'TOWN', 'SW1A 1AA']],
  ['IT', ['Ada Lovelace', 'Engines', '12 Long Street', 'c/o Babbage', '00184 TOWN RM']],
  ['US', ['Ada Lovelace', 'Engines', '12 Long Street', 'c/o Babbage', 'TOWN, NY 10001']],
] as const)('%s writes its lines in its own order', (country, lines) => {
  const address = {
    ...rightAddress(country),
    company: 'Engines',
    addition: 'c/o Babbage',
    country,
  };
  expect(addressLines(address)).toEqual(lines);
});

test.each(servedCountries)('%s: no line is empty', (country) => {
  const lines = addressLines({ ...rightAddress(country), country });
  expect(lines.filter((line) => line.trim() === '')).toEqual([]);
  expect(lines).toContain('12 Long Street');
});
