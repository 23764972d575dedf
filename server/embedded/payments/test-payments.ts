/**
 * A provider that takes no money, for a shop that runs on one machine: it plays what real ones do,
 * and what they do wrong.
 */
import { randomUUID } from 'node:crypto';

import { asc, eq, isNotNull } from 'drizzle-orm';

import type { Database, Orm } from '../../../adapters/postgres/database.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { testPaymentMessages, testPayments } from '../../../adapters/postgres/schema/payments.ts';
import { askStore } from '../../../adapters/postgres/stores/owned-lists.ts';
import {
  checkPaymentCommand,
  type PaymentCommand,
  type PaymentRefusal,
} from '../../../core/domain/payment/payment-command.ts';
import {
  applyPaymentChange,
  newPayment,
  paymentStatusOf,
  type Payment,
  type PaymentChange,
} from '../../../core/domain/payment/payment.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { PaymentError, PaymentProvider } from '../../../core/ports/payments.ts';
import { printPaymentMessage, type SignedMessages } from './payment-messages.ts';

export type TestPayment = Readonly<typeof testPayments.$inferSelect>;

type Manner = TestPayment['manner'];

/** What the buyer may play at the page; the manners are ways in which a payment's messages come. */
export const testPlays = [
  'pay',
  'refuse',
  'pending-paid',
  'pending-failed',
  'doubled',
  'late',
  'reordered',
  'silent',
] as const;

type TestPlay = (typeof testPlays)[number];

/** Milliseconds. */
const delays = { late: 90_000, reordered: 30_000, settling: 30_000 } as const;

const manners: Readonly<Record<TestPlay, Manner>> = {
  pay: 'plain',
  refuse: 'plain',
  'pending-paid': 'plain',
  'pending-failed': 'plain',
  doubled: 'doubled',
  late: 'late',
  reordered: 'reordered',
  silent: 'silent',
};

export const testPaymentFolder = '/payments/test';

export type TestPayments = {
  readonly provider: PaymentProvider;
  readonly find: (reference: string) => Promise<TestPayment | undefined>;
  /** Plays it at a payment that is open; else nothing happens. */
  readonly play: (reference: string, play: TestPlay) => Promise<void>;
  /** Ends pending payments whose time has come; gives the time of the next one, if any waits. */
  readonly settle: () => Promise<number | undefined>;
};

type TestPaymentsSettings = {
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  readonly messages: Pick<SignedMessages, 'read'>;
  /** Told when there may be a message to send. */
  readonly wake: () => void;
};

/** Until when a message waits: its copies and its place among others are the manner's. */
const dueTimes = (manner: Manner, { kind }: PaymentChange, now: number): readonly number[] => {
  switch (manner) {
    case 'plain':
      return [now];
    case 'doubled':
      return [now, now + 1];
    case 'late':
      return [now + delays.late];
    case 'reordered':
      // What comes after it overtakes it.
      return [kind === 'authorised' ? now + delays.reordered : now];
    case 'silent':
      return [];
  }
};

/** The provider on the shop's own database. */
export const testPaymentsOn = ({
  database,
  clock,
  messages,
  wake,
}: TestPaymentsSettings): TestPayments => {
  const ask = <A>(question: (opened: Database) => Promise<A>): TE.TaskEither<PaymentError, A> =>
    askStore('payments-unavailable', async () => question(await database()));

  const read = async (orm: Orm, reference: string, isLocked: boolean) => {
    const asked = orm.select().from(testPayments).where(eq(testPayments.reference, reference));
    const [row] = await (isLocked ? asked.for('update') : asked);
    return row;
  };

  /** Writes what happened, and the messages that tell of it. */
  const happen = async (
    orm: Orm,
    row: TestPayment,
    change: PaymentChange,
    also: Partial<TestPayment> = {},
  ): Promise<Payment> => {
    const now = clock.now();
    const after = applyPaymentChange(row.payment, change);
    if (E.isLeft(after)) throw new Error(after.left.kind);
    const payment = after.right;
    await orm
      .update(testPayments)
      .set({ ...also, payment })
      .where(eq(testPayments.reference, row.reference));
    const body = printPaymentMessage({
      ...change,
      id: `test_${randomUUID()}`,
      paymentId: row.paymentId,
      at: now,
    });
    const due = dueTimes(also.manner ?? row.manner, change, now);
    if (due.length > 0)
      await orm
        .insert(testPaymentMessages)
        .values(due.map((at) => ({ body, dueAt: new Date(at) })));
    return payment;
  };

  /** A pending payment whose time has come is what it becomes, whether or not anybody looked. */
  const settled = async (orm: Orm, row: TestPayment): Promise<TestPayment> => {
    const { settlesAt, settlesAs } = row;
    if (settlesAt === null || settlesAs === null || settlesAt.getTime() > clock.now()) return row;
    const change: PaymentChange =
      settlesAs === 'failed'
        ? { kind: 'failed' }
        : { kind: 'authorised', total: row.payment.asked };
    const payment = await happen(orm, row, change, { settlesAt: null, settlesAs: null });
    return { ...row, payment, settlesAt: null, settlesAs: null };
  };

  /** With the row of a payment that nobody else changes meanwhile. */
  const locked = <A>(
    reference: string,
    work: (orm: Orm, row: TestPayment) => Promise<E.Either<PaymentRefusal, A>>,
  ): TE.TaskEither<PaymentError, A> =>
    pipe(
      ask((opened) =>
        inTransaction(opened, async ({ orm }): Promise<E.Either<PaymentRefusal, A>> => {
          const row = await read(orm, reference, true);
          return row === undefined
            ? E.left({ kind: 'payment-unknown' })
            : work(orm, await settled(orm, row));
        }),
      ),
      TE.flatMapEither((answer) => answer),
      TE.map((answer) => {
        wake();
        return answer;
      }),
    );

  const obey = (
    reference: string,
    command: PaymentCommand,
    changeOf: (row: TestPayment) => readonly [PaymentChange, Partial<TestPayment>?],
  ) =>
    locked(reference, async (orm, row) => {
      const checked = checkPaymentCommand(row.payment, command);
      if (E.isLeft(checked)) return checked;
      if (checked.right === 'done') return E.right(row.payment);
      const [change, also] = changeOf(row);
      return E.right(await happen(orm, row, change, also));
    });

  const playOn = async (orm: Orm, row: TestPayment, play: TestPlay): Promise<void> => {
    const manner = manners[play];
    if (play === 'refuse') await happen(orm, row, { kind: 'failed' }, { manner });
    else if (play === 'pending-paid' || play === 'pending-failed')
      await happen(
        orm,
        row,
        { kind: 'pending' },
        {
          manner,
          settlesAt: new Date(clock.now() + delays.settling),
          settlesAs: play === 'pending-paid' ? 'authorised' : 'failed',
        },
      );
    else await happen(orm, row, { kind: 'authorised', total: row.payment.asked }, { manner });
  };

  const provider: PaymentProvider = {
    name: 'test',
    begin: ({ paymentId, orderNumber, amount, locale, returnTo }) =>
      ask(async ({ orm }) => {
        await orm
          .insert(testPayments)
          .values({
            reference: paymentId,
            paymentId,
            orderNumber,
            locale,
            returnTo,
            payment: newPayment(amount),
            manner: 'plain',
            refunds: {},
          })
          .onConflictDoNothing({ target: testPayments.reference });
        const redirect = new URL(`${testPaymentFolder}/${paymentId}`, returnTo).href;
        return { reference: paymentId, redirect };
      }),
    look: (reference) => locked(reference, async (_orm, { payment }) => E.right(payment)),
    capture: (reference) =>
      obey(reference, { kind: 'capture' }, ({ payment }) => [
        { kind: 'captured', total: { ...payment.asked, minorUnits: payment.authorised } },
      ]),
    cancel: (reference) => obey(reference, { kind: 'cancel' }, () => [{ kind: 'cancelled' }]),
    refund: (reference, amount, key) =>
      locked(reference, async (orm, row) => {
        if (row.refunds[key] !== undefined) return E.right(row.payment);
        const checked = checkPaymentCommand(row.payment, { kind: 'refund', amount });
        if (E.isLeft(checked)) return checked;
        const { currency, minorUnits } = amount;
        const total = { currency, minorUnits: row.payment.refunded + minorUnits };
        const refunds = { ...row.refunds, [key]: minorUnits };
        return E.right(await happen(orm, row, { kind: 'refunded', total }, { refunds }));
      }),
    hasRefunded: (reference, key) =>
      locked(reference, async (_orm, { refunds }) => E.right(refunds[key] !== undefined)),
    readEvent: messages.read,
  };

  return {
    provider,
    find: async (reference) => read((await database()).orm, reference, false),
    play: async (reference, play) => {
      const opened = await database();
      await inTransaction(opened, async ({ orm }) => {
        const row = await read(orm, reference, true);
        if (row !== undefined && paymentStatusOf(row.payment).kind === 'open')
          await playOn(orm, row, play);
      });
      wake();
    },
    settle: async () => {
      const opened = await database();
      const waiting = await opened.orm
        .select({ reference: testPayments.reference, settlesAt: testPayments.settlesAt })
        .from(testPayments)
        .where(isNotNull(testPayments.settlesAt))
        .orderBy(asc(testPayments.settlesAt));
      const isDue = (at: Date | null) => (at?.getTime() ?? 0) <= clock.now();
      for (const { reference } of waiting.filter(({ settlesAt }) => isDue(settlesAt)))
        await inTransaction(opened, async ({ orm }) => {
          const row = await read(orm, reference, true);
          if (row !== undefined) await settled(orm, row);
        });
      return waiting.find(({ settlesAt }) => !isDue(settlesAt))?.settlesAt?.getTime();
    },
  };
};
