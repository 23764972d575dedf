/** What is the vendor's alone: its errors, its page, its second attempt, and who may be led there. */
import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, test } from 'vitest';

import type { PaymentProvider } from '../../../core/ports/payments.ts';
import { stripePayments } from '../../../adapters/stripe/stripe-payments.ts';
import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { E } from '../../../core/fp.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { euros, newOrder } from '../../contracts/payments.ts';
import { manualClock } from '../../fakes/clock.ts';
import { startStripe, type StripeServer } from '../../fakes/stripe-server.ts';

const checkoutOrigin = 'https://checkout.stripe.com';

let stripe: StripeServer | undefined;
afterEach(async () => {
  await stripe?.close();
  stripe = undefined;
});

const open = async (
  changed: { readonly checkout?: string; readonly secretKey?: string; readonly fetch?: Fetch } = {},
): Promise<{ readonly provider: PaymentProvider; readonly server: StripeServer }> => {
  const clock = manualClock(Date.parse('2026-11-27T09:00:00Z'));
  const server = await startStripe(clock, changed.checkout ?? checkoutOrigin);
  stripe = server;
  const provider = stripePayments({
    secretKey: changed.secretKey ?? server.secretKey,
    webhookSecret: server.webhookSecret,
    apiBase: server.base,
    checkoutOrigin,
    fetch: changed.fetch ?? ((request) => fetch(request)),
    clock,
  });
  return { provider, server };
};

const asked = (words: Partial<ReturnType<typeof newOrder>> = {}) => ({
  ...newOrder(),
  ...words,
  paymentId: randomUUID(),
});

describe('Stripe', () => {
  test('asks a second time by itself, under the same key, and does it once', async () => {
    let requests = 0;
    const { provider, server } = await open({
      fetch: async (request) => {
        const answer = await fetch(request);
        requests += 1;
        if (requests === 1) throw new Error('the connection broke');
        return answer;
      },
    });
    expect(E.isRight(await provider.begin(asked())())).toBe(true);
    expect(requests).toBe(2);
    expect(server.done).toEqual(['/v1/checkout/sessions']);
  });

  test('shows its page in every locale of the shop', async () => {
    const { provider, server } = await open();
    for (const locale of locales)
      expect(E.isRight(await provider.begin(asked({ locale }))())).toBe(true);
    const sent = new Set(server.asked.map(({ locale }) => locale));
    expect(sent).toEqual(new Set(['de', 'en', 'en-GB', 'es', 'fr', 'it', 'nl']));
    expect(server.asked[0]).toMatchObject({
      mode: 'payment',
      customer_email: 'ada@example.com',
      payment_intent_data: { capture_method: 'manual' },
      line_items: { 0: { price_data: { currency: 'eur', unit_amount: '5000' } } },
    });
  });

  test('leads buyers to its configured page alone', async () => {
    const { provider } = await open({ checkout: 'https://checkout.stripe.com.example' });
    expect(await provider.begin(asked())()).toEqual(E.left({ kind: 'provider-refused' }));
  });

  test('that does not answer, or not us, is away, in words of ours', async () => {
    const { provider } = await open({ secretKey: 'sk_test_wrong' });
    const refused = await provider.look('cs_test_1')();
    expect(refused).toEqual(
      E.left({ kind: 'payments-unavailable', reason: expect.stringContaining('Stripe') }),
    );
    expect(JSON.stringify(refused)).not.toContain('sk_test');
    await stripe?.close();
    const away = await provider.look('cs_test_1')();
    expect(away).toMatchObject({ left: { kind: 'payments-unavailable' } });
  });

  test('refuses in its own time what the shop did not foresee', async () => {
    const { provider, server } = await open();
    const begun = await provider.begin(asked())();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const { reference, redirect } = begun.right;
    expect(await provider.capture(reference, 'a')()).toEqual(E.left({ kind: 'not-authorised' }));
    server.buyer(redirect, 'pay');
    expect(await provider.refund(reference, euros(1), 'b')()).toEqual(
      E.left({ kind: 'provider-refused' }),
    );
    await provider.capture(reference, 'c')();
    expect(await provider.cancel(reference, 'd')()).toEqual(E.left({ kind: 'provider-refused' }));
    expect(await provider.look('cs_test_unknown')()).toEqual(E.left({ kind: 'payment-unknown' }));
  });

  test('that lets go what was reserved has given nothing back', async () => {
    const { provider, server } = await open();
    const begun = await provider.begin(asked())();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    server.buyer(begun.right.redirect, 'pay');
    expect(await provider.cancel(begun.right.reference, 'a')()).toMatchObject({
      right: { isCancelled: true, refunded: 0, captured: 0 },
    });
    const kinds = server.messages().flatMap(({ headers, body }) => {
      const read = provider.readEvent((name) => headers[name], body);
      return E.isRight(read) && read.right !== undefined ? [read.right.kind] : [];
    });
    expect(kinds).toEqual(['authorised', 'cancelled']);
  });
});
