import { Hono } from 'hono';
import type { Container } from 'inversify';

import { createRounds } from '../../adapters/shared/rounds.ts';
import type { Payments } from '../../core/ports/payments.ts';
import type { Configuration } from '../configuration.ts';
import { paymentEvents } from '../endpoints/payment-events.ts';
import { embeddedOrigin } from './service-calls.ts';
import { tokens } from './tokens.ts';

export type PaymentService = {
  readonly payments: Payments;
  /** To be mounted at the root. */
  readonly app: Hono;
  readonly start: () => void;
  readonly close: () => Promise<void>;
};

/** A shop on this machine alone: where others can buy, nobody may order without paying. */
const isOnThisMachine = ({ sites, embeddedServices }: Configuration): boolean =>
  sites.protocol === 'http' || embeddedServices === 'public';

/** Undefined where nobody takes payments, or another shop API does. */
export const openPayments = async (container: Container): Promise<PaymentService | undefined> => {
  const configuration = container.get(tokens.configuration);
  if (configuration.shopApiUrl !== undefined || !isOnThisMachine(configuration)) return undefined;
  const database = () => container.getAsync(tokens.database);
  const [clock, sleep, log] = [
    container.get(tokens.clock),
    container.get(tokens.sleep),
    container.get(tokens.log),
  ];
  const { embeddedPayments } = await import('../embedded/payments/embedded-payments.ts');
  const rounds = createRounds(sleep);
  const { payments, page, round } = embeddedPayments({
    database,
    clock,
    wake: rounds.wake,
    fetch: container.get(tokens.embeddedFetch),
    origin: embeddedOrigin,
  });
  const app = new Hono();
  app.route('/', page);
  const onPaymentEvent = container.get(tokens.onPaymentEvent);
  app.route('/', paymentEvents({ payments, database, onPaymentEvent, clock, log }));
  return { payments, app, start: () => rounds.start(round), close: rounds.close };
};
