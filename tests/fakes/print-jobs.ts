import {
  nextPrintAttempt,
  printOutcome,
  printTaskKey,
  type PrintedFile,
  type PrintTask,
} from '../../core/domain/print/print-job.ts';
import { printKeptUntil } from '../../core/domain/print/retention.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { LeasedTask, PrintJobs } from '../../core/ports/print-jobs.ts';

type Kept = {
  readonly task: PrintTask;
  readonly state: 'waiting' | 'done' | 'dead' | 'stopped';
  readonly attempts: number;
  readonly round: number;
  readonly dueAt: number;
  readonly lease?: string | undefined;
  readonly failure?: string | undefined;
  readonly file?: PrintedFile | undefined;
  readonly settledAt?: number | undefined;
  readonly isTold?: boolean;
  readonly deliveredAt?: number | undefined;
};

/** Tasks in memory. */
export const memoryPrintJobs = (clock: Clock): PrintJobs => {
  const kept = new Map<string, Kept>();
  let leases = 0;
  const ofOrder = (orderId: string) =>
    [...kept]
      .filter(([, { task }]) => task.orderId === orderId)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const printsOf = (orderId: string) =>
    ofOrder(orderId).flatMap(([, { task, file }]) =>
      task.kind === 'render' && file ? [{ task, file }] : [],
    );
  const settled = () => ({ lease: undefined, settledAt: clock.now(), isTold: false });
  const change = ({ key, lease }: LeasedTask, values: Partial<Kept>): 'held' | 'lost' => {
    const row = kept.get(key);
    if (row?.lease !== lease || row.state !== 'waiting') return 'lost';
    kept.set(key, { ...row, ...values });
    return 'held';
  };
  return {
    enqueue: (task) => async () => {
      const key = printTaskKey(task);
      if (!kept.has(key))
        kept.set(key, { task, state: 'waiting', attempts: 0, round: 0, dueAt: clock.now() });
      return E.right(undefined);
    },
    lease: (until) => async () => {
      const due = [...kept]
        .filter(([, { state, dueAt }]) => state === 'waiting' && dueAt <= clock.now())
        .toSorted(([, one], [, other]) => one.dueAt - other.dueAt);
      for (const [key, row] of due) {
        const { task, attempts } = row;
        if (attempts > 0 && nextPrintAttempt(task.kind, attempts) === undefined) {
          kept.set(key, { ...row, state: 'dead', failure: 'its process ended', ...settled() });
          continue;
        }
        leases += 1;
        const lease = String(leases);
        kept.set(key, { ...row, lease, attempts: attempts + 1, dueAt: until });
        const prints = task.kind === 'hand-over' ? printsOf(task.orderId) : [];
        return E.right({ key, task, lease, attempts: attempts + 1, prints });
      }
      return E.right(undefined);
    },
    renew: (task, until) => async () => E.right(change(task, { dueAt: until })),
    done: (task, file) => async () =>
      E.right(change(task, { state: 'done', file, failure: undefined, ...settled() })),
    failed: (task, failure, again) => async () => {
      const delay = again === 'never' ? undefined : nextPrintAttempt(task.task.kind, task.attempts);
      const values =
        delay === undefined
          ? ({ state: 'dead', ...settled() } as const)
          : { lease: undefined, dueAt: clock.now() + delay };
      if (change(task, { failure, ...values }) === 'lost') return E.right('lost');
      return E.right(delay === undefined ? 'dead' : 'waiting');
    },
    outcomes: () => async () =>
      E.right(
        [...kept.values()]
          .toSorted((one, other) => (one.settledAt ?? 0) - (other.settledAt ?? 0))
          .flatMap(({ task, state, round, settledAt, isTold }) =>
            settledAt !== undefined && isTold === false && (state === 'done' || state === 'dead')
              ? [printOutcome(task, { state, round, at: settledAt })]
              : [],
          ),
      ),
    told:
      ({ key, event }) =>
      async () => {
        const row = kept.get(key);
        if (row?.settledAt === event.at) kept.set(key, { ...row, isTold: true });
        return E.right(undefined);
      },
    list: (orderId) => async () =>
      E.right(
        ofOrder(orderId).map(([key, { state, lease, dueAt, attempts, failure, file }]) => ({
          key,
          state:
            state === 'waiting' && lease !== undefined && dueAt > clock.now() ? 'leased' : state,
          attempts,
          failure,
          file,
        })),
      ),
    again: (key) => async () => {
      const row = kept.get(key);
      if (row !== undefined && (row.state === 'dead' || row.state === 'stopped'))
        kept.set(key, {
          ...row,
          state: 'waiting',
          attempts: 0,
          round: row.round + 1,
          dueAt: clock.now(),
          settledAt: undefined,
        });
      return E.right(undefined);
    },
    stop: (orderId) => async () => {
      for (const [key, row] of ofOrder(orderId))
        if (row.state === 'waiting') kept.set(key, { ...row, state: 'stopped', lease: undefined });
      return E.right(undefined);
    },
    delivered: (orderId, deliveredAt) => async () => {
      for (const [key, row] of ofOrder(orderId)) kept.set(key, { ...row, deliveredAt });
      return E.right(undefined);
    },
    expired: () => async () => {
      const before = clock.now() - printKeptUntil(0);
      const orders = new Set(
        [...kept.values()]
          .filter(({ deliveredAt }) => deliveredAt !== undefined && deliveredAt <= before)
          .map(({ task }) => task.orderId),
      );
      return E.right([...orders].map((orderId) => ({ orderId, prints: printsOf(orderId) })));
    },
    forget: (orderId) => async () => {
      for (const [key] of ofOrder(orderId)) kept.delete(key);
      return E.right(undefined);
    },
  };
};
