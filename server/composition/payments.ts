import { Hono } from 'hono';
import type { Container } from 'inversify';

import { guardedFetch } from '../../adapters/http/resilient-fetch.ts';
import { createRounds } from '../../adapters/shared/rounds.ts';
import type { Payments } from '../../core/ports/payments.ts';
import type { Configuration } from '../configuration.ts';
import { paymentEvents } from '../endpoints/payment-events.ts';
import type { StripeKeys } from '../payment-settings.ts';
import { embeddedOrigin, watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

export type PaymentService = {
  readonly payments: Payments;
  /** To be mounted at the root. */
  readonly app: Hono;
  readonly start: () => void;
  /** After what it is doing. */
  readonly close: () => Promise<void>;
};

/** What is done for the provider beside the port. */
type Provided = {
  readonly payments: Payments;
  readonly page?: Hono;
  readonly start: () => void;
  readonly close: () => Promise<void>;
};

const database = (container: Container) => () => container.getAsync(tokens.database);

const atStripe = async (container: Container, keys: StripeKeys): Promise<Provided> => {
  const [{ stripePayments }, { rememberedPayments }] = await Promise.all([
    import('../../adapters/stripe/stripe-payments.ts'),
    import('../../adapters/postgres/stores/remembered-payments.ts'),
  ]);
  const clock = container.get(tokens.clock);
  const provider = stripePayments({
    ...keys,
    fetch: guardedFetch(
      container.get(tokens.network),
      watched(container.get(tokens.traces), container.get(tokens.breakers).payments, false),
      container.get(tokens.sleep),
    ),
    clock,
  });
  return {
    payments: rememberedPayments({ provider, database: database(container), clock }),
    start: () => undefined,
    close: async () => undefined,
  };
};

const played = async (container: Container): Promise<Provided> => {
  const { embeddedPayments } = await import('../embedded/payments/embedded-payments.ts');
  const rounds = createRounds(container.get(tokens.sleep));
  const { payments, page, round } = embeddedPayments({
    database: database(container),
    clock: container.get(tokens.clock),
    wake: rounds.wake,
    fetch: container.get(tokens.embeddedFetch),
    origin: embeddedOrigin,
  });
  return { payments, page, start: () => rounds.start(round), close: rounds.close };
};

/** A shop on this machine alone: where others can buy, nobody may order without paying. */
const isOnThisMachine = ({ sites, embeddedServices }: Configuration): boolean =>
  sites.protocol === 'http' || embeddedServices === 'public';

/**
 * Whether this shop takes orders: not where another shop API does, nor where nobody takes payments.
 * Where payments are played, so is the order: nothing is charged, made or sent.
 */
export const orderingOf = (
  configuration: Configuration,
): { readonly takesOrders: boolean; readonly playsPayments: boolean } => {
  const isHere = configuration.shopApiUrl === undefined;
  const isStripe = configuration.payments.stripe !== undefined;
  const playsPayments = isHere && !isStripe && isOnThisMachine(configuration);
  return { takesOrders: isHere && (isStripe || playsPayments), playsPayments };
};

const provided = async (container: Container): Promise<Provided | undefined> => {
  const configuration = container.get(tokens.configuration);
  const { takesOrders, playsPayments } = orderingOf(configuration);
  if (playsPayments) return played(container);
  const { stripe } = configuration.payments;
  return takesOrders && stripe !== undefined ? atStripe(container, stripe) : undefined;
};

/** Undefined where nobody takes payments, or another shop API does. */
export const openPayments = async (container: Container): Promise<PaymentService | undefined> => {
  const found = await provided(container);
  if (found === undefined) return undefined;
  const { payments, page, start, close } = found;
  const app = new Hono();
  if (page !== undefined) app.route('/', page);
  app.route(
    '/',
    paymentEvents({
      payments,
      database: database(container),
      onPaymentEvent: container.get(tokens.onPaymentEvent),
      wake: container.get(tokens.orderWork).wake,
      clock: container.get(tokens.clock),
      log: container.get(tokens.log),
    }),
  );
  return { payments, app, start, close };
};
