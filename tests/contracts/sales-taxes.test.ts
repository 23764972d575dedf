/** Everybody who counts sales taxes does what the contract says. */
import { afterAll } from 'vitest';

import { stripeSalesTaxes } from '../../adapters/stripe/stripe-sales-taxes.ts';
import { stateSalesTaxes } from '../../server/embedded/sales-tax/state-sales-taxes.ts';
import { manualClock } from '../fakes/clock.ts';
import { startStripe, type StripeServer } from '../fakes/stripe-server.ts';
import { salesTaxesContract } from './sales-taxes.ts';

const clock = manualClock(Date.parse('2026-11-27T12:00:00Z'));

salesTaxesContract("by the states' table", async () => ({
  salesTaxes: stateSalesTaxes(clock),
  knowsPlaces: false,
}));

let server: StripeServer | undefined;
afterAll(() => server?.close());

const silent = (fetch: () => Promise<Response>) => () =>
  stripeSalesTaxes({ secretKey: 'sk_test_standin0000', apiBase: 'http://127.0.0.1:9', fetch });

const answering = (status: number, body: unknown) =>
  silent(async () => Response.json(body, { status }));

salesTaxesContract(
  'by Stripe Tax',
  async () => {
    server ??= await startStripe(clock);
    const { base: apiBase, secretKey } = server;
    return {
      salesTaxes: stripeSalesTaxes({ secretKey, apiBase, fetch: (request) => fetch(request) }),
      knowsPlaces: true,
    };
  },
  {
    'nobody answers': silent(async () => {
      throw new Error('the connection broke');
    }),
    'the key is wrong': answering(401, {
      error: { type: 'invalid_request_error', code: 'api_key_invalid', message: 'no' },
    }),
    'its parts are not the whole': answering(200, {
      currency: 'usd',
      tax_amount_exclusive: 100,
      tax_breakdown: [],
    }),
    'it is of another currency': answering(200, {
      currency: 'eur',
      tax_amount_exclusive: 0,
      tax_breakdown: [],
    }),
  },
);
