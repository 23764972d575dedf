/** Where providers tell what became of payments. A message is answered when it is kept, not before. */
import { Hono } from 'hono';

import { paymentEventEndpoints } from '../../adapters/http/endpoints/payment-events.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { askStore } from '../../adapters/postgres/stores/owned-lists.ts';
import { keepPaymentEvent, type OnPaymentEvent } from '../../adapters/postgres/stores/payments.ts';
import { E } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasPayments } from '../../core/ports/payments.ts';
import { refusal } from './refusal.ts';
import { addRoutes, route } from './route.ts';

type PaymentEventSettings = HasClock &
  HasLog &
  HasPayments & {
    readonly database: () => Promise<Database>;
    /** Works in the transaction that keeps the message. */
    readonly onPaymentEvent: OnPaymentEvent;
    /** A message was kept, with what it makes of its order. */
    readonly wake: () => void;
  };

/** The address as an application to be mounted at the root. */
export const paymentEvents = ({
  payments,
  database,
  onPaymentEvent,
  wake,
  clock,
  log,
}: PaymentEventSettings): Hono => {
  const app = new Hono();
  const taken = route(paymentEventEndpoints.paymentEvent, async ({ body, header }) => {
    const event = payments.readEvent(header, body);
    if (E.isLeft(event)) {
      log.report('payment-event-refused', { reason: event.left.kind });
      return E.left(refusal(400, 'body-malformed'));
    }
    if (event.right === undefined) return E.right(undefined);
    const { right } = event;
    const kept = await askStore('payments-unavailable', async () =>
      keepPaymentEvent(await database(), right, onPaymentEvent, clock.now()),
    )();
    if (E.isLeft(kept)) {
      log.report('payment-event-not-kept', { reason: kept.left.reason });
      return E.left(refusal(503, 'service-unavailable'));
    }
    wake();
    // Of somebody else who uses the same account at the provider: sending it again helps nobody.
    if (kept.right === 'unknown') log.report('payment-event-refused', { reason: kept.right });
    return E.right(undefined);
  });
  addRoutes(app, [taken]);
  return app;
};
