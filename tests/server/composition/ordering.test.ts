/** Orders are taken where somebody takes the payments: a button that cannot be paid orders nothing. */
import { expect, test } from 'vitest';

import { orderingOf } from '../../../server/composition/payments.ts';
import { accepted } from '../read-environment.ts';

const elsewhere = { SHOP_API_URL: 'https://shop.example' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
const published = { SITES: 'poster.de=www.example.com' };

test.each([
  [{}, 'played'],
  [published, 'none'],
  [{ ...published, EMBEDDED_SERVICES: 'public' }, 'played'],
  [stripe, 'taken'],
  [{ ...published, ...stripe }, 'taken'],
  [elsewhere, 'none'],
  [{ ...elsewhere, ...stripe }, 'none'],
])('with %o orders are %s', (environment, orders) => {
  expect(orderingOf(accepted(environment))).toEqual({
    takesOrders: orders !== 'none',
    playsPayments: orders === 'played',
  });
});
