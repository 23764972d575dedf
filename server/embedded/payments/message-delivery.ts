/** Brings the embedded provider's messages to the shop, again and again until it takes them. */
import { asc, eq, lte } from 'drizzle-orm';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import type { Database } from '../../../adapters/postgres/database.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { testPaymentMessages } from '../../../adapters/postgres/schema/payments.ts';
import { paymentEventEndpoints } from '../../../adapters/http/endpoints/payment-events.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import { paymentSignatureHeader, type SignedMessages } from './payment-messages.ts';

type MessageDeliverySettings = {
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  readonly messages: Pick<SignedMessages, 'sign'>;
  /** Of the shop's own address. */
  readonly fetch: Fetch;
  readonly origin: string;
};

type Message = Readonly<typeof testPaymentMessages.$inferSelect>;

/** After so many attempts, in some ten minutes, it is given up, as real providers do after days. */
const mostAttempts = 20;

/** Milliseconds from one attempt to the next. */
const attemptDelay = (attempts: number): number => Math.min(60_000, 500 * 2 ** attempts);

/** Milliseconds in which a message that another process has taken does not come again. */
const leaseTime = 10_000;

const claimMessage = (database: Database, now: number): Promise<Message | undefined> =>
  inTransaction(database, async ({ orm }) => {
    const [row] = await orm
      .select()
      .from(testPaymentMessages)
      .where(lte(testPaymentMessages.dueAt, new Date(now)))
      .orderBy(asc(testPaymentMessages.dueAt), asc(testPaymentMessages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row !== undefined)
      await orm
        .update(testPaymentMessages)
        .set({ attempts: row.attempts + 1, dueAt: new Date(now + leaseTime) })
        .where(eq(testPaymentMessages.id, row.id));
    return row;
  });

const isTaken = async (
  { fetch, origin, messages }: MessageDeliverySettings,
  { body }: Message,
): Promise<boolean> => {
  try {
    const answer = await fetch(
      new Request(`${origin}${paymentEventEndpoints.paymentEvent.paths[0]}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          [paymentSignatureHeader]: messages.sign(body),
        },
        body,
      }),
    );
    return answer.ok;
  } catch {
    return false;
  }
};

/** Sends what is due, one message after the other; gives when the next one is, if any waits. */
export const deliverPaymentMessages = async (
  settings: MessageDeliverySettings,
): Promise<number | undefined> => {
  const { clock } = settings;
  const database = await settings.database();
  const { orm } = database;
  for (;;) {
    const message = await claimMessage(database, clock.now());
    if (message === undefined) {
      const [next] = await orm
        .select({ dueAt: testPaymentMessages.dueAt })
        .from(testPaymentMessages)
        .orderBy(asc(testPaymentMessages.dueAt))
        .limit(1);
      return next?.dueAt.getTime();
    }
    const isOver = (await isTaken(settings, message)) || message.attempts + 1 >= mostAttempts;
    const own = eq(testPaymentMessages.id, message.id);
    await (isOver
      ? orm.delete(testPaymentMessages).where(own)
      : orm
          .update(testPaymentMessages)
          .set({ dueAt: new Date(clock.now() + attemptDelay(message.attempts)) })
          .where(own));
  }
};
