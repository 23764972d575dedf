/** The embedded provider with its page and its messages. */
import type { Hono } from 'hono';

import { rememberedPayments } from '../../../adapters/postgres/stores/remembered-payments.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import type { Fetch } from '../../../adapters/shared/fetch.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { Payments } from '../../../core/ports/payments.ts';
import { deliverPaymentMessages } from './message-delivery.ts';
import { signedMessages } from './payment-messages.ts';
import { testPaymentPage } from './test-payment-page.ts';
import { testPaymentsOn } from './test-payments.ts';

type EmbeddedPaymentsSettings = {
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  /** Told when there may be a message to send. */
  readonly wake: () => void;
  /** Of the shop's own address. */
  readonly fetch: Fetch;
  readonly origin: string;
};

type EmbeddedPayments = {
  readonly payments: Payments;
  /** To be mounted at the root. */
  readonly page: Hono;
  /** Does what is due; gives after how many milliseconds to look again. */
  readonly round: () => Promise<number>;
};

/** Milliseconds between looks for what is due, at the longest. */
const longestPause = 30_000;

/** Milliseconds: another process may be at what is due. */
const shortestPause = 250;

/** A provider that takes no money: for a shop on one machine. */
export const embeddedPayments = (settings: EmbeddedPaymentsSettings): EmbeddedPayments => {
  const { database, clock, wake } = settings;
  const messages = signedMessages(clock);
  const test = testPaymentsOn({ database, clock, messages, wake });
  return {
    payments: rememberedPayments({ provider: test.provider, database, clock }),
    page: testPaymentPage(test),
    round: async () => {
      const settlesAt = await test.settle();
      const dueAt = await deliverPaymentMessages({ ...settings, messages });
      const next = Math.min(settlesAt ?? Infinity, dueAt ?? Infinity) - clock.now();
      return Math.min(longestPause, Math.max(shortestPause, next));
    },
  };
};
