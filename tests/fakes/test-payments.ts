/** The embedded provider, whose answers can be lost. */
import { asc } from 'drizzle-orm';

import { rememberedPayments } from '../../adapters/postgres/stores/remembered-payments.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import { testPaymentMessages } from '../../adapters/postgres/schema/payments.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PaymentProvider, Payments } from '../../core/ports/payments.ts';
import {
  paymentSignatureHeader,
  signedMessages,
} from '../../server/embedded/payments/payment-messages.ts';
import { testPaymentsOn, type TestPayments } from '../../server/embedded/payments/test-payments.ts';

type LosingPayments = {
  readonly payments: Payments;
  readonly test: TestPayments;
  readonly loseNextAnswer: () => void;
  /** As they would be sent now, the oldest first. */
  readonly messages: () => Promise<
    readonly { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }[]
  >;
};

/** Does what it is asked, and says so unless the answer is lost. */
const losing = (
  { name, readEvent, look, hasRefunded, ...commands }: PaymentProvider,
  isLost: () => boolean,
): PaymentProvider => {
  const lost = <A, B>(call: TE.TaskEither<A, B>) =>
    pipe(
      call,
      TE.flatMap((answer) =>
        isLost()
          ? TE.left({ kind: 'payments-unavailable', reason: 'the answer was lost' } as const)
          : TE.right(answer),
      ),
    );
  return {
    name,
    readEvent,
    look,
    hasRefunded,
    begin: (asked) => lost(commands.begin(asked)),
    capture: (reference, key) => lost(commands.capture(reference, key)),
    cancel: (reference, key) => lost(commands.cancel(reference, key)),
    refund: (reference, amount, key) => lost(commands.refund(reference, amount, key)),
  };
};

/** On a database. */
export const losingPayments = (database: () => Promise<Database>, clock: Clock): LosingPayments => {
  const signed = signedMessages(clock, 'secret');
  const test = testPaymentsOn({ database, clock, messages: signed, wake: () => undefined });
  let isNextLost = false;
  const isLost = (): boolean => {
    const was = isNextLost;
    isNextLost = false;
    return was;
  };
  return {
    payments: rememberedPayments({ provider: losing(test.provider, isLost), database, clock }),
    test,
    loseNextAnswer: () => {
      isNextLost = true;
    },
    messages: async () => {
      const { orm } = await database();
      const rows = await orm
        .select()
        .from(testPaymentMessages)
        .orderBy(asc(testPaymentMessages.id));
      return rows.map(({ body }) => ({
        headers: { [paymentSignatureHeader]: signed.sign(body) },
        body: new Uint8Array(Buffer.from(body)),
      }));
    },
  };
};
