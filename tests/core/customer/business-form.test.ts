/** What companies type: their address and their VAT id. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkBusinessForm,
  emptyBusinessForm,
} from '../../../core/domain/customer/business-form.ts';
import { isInVatRegister, parseVatId } from '../../../core/domain/customer/vat-id.ts';
import { E, TE } from '../../../core/fp.ts';
import { checkVatId } from '../../../core/usecases/check-vat-id.ts';
import {
  anyBusinessForm,
  anyRightBusinessForm,
  businessSamples,
} from '../../arbitraries/customer.ts';
import { recordingLog } from '../../fakes/log.ts';

const malformed = E.left({ kind: 'malformed' });
const samples = Object.entries(businessSamples);
const numbers = samples.flatMap(([, { vatId }]) => (vatId === '' ? [] : [vatId]));

describe('a company’s form', () => {
  property.prop([anyRightBusinessForm])('takes what is right as it is', (form) => {
    expect(checkBusinessForm(form)).toEqual(E.right(form));
  });

  property.prop([anyBusinessForm])('takes again what it took', (form) => {
    const checked = checkBusinessForm(form);
    expect(E.chain(checkBusinessForm)(checked)).toEqual(checked);
  });

  test('asks for everything but the VAT id, in its own order', () => {
    const empty = { company: ' ', vatId: '', street: '', postcode: '', city: '', country: '' };
    expect(checkBusinessForm(empty)).toEqual(
      E.left(
        ['company', 'street', 'postcode', 'city', 'country'].map((field) => ({
          field,
          code: 'missing',
        })),
      ),
    );
  });

  test('knows the postcodes of the countries that the shop serves, and no other country', () => {
    const form = { company: 'A', vatId: '', street: 'B 1', city: 'C' };
    for (const [country, { postcode }] of samples)
      for (const [typed, isRight] of [
        [` ${postcode.toLowerCase()}`, true],
        [`${postcode}0`, false],
        [postcode.slice(1), country === 'GB'],
      ] as const)
        expect(E.isRight(checkBusinessForm({ ...form, postcode: typed, country }))).toBe(isRight);
    expect(checkBusinessForm({ ...form, postcode: '10115', country: 'PL' })).toEqual(
      E.left([{ field: 'country', code: 'unknown' }]),
    );
    expect(checkBusinessForm({ ...form, postcode: '9470', country: 'LI' })).toEqual(
      E.left([{ field: 'postcode', code: 'malformed' }]),
    );
  });
});

test('a company’s VAT id is of the country where it is seated', () => {
  const [{ vatId: british }, { vatId: german }] = [businessSamples.GB, businessSamples.DE];
  const irish = british.replace('GB', 'XI');
  const askedOf = (country: string, postcode: string, vatId: string) => {
    const form = { company: 'A', street: 'B 1', city: 'C', postcode, country, vatId };
    const checked = checkBusinessForm(form);
    return E.isRight(checked) ? checked.right.vatId : checked.left;
  };
  const refused = [{ field: 'vatId', code: 'other-country' }];
  for (const [country, { postcode, vatId: own }] of samples)
    for (const vatId of [...numbers, irish]) {
      const isNorthern = country === 'GB' && vatId === irish;
      // The United States give out none.
      const isTaken = country === 'US' || vatId === own || isNorthern;
      const asked = askedOf(country, postcode, vatId);
      expect([country, vatId, asked]).toEqual([country, vatId, isTaken ? vatId : refused]);
    }
  // What else is wrong is said, too; without a country nothing is wrong with a number.
  expect(checkBusinessForm({ ...emptyBusinessForm, company: 'A', vatId: german })).toEqual(
    E.left(['street', 'postcode', 'city', 'country'].map((field) => ({ field, code: 'missing' }))),
  );
});

describe('a VAT id', () => {
  test.each([
    ...numbers,
    // Ways to write numbers of a country beside that of its sample.
    'ESB58378431',
    'ESX5253868R',
    'ES54362315K',
    'ESJ99216582',
    'ESP2807900B',
    'FRK7399859412',
    'GB434031494',
    'XI434031494',
    'NL123456789B13',
    'BE0897223571',
    'DE136695976',
  ])('%s is right, however it is typed', (vatId) => {
    expect(parseVatId(vatId, 'US')).toEqual(E.right(vatId));
    const spaced = Array.from(vatId.toLowerCase()).join(' ');
    expect(parseVatId(` ${spaced}.-`, 'US')).toEqual(E.right(vatId));
  });

  test('may leave out its country where the address says it, and the words of Switzerland', () => {
    for (const [country, { vatId }] of samples.filter(([own, one]) => one.vatId.startsWith(own)))
      expect(parseVatId(vatId.slice(2), country)).toEqual(E.right(vatId));
    for (const word of ['MWST', 'TVA', 'IVA'])
      expect(parseVatId(`CHE-107.787.577 ${word}`, 'LI')).toEqual(E.right('CHE107787577'));
    expect(parseVatId('129273398', 'US')).toEqual(malformed);
    expect(parseVatId(' ', 'DE')).toEqual(E.right(''));
  });

  /** Where one wrong digit is always found; the check of others lets some pass. */
  property.prop([
    fc.constantFrom(...numbers.filter((number) => !/^(?:LU|NL|CH|GB|FR|ES)/u.test(number))),
    fc.nat(),
    fc.integer({ min: 1, max: 9 }),
  ])('with one wrong digit is none', (vatId, at, more) => {
    const digits = Array.from(vatId).flatMap((one, place) => (/\d/u.test(one) ? [place] : []));
    const place = digits[at % digits.length] ?? 0;
    const wrong = (Number(vatId[place]) + more) % 10;
    expect(parseVatId(`${vatId.slice(0, place)}${wrong}${vatId.slice(place + 1)}`, 'US')).toEqual(
      malformed,
    );
  });

  test.each(numbers)('%s with another last digit is none', (vatId) => {
    const last = vatId.startsWith('NL') ? vatId.indexOf('B') - 1 : vatId.length - 1;
    const other = (Number(vatId[last]) + 1) % 10;
    expect(parseVatId(`${vatId.slice(0, last)}${other}${vatId.slice(last + 1)}`, 'US')).toEqual(
      malformed,
    );
  });

  property.prop([fc.string()])('is right or malformed, whatever is typed', (text) => {
    const parsed = parseVatId(text, 'DE');
    const again = E.isRight(parsed) ? parseVatId(parsed.right, 'US') : malformed;
    expect(parsed).toEqual(again);
  });

  test('can be asked for in the register where its country is of the European Union', () => {
    const known = samples.filter(([, { vatId }]) => isInVatRegister(vatId));
    expect(known.map(([country]) => country)).toEqual([
      'AT',
      'BE',
      'DE',
      'ES',
      'FR',
      'IT',
      'LU',
      'NL',
    ]);
  });

  test('has the register’s answer, and no register keeps anybody out', async () => {
    const log = recordingLog();
    const ask = async (vatId: string, isGivenOut: boolean | undefined) =>
      checkVatId(vatId)({
        log,
        vatRegister: {
          isGivenOut: () =>
            isGivenOut === undefined
              ? TE.left({ kind: 'vat-register-unavailable', reason: 'no network' })
              : TE.right(isGivenOut),
        },
      })();
    expect(await ask('DE129273398', true)).toEqual(E.right('valid'));
    expect(await ask('DE129273398', false)).toEqual(E.right('invalid'));
    expect(await ask('CHE107787577', false)).toEqual(E.right('unknown'));
    expect(await ask('', undefined)).toEqual(E.right('unknown'));
    expect(log.reports).toEqual([]);
    expect(await ask('DE129273398', undefined)).toEqual(E.right('unavailable'));
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'vat-register', reason: 'no network' } },
    ]);
  });
});
