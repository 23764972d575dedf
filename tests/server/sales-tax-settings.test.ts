/** Which sales taxes are collected, as the environment says it. */
import { expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { readSalesTaxSettings } from '../../server/sales-tax-settings.ts';

test('none, where nothing is said', () => {
  expect(readSalesTaxSettings({})).toEqual(E.right({ service: 'state-rates', nexus: [] }));
});

test('those of the states that are named, each once', () => {
  expect(readSalesTaxSettings({ SALES_TAX_NEXUS: 'CA, ny,New York' })).toEqual(
    E.right({ service: 'state-rates', nexus: ['CA', 'NY'] }),
  );
});

test('by the vendor, with its key', () => {
  const environment = { SALES_TAX_SERVICE: 'stripe', STRIPE_SECRET_KEY: 'sk_test_0123456789' };
  expect(readSalesTaxSettings(environment)).toEqual(E.right({ service: 'stripe', nexus: [] }));
});

test.each([
  ['SALES_TAX_NEXUS', { SALES_TAX_NEXUS: 'CA,XX' }],
  ['SALES_TAX_SERVICE', { SALES_TAX_SERVICE: 'avalara' }],
  ['SALES_TAX_SERVICE', { SALES_TAX_SERVICE: 'stripe' }],
])('is refused by %s', (variable, environment) => {
  expect(readSalesTaxSettings(environment)).toMatchObject(E.left({ variable }));
});
