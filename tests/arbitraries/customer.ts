import { fc } from '@fast-check/vitest';

import { countryMarkets } from '../../core/domain/locale/countries.ts';
import { businessFields, type BusinessForm } from '../../core/domain/customer/business-form.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import { anyCodePoint } from './code-point.ts';

/** A visitor or a customer, with or without an order. */
export const anyCustomer: fc.Arbitrary<Customer> = fc.record(
  {
    emailHash: fc.string(),
    firstName: fc.string(),
    lastName: fc.string(),
    isLoggedIn: fc.boolean(),
    isWhitelabelCustomer: fc.boolean(),
    number: fc.string(),
    type: fc.nat(),
    order: fc.record({ isWhitelabelOrder: fc.boolean(), cartArticlesAmount: fc.nat() }),
    wishlistArticlesAmount: fc.nat(),
  },
  {
    requiredKeys: [
      'emailHash',
      'firstName',
      'lastName',
      'isLoggedIn',
      'isWhitelabelCustomer',
      'number',
      'type',
    ],
  },
);

const atomCharacters = Array.from("abcXYZ019!#$%&'*+/=?^_`{|}~-");

const anyAtom = fc.string({
  minLength: 1,
  maxLength: 12,
  unit: fc.constantFrom(...atomCharacters),
});

const anyDomainLabel = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/u);

const anyTopLabel = fc.oneof(
  fc.stringMatching(/^[a-z]{2,8}$/u),
  fc.constantFrom('de', 'com', 'xn--p1ai'),
);

/** An email address as shoppers have them, in the spelling that the shop keeps. */
export const anyEmail: fc.Arbitrary<string> = fc
  .record({
    local: fc.array(anyAtom, { minLength: 1, maxLength: 4 }),
    labels: fc.array(anyDomainLabel, { minLength: 1, maxLength: 4 }),
    top: anyTopLabel,
  })
  .map(({ local, labels, top }) => `${local.join('.')}@${[...labels, top].join('.')}`);

/** A field of a form with any content: nothing, noise, something close to right. */
export const anyFieldText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: anyCodePoint, maxLength: 12 }),
  fc.constantFrom('', ' ', '\t', '\uD800', 'a\u0308', '\u202Eevil', 'x'.repeat(150)),
  anyEmail,
);

/** A first or a last name, in the spelling that the shop keeps. */
export const anyPersonName: fc.Arbitrary<string> = fc.constantFrom(
  'Ada',
  'Lovelace',
  'Jean-Luc',
  "O'Brien",
  'Müller',
  'Nguyễn',
  'Ильич',
  '花子',
  'van der Berg',
);

/** A password that may be chosen by somebody whose address is not like it. */
export const anyNewPassword: fc.Arbitrary<string> = fc
  .string({ unit: 'grapheme', minLength: 8, maxLength: 40 })
  .map((text) => `Zebra ${text}`.normalize('NFC'));

/** A postcode and a VAT id of each country; the United States have no VAT. */
export const businessSamples = {
  AT: { postcode: '1010', vatId: 'ATU13585627' },
  BE: { postcode: '1000', vatId: 'BE0411905847' },
  CH: { postcode: '8001', vatId: 'CHE107787577' },
  DE: { postcode: '10115', vatId: 'DE129273398' },
  ES: { postcode: '28001', vatId: 'ESA28015865' },
  FR: { postcode: '75001', vatId: 'FR40303265045' },
  GB: { postcode: 'SW1A 1AA', vatId: 'GB980780684' },
  IT: { postcode: '20121', vatId: 'IT00743110157' },
  LI: { postcode: '9490', vatId: 'CHE107787577' },
  LU: { postcode: '1111', vatId: 'LU10000356' },
  NL: { postcode: '1012 AB', vatId: 'NL004495445B01' },
  US: { postcode: '10001', vatId: '' },
} as const satisfies Record<keyof typeof countryMarkets, object>;

const countries = Object.keys(countryMarkets).filter(
  (country): country is keyof typeof countryMarkets => country in countryMarkets,
);

/** A company as the shop keeps it. */
export const anyRightBusinessForm: fc.Arbitrary<BusinessForm> = fc
  .constantFrom(...countries)
  .chain((country) =>
    fc.record({
      company: fc.constantFrom('Lovelace GmbH', 'Rahmen & Söhne'),
      vatId: fc.constantFrom('', businessSamples[country].vatId),
      street: fc.constantFrom('Musterstraße 1', '12 rue des Arts'),
      postcode: fc.constant(businessSamples[country].postcode),
      city: fc.constantFrom('Berlin', 'Zürich'),
      country: fc.constant(country),
    }),
  );

/** A company as anybody may type it. */
export const anyBusinessForm: fc.Arbitrary<BusinessForm> = anyRightBusinessForm.chain((right) =>
  fc.subarray([...businessFields]).chain((spoilt) =>
    fc.array(anyFieldText, { minLength: 6, maxLength: 6 }).map((texts) => ({
      ...right,
      ...Object.fromEntries(spoilt.map((field, place) => [field, texts[place] ?? ''])),
    })),
  ),
);
