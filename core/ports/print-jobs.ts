import type {
  PrintedFile,
  PrintOutcome,
  PrintTask,
  RenderTask,
} from '../domain/print/print-job.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type PrintJobsUnavailable = Outage<'print-jobs-unavailable'>;

/** A task in the hands of one process, until a lease ends that nobody renews. */
export type LeasedTask = {
  readonly key: string;
  readonly task: PrintTask;
  /** Names this lease: a process that lost it changes nothing any more. */
  readonly lease: string;
  /** This one included. */
  readonly attempts: number;
  /** Of an order's hand-over: the files that were made of its items. */
  readonly prints: readonly MadePrint[];
};

export type MadePrint = { readonly task: RenderTask; readonly file: PrintedFile };

export type PrintTaskState = 'waiting' | 'leased' | 'done' | 'dead' | 'stopped';

/** Whether the lease was still held. */
export type LeaseAnswer = 'held' | 'lost';

/** What is known of a task. */
export type KnownTask = {
  readonly key: string;
  readonly state: PrintTaskState;
  readonly attempts: number;
  readonly failure: string | undefined;
  readonly file: PrintedFile | undefined;
};

/**
 * What waits to be printed, done at least once and counted once. Instants are milliseconds since
 * 1970.
 */
export type PrintJobs = {
  /** Once for each key (`printTaskKey`). */
  readonly enqueue: (task: PrintTask) => TE.TaskEither<PrintJobsUnavailable, void>;
  /** The task that is longest due; undefined where there is none. */
  readonly lease: (until: number) => TE.TaskEither<PrintJobsUnavailable, LeasedTask | undefined>;
  /** The heartbeat of a process that is still at it. */
  readonly renew: (
    task: LeasedTask,
    until: number,
  ) => TE.TaskEither<PrintJobsUnavailable, LeaseAnswer>;
  /** With its file, where one was made. */
  readonly done: (
    task: LeasedTask,
    file: PrintedFile | undefined,
  ) => TE.TaskEither<PrintJobsUnavailable, LeaseAnswer>;
  /** Tried again later, or dead where it cannot help or was tried often enough. */
  readonly failed: (
    task: LeasedTask,
    reason: string,
    again: 'later' | 'never',
  ) => TE.TaskEither<PrintJobsUnavailable, 'waiting' | 'dead' | 'lost'>;
  /** What came of tasks and was not told yet, the oldest first. */
  readonly outcomes: () => TE.TaskEither<PrintJobsUnavailable, readonly PrintOutcome[]>;
  /** Its order knows it. */
  readonly told: (outcome: PrintOutcome) => TE.TaskEither<PrintJobsUnavailable, void>;
  /** Of an order, by their keys. */
  readonly list: (orderId: string) => TE.TaskEither<PrintJobsUnavailable, readonly KnownTask[]>;
  /** A dead or stopped task waits again. */
  readonly again: (key: string) => TE.TaskEither<PrintJobsUnavailable, void>;
  /** What of an order is not done is not done any more. */
  readonly stop: (orderId: string) => TE.TaskEither<PrintJobsUnavailable, void>;
  /** The time in which prints are kept begins. */
  readonly delivered: (orderId: string, at: number) => TE.TaskEither<PrintJobsUnavailable, void>;
  /** Orders whose prints are not kept any more (`printKeptUntil`), with their files. */
  readonly expired: () => TE.TaskEither<PrintJobsUnavailable, readonly ExpiredPrints[]>;
  /** Nothing is known of the order's prints from then on. */
  readonly forget: (orderId: string) => TE.TaskEither<PrintJobsUnavailable, void>;
};

export type ExpiredPrints = {
  readonly orderId: string;
  readonly prints: readonly MadePrint[];
};
