/**
 * Makes the files of orders and hands them to the lab, one after the other: a file takes one core
 * and some hundred megabytes. Whoever queued a task has answered its request already, and a process
 * that ends loses none.
 */
import type { PrintedFiles } from '../../adapters/print/printed-files.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import {
  handedPrintName,
  handedTicketName,
  printContentTypes,
} from '../../core/domain/print/handed-names.ts';
import type { PrintedFile, RenderTask } from '../../core/domain/print/print-job.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { LabHandOver, HandOverError } from '../../core/ports/hand-over.ts';
import type { Log } from '../../core/ports/log.ts';
import type {
  LeasedTask,
  MadePrint,
  PrintJobs,
  PrintJobsUnavailable,
} from '../../core/ports/print-jobs.ts';
import type { PrintedOrders } from './printed-orders.ts';

export type PrintingSettings = {
  readonly jobs: PrintJobs;
  readonly files: PrintedFiles;
  readonly handOver: LabHandOver;
  readonly orders: PrintedOrders;
  /** Removes photos that are not kept any more. */
  readonly sweepPhotos: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Log;
  readonly sleep: Sleep;
};

/** Milliseconds; finds tasks of other processes, too. */
const roundPause = 30_000;

/** Milliseconds that a task is in one hand, and between two renewals. */
const leaseTime = 60_000;
const heartbeat = 20_000;

/** Milliseconds after which no process can still be making a file. */
const unfinishedTime = 1_200_000;

/** Milliseconds between looks for what is not kept any more. */
const sweepPause = 900_000;

type Failure = { readonly reason: string; readonly again: 'later' | 'never' };

/** Undefined where there is nothing to keep of it. */
type Done = E.Either<Failure, PrintedFile | undefined>;

const failureOf = (error: HandOverError): Failure =>
  error.kind === 'hand-over-refused'
    ? { reason: `refused: ${error.status}`, again: 'never' }
    : { reason: error.reason, again: 'later' };

/** The database did not answer: the round ends, and the next one goes on. */
const orThrow = async <A>(ask: TE.TaskEither<PrintJobsUnavailable, A>): Promise<A> => {
  const answer = await ask();
  if (E.isLeft(answer)) throw new Error(answer.left.reason);
  return answer.right;
};

const bringFile = (
  { files, handOver }: PrintingSettings,
  task: RenderTask,
  file: PrintedFile,
): TE.TaskEither<HandOverError, void> =>
  file.type === 'none'
    ? TE.right(undefined)
    : handOver.bring({
        name: handedPrintName(task, file.type),
        digest: file.digest,
        byteCount: file.byteCount,
        contentType: printContentTypes[file.type],
        read: () => files.read(file),
      });

const bringPrint = async (
  settings: PrintingSettings,
  { task }: MadePrint,
  file: PrintedFile,
): Promise<E.Either<Failure, void>> => {
  const text = new Uint8Array(Buffer.from(file.ticket));
  const ticketDigest = await crypto.subtle.digest('SHA-256', text);
  const bring = pipe(
    bringFile(settings, task, file),
    TE.flatMap(() =>
      settings.handOver.bring({
        name: handedTicketName(task),
        digest: Buffer.from(ticketDigest).toString('hex'),
        byteCount: text.byteLength,
        contentType: 'application/json',
        read: async function* read() {
          yield text;
        },
      }),
    ),
    TE.mapLeft(failureOf),
  );
  return bring();
};

/** Under which names the lab has it. */
const handedNames = ({ task, file }: MadePrint): readonly string[] => [
  ...(file.type === 'none' ? [] : [handedPrintName(task, file.type)]),
  handedTicketName(task),
];

/** A file that is not here is made again: it is the same one. */
const handOverAll = async (
  settings: PrintingSettings,
  { prints }: LeasedTask,
  signal: AbortSignal,
): Promise<Done> => {
  for (const print of prints) {
    const file = await settings.files.make(print.task, signal);
    if (E.isLeft(file)) return file;
    const brought = await bringPrint(settings, print, file.right);
    if (E.isLeft(brought)) return brought;
  }
  for (const { file } of prints) await settings.files.remove(file);
  return E.right(undefined);
};

/** Renews the lease until the work is done; a lease that is lost ends the work. */
const keepLease = async (
  { jobs, clock, sleep }: PrintingSettings,
  leased: LeasedTask,
  work: { readonly isDone: AbortSignal; readonly stop: () => void },
): Promise<void> => {
  for (;;) {
    await sleep(heartbeat, work.isDone);
    const answer = await jobs.renew(leased, clock.now() + leaseTime)();
    if (E.isRight(answer) && answer.right === 'lost') return work.stop();
  }
};

const settle = async (
  { jobs, log }: PrintingSettings,
  leased: LeasedTask,
  done: Done,
): Promise<void> => {
  if (E.isRight(done)) {
    await orThrow(jobs.done(leased, done.right));
    return;
  }
  const { reason, again } = done.left;
  const became = await orThrow(jobs.failed(leased, reason, again));
  if (became === 'lost') return;
  log.report(became === 'dead' ? 'print-given-up' : 'print-failed', { id: leased.key, reason });
};

const work = async (
  settings: PrintingSettings,
  leased: LeasedTask,
  end: AbortSignal,
): Promise<void> => {
  const [finished, stopped] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([end, stopped.signal]);
  keepLease(settings, leased, {
    isDone: finished.signal,
    stop: () => stopped.abort(),
  }).catch(() => undefined);
  try {
    const { task } = leased;
    const done: Done =
      task.kind === 'render'
        ? await settings.files.make(task, signal)
        : await handOverAll(settings, leased, signal);
    // Its lease ends by itself, and another process begins anew.
    if (!signal.aborted) await settle(settings, leased, done);
  } finally {
    finished.abort();
  }
};

const tellOutcomes = async ({ jobs, orders }: PrintingSettings): Promise<void> => {
  for (const outcome of await orThrow(jobs.outcomes()))
    if (await orders.tell(outcome)) await orThrow(jobs.told(outcome));
};

const removeExpired = async ({ jobs, files, handOver }: PrintingSettings): Promise<void> => {
  for (const { orderId, prints } of await orThrow(jobs.expired())) {
    let isGone = true;
    for (const print of prints) {
      await files.remove(print.file);
      for (const name of handedNames(print))
        if (E.isLeft(await handOver.remove(name)())) isGone = false;
    }
    // What could not be removed is tried again in the next round.
    if (isGone) await orThrow(jobs.forget(orderId));
  }
};

/** All that is due, until nothing is or the end; at times, what is not kept any more goes. */
export const printDue = async (
  settings: PrintingSettings,
  end: AbortSignal,
  sweep: { nextAt: number },
): Promise<void> => {
  const { jobs, clock } = settings;
  await tellOutcomes(settings);
  while (!end.aborted) {
    const leased = await orThrow(jobs.lease(clock.now() + leaseTime));
    if (leased === undefined) break;
    await work(settings, leased, end);
    await tellOutcomes(settings);
  }
  if (end.aborted) return;
  if (clock.now() < sweep.nextAt) return;
  sweep.nextAt = clock.now() + sweepPause;
  await settings.orders.releaseOrphans();
  await removeExpired(settings);
  await settings.sweepPhotos();
};

export type Printing = {
  /** What an earlier process left is done at once. */
  readonly start: (settings: PrintingSettings) => void;
  /** For a task that was queued here. */
  readonly wake: () => void;
  /** What is being made is broken off, and begins anew elsewhere or at the next start. */
  readonly close: () => Promise<void>;
};

/** Does nothing before it is started. */
export const createPrinting = (): Printing => {
  const end = new AbortController();
  let pause = new AbortController();
  let running = Promise.resolve();
  const sweep = { nextAt: 0 };

  const run = async (settings: PrintingSettings): Promise<void> => {
    await settings.files
      .removeUnfinished(settings.clock.now() - unfinishedTime)
      .catch(() => undefined);
    while (!end.signal.aborted) {
      // A task queued from here on ends the next pause before it begins.
      pause = new AbortController();
      try {
        await printDue(settings, end.signal, sweep);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        settings.log.report('print-failed', { part: 'database', reason });
      }
      const { signal } = pause;
      await settings
        .sleep(roundPause, AbortSignal.any([signal, end.signal]))
        .catch(() => undefined);
    }
  };

  return {
    start: (settings) => {
      running = run(settings);
    },
    wake: () => pause.abort(),
    close: async () => {
      end.abort();
      await running;
    },
  };
};
