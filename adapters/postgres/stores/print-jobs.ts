/** Each task is done at least once, by whichever process of the shop; a lease is nobody else's. */
import { randomUUID } from 'node:crypto';

import { and, asc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';

import {
  nextPrintAttempt,
  printOutcome,
  printTaskKey,
  type PrintTask,
} from '../../../core/domain/print/print-job.ts';
import { printKeptUntil } from '../../../core/domain/print/retention.ts';
import { TE, pipe } from '../../../core/fp.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { KnownTask, LeasedTask, PrintJobs } from '../../../core/ports/print-jobs.ts';
import type { Database, Orm } from '../database.ts';
import { inTransaction, type Transaction } from '../in-transaction.ts';
import { printJobs } from '../schema/print-jobs.ts';
import { askStore } from './owned-lists.ts';

type Row = Readonly<typeof printJobs.$inferSelect>;

/** Once for each key, in the transaction of what asks for it; milliseconds since 1970. */
const queuePrintTask = async (
  { orm }: Transaction,
  task: PrintTask,
  now: number,
): Promise<void> => {
  await orm
    .insert(printJobs)
    .values({ key: printTaskKey(task), orderId: task.orderId, task, dueAt: new Date(now) })
    .onConflictDoNothing({ target: printJobs.key });
};

/** In the transaction of an order that is cancelled: what is not done is not done any more. */
const stopPrintTasks = async ({ orm }: Transaction, orderId: string): Promise<void> => {
  await orm
    .update(printJobs)
    .set({ state: 'stopped', lease: null })
    .where(and(eq(printJobs.orderId, orderId), eq(printJobs.state, 'waiting')));
};

/** A dead or stopped task waits again, with all its attempts. */
const printTaskAgain = async ({ orm }: Transaction, key: string, now: number): Promise<void> => {
  const [row] = await orm.select().from(printJobs).where(eq(printJobs.key, key)).for('update');
  if (row === undefined || !['dead', 'stopped'].includes(row.state)) return;
  await orm
    .update(printJobs)
    .set({
      state: 'waiting',
      attempts: 0,
      round: row.round + 1,
      dueAt: new Date(now),
      lease: null,
      isTold: false,
      settledAt: null,
    })
    .where(eq(printJobs.key, key));
};

const printsOf = async (orm: Orm, orderId: string): Promise<LeasedTask['prints']> => {
  const rows = await orm
    .select()
    .from(printJobs)
    .where(and(eq(printJobs.orderId, orderId), isNotNull(printJobs.file)))
    .orderBy(asc(printJobs.key));
  return rows.flatMap(({ task, file }) =>
    task.kind === 'render' && file !== null ? [{ task, file }] : [],
  );
};

const stateOf = ({ state, lease, dueAt }: Row, now: number): KnownTask['state'] =>
  state === 'waiting' && lease !== null && dueAt.getTime() > now ? 'leased' : state;

/** What waits to be printed in the shop's database, which is asked for with each call. */
export const keptPrintJobs = (database: () => Promise<Database>, clock: Clock): PrintJobs => {
  const ask = <A>(question: (opened: Database) => Promise<A>) =>
    askStore('print-jobs-unavailable', async () => question(await database()));
  const held = ({ key, lease }: LeasedTask): SQL | undefined =>
    and(eq(printJobs.key, key), eq(printJobs.lease, lease), eq(printJobs.state, 'waiting'));
  const change = (task: LeasedTask, values: Partial<typeof printJobs.$inferInsert>) =>
    ask(async ({ orm }) => {
      const rows = await orm
        .update(printJobs)
        .set(values)
        .where(held(task))
        .returning({ key: printJobs.key });
      return rows.length > 0 ? 'held' : 'lost';
    });
  const settled = () => ({ lease: null, settledAt: new Date(clock.now()), isTold: false });

  return {
    enqueue: (task) =>
      ask((opened) =>
        inTransaction(opened, (transaction) => queuePrintTask(transaction, task, clock.now())),
      ),
    lease: (until) =>
      ask((opened) =>
        inTransaction(opened, async ({ orm }) => {
          for (;;) {
            const [row] = await orm
              .select()
              .from(printJobs)
              .where(
                and(eq(printJobs.state, 'waiting'), lte(printJobs.dueAt, new Date(clock.now()))),
              )
              .orderBy(asc(printJobs.dueAt))
              .limit(1)
              .for('update', { skipLocked: true });
            if (row === undefined) return undefined;
            const { key, task, attempts } = row;
            const own = eq(printJobs.key, key);
            // Each process that had it ended: perhaps because of it.
            if (attempts > 0 && nextPrintAttempt(task.kind, attempts) === undefined) {
              await orm
                .update(printJobs)
                .set({ state: 'dead', failure: 'its process ended', ...settled() })
                .where(own);
              continue;
            }
            const lease = randomUUID();
            await orm
              .update(printJobs)
              .set({ lease, attempts: attempts + 1, dueAt: new Date(until) })
              .where(own);
            const prints = task.kind === 'hand-over' ? await printsOf(orm, task.orderId) : [];
            return { key, task, lease, attempts: attempts + 1, prints };
          }
        }),
      ),
    renew: (task, until) => change(task, { dueAt: new Date(until) }),
    done: (task, file) =>
      change(task, { state: 'done', file: file ?? null, failure: null, ...settled() }),
    failed: (task, reason, again) => {
      const delay = again === 'never' ? undefined : nextPrintAttempt(task.task.kind, task.attempts);
      return pipe(
        change(task, {
          failure: reason,
          ...(delay === undefined
            ? { state: 'dead', ...settled() }
            : { lease: null, dueAt: new Date(clock.now() + delay) }),
        }),
        TE.map((answer) => {
          if (answer === 'lost') return 'lost';
          return delay === undefined ? 'dead' : 'waiting';
        }),
      );
    },
    outcomes: () =>
      ask(async ({ orm }) => {
        const rows = await orm
          .select()
          .from(printJobs)
          .where(and(eq(printJobs.isTold, false), isNotNull(printJobs.settledAt)))
          .orderBy(asc(printJobs.settledAt));
        return rows.flatMap(({ task, state, round, settledAt }) =>
          settledAt !== null && (state === 'done' || state === 'dead')
            ? [printOutcome(task, { state, round, at: settledAt.getTime() })]
            : [],
        );
      }),
    told: ({ key, event }) =>
      ask(async ({ orm }) => {
        await orm
          .update(printJobs)
          .set({ isTold: true })
          .where(and(eq(printJobs.key, key), eq(printJobs.settledAt, new Date(event.at))));
      }),
    list: (orderId) =>
      ask(async ({ orm }) => {
        const rows = await orm
          .select()
          .from(printJobs)
          .where(eq(printJobs.orderId, orderId))
          .orderBy(asc(printJobs.key));
        return rows.map((row) => ({
          key: row.key,
          state: stateOf(row, clock.now()),
          attempts: row.attempts,
          failure: row.failure ?? undefined,
          file: row.file ?? undefined,
        }));
      }),
    again: (key) =>
      ask((opened) =>
        inTransaction(opened, (transaction) => printTaskAgain(transaction, key, clock.now())),
      ),
    stop: (orderId) =>
      ask((opened) => inTransaction(opened, (transaction) => stopPrintTasks(transaction, orderId))),
    delivered: (orderId, at) =>
      ask(async ({ orm }) => {
        await orm
          .update(printJobs)
          .set({ deliveredAt: new Date(at) })
          .where(eq(printJobs.orderId, orderId));
      }),
    expired: () =>
      ask(async ({ orm }) => {
        const before = new Date(clock.now() - printKeptUntil(0));
        const rows = await orm
          .select()
          .from(printJobs)
          .where(lte(printJobs.deliveredAt, before))
          .orderBy(asc(printJobs.key));
        const expired = [];
        for (const orderId of new Set(rows.map((row) => row.orderId)))
          expired.push({ orderId, prints: await printsOf(orm, orderId) });
        return expired;
      }),
    forget: (orderId) =>
      ask(async ({ orm }) => {
        await orm.delete(printJobs).where(eq(printJobs.orderId, orderId));
      }),
  };
};
