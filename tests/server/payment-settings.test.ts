/** Who takes payments, as the environment says it. */
import { describe, expect, test } from 'vitest';

import { bankAccountsOf, readPaymentSettings } from '../../server/payment-settings.ts';
import { describeConfigurationError } from '../../server/environment.ts';
import { E } from '../../core/fp.ts';

const keys = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_01234567' };

describe('Stripe', () => {
  test('takes payments where both secrets are there', () => {
    expect(readPaymentSettings({})).toEqual(
      E.right({ stripe: undefined, bankAccounts: undefined }),
    );
    expect(readPaymentSettings(keys)).toMatchObject({
      right: {
        stripe: {
          secretKey: keys.STRIPE_SECRET_KEY,
          webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
          apiBase: 'https://api.stripe.com',
          checkoutOrigin: 'https://checkout.stripe.com',
        },
      },
    });
    const own = {
      STRIPE_API_BASE: 'http://127.0.0.1:12111/',
      STRIPE_CHECKOUT_ORIGIN: 'https://pay.example.com',
    };
    expect(readPaymentSettings({ ...keys, ...own })).toMatchObject({
      right: {
        stripe: { apiBase: 'http://127.0.0.1:12111', checkoutOrigin: 'https://pay.example.com' },
      },
    });
  });

  test.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }],
    ['STRIPE_SECRET_KEY', { ...keys, STRIPE_SECRET_KEY: 'pk_test_0123456789' }],
    ['STRIPE_WEBHOOK_SECRET', { ...keys, STRIPE_WEBHOOK_SECRET: 'secret' }],
    ['STRIPE_API_BASE', { ...keys, STRIPE_API_BASE: 'https://api.stripe.com/v1' }],
    ['STRIPE_CHECKOUT_ORIGIN', { ...keys, STRIPE_CHECKOUT_ORIGIN: 'http://pay.example.com' }],
    ['STRIPE_CHECKOUT_ORIGIN', { ...keys, STRIPE_CHECKOUT_ORIGIN: 'https://a.example;x' }],
  ])('is refused by %s', (variable, environment) => {
    expect(readPaymentSettings(environment)).toMatchObject({ left: { variable } });
  });

  test('is refused without telling the secret', () => {
    const read = readPaymentSettings({ ...keys, STRIPE_SECRET_KEY: 'sk-live-abcdef' });
    if (E.isRight(read)) throw new Error('It was taken.');
    expect(describeConfigurationError(read.left)).not.toContain('abcdef');
  });
});

describe('BANK_ACCOUNTS', () => {
  const holder = { BANK_ACCOUNT_HOLDER: 'Käthes Shop GmbH' };
  const accounts =
    'eur=DE89 3704 0044 0532 0130 00/COBADEFFXXX, chf=CH9300762011623852957/UBSWCHZH80A';

  test('names an account of each currency', () => {
    expect(readPaymentSettings({ ...holder, BANK_ACCOUNTS: accounts })).toMatchObject({
      right: {
        bankAccounts: {
          eur: { holder: 'Käthes Shop GmbH', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
          chf: { holder: 'Käthes Shop GmbH', iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' },
        },
      },
    });
  });

  test.each([
    'DE89370400440532013000/COBADEFFXXX',
    'eur=DE90370400440532013000/COBADEFFXXX',
    'eur=DE89370400440532013000',
    'jpy=DE89370400440532013000/COBADEFFXXX',
    `${accounts},eur=DE89370400440532013000/COBADEFFXXX`,
  ])('%s is refused', (BANK_ACCOUNTS) => {
    expect(readPaymentSettings({ ...holder, BANK_ACCOUNTS })).toMatchObject({
      left: { variable: 'BANK_ACCOUNTS' },
    });
  });

  test('needs the name of their holder', () => {
    expect(readPaymentSettings({ BANK_ACCOUNTS: accounts })).toMatchObject({
      left: { variable: 'BANK_ACCOUNT_HOLDER' },
    });
  });

  test('is the sample’s on one machine alone', () => {
    const none = { bankAccounts: undefined };
    expect(Object.keys(bankAccountsOf(none, { protocol: 'http' }))).toEqual(['eur', 'chf', 'gbp']);
    expect(bankAccountsOf(none, { protocol: 'https' })).toEqual({});
    const own = { eur: { holder: 'A', iban: 'B', bic: 'C' } };
    expect(bankAccountsOf({ bankAccounts: own }, { protocol: 'http' })).toBe(own);
  });
});
