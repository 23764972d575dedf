/**
 * Who queues a mail has answered its request already: a mail server that is away makes nobody wait,
 * and a process that ends loses none.
 */
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { Within } from '../../adapters/shared/within.ts';
import type { Database } from '../../adapters/postgres/database.ts';
import {
  claimMail,
  giveMailBack,
  giveMailUp,
  removeMail,
  type ClaimedMail,
} from '../../adapters/postgres/stores/outgoing-mails.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import type { MailError, Mailer } from '../../core/ports/mailer.ts';
import { attemptDelay, deliveryTime, keptTime } from './attempts.ts';

type DeliverySettings = {
  readonly database: Database;
  readonly mailer: Within<Mailer>;
  readonly clock: Clock;
  readonly log: Log;
};

/** `done`: all due mails were tried; `away`: the mail server takes none now. */
type Round = 'done' | 'away';

/** Milliseconds; finds mails of other processes, too. */
const roundPause = 30_000;

/** Milliseconds in which a mail server answers as a rule: one broken off may arrive twice. */
const closingTime = 500;

const settleFailed = async (
  { database, clock, log }: DeliverySettings,
  claimed: ClaimedMail,
  { kind, reason }: MailError,
): Promise<Round> => {
  const { id } = claimed.mail;
  const now = clock.now();
  const isOver = now - claimed.queuedAt >= deliveryTime;
  if (kind === 'mail-refused' || isOver) {
    await giveMailUp(database, id, reason, now - keptTime);
    log.report('mail-not-delivered', { id, reason });
  } else if (kind === 'mail-server-away') await giveMailBack(database, claimed, now + roundPause);
  if (kind !== 'mail-server-away') return 'done';
  log.report('mail-server-away', { reason });
  return 'away';
};

type DeliverySignals = {
  /** No further mail is taken. */
  readonly end: AbortSignal;
  /** The mail on its way is not waited for. */
  readonly breakOff: AbortSignal;
};

/** A signal changes while its mail is sent, which a condition before does not know. */
const wasBrokenOff = ({ breakOff }: DeliverySignals): boolean => breakOff.aborted;

const removeSent = async (database: Database, sent: Set<string>): Promise<void> => {
  for (const id of sent) {
    await removeMail(database, id);
    sent.delete(id);
  }
};

/**
 * One after the other, until none is due, the mail server is away, or the end. `sent`: ids that the
 * database did not remove in an earlier round; they are removed before anything could be sent again.
 */
export const deliverDueMails = async (
  settings: DeliverySettings,
  signals: DeliverySignals,
  sent: Set<string>,
): Promise<Round> => {
  const { database, mailer, clock } = settings;
  await removeSent(database, sent);
  while (!signals.end.aborted) {
    const claimed = await claimMail(database, clock.now(), attemptDelay);
    if (claimed === undefined) return 'done';
    const answer = await mailer(signals.breakOff).send(claimed.mail)();
    if (E.isRight(answer)) await removeSent(database, sent.add(claimed.mail.id));
    else if (wasBrokenOff(signals)) await giveMailBack(database, claimed, clock.now());
    else if ((await settleFailed(settings, claimed, answer.left)) === 'away') return 'away';
  }
  return 'done';
};

export type MailDelivery = {
  /** What an earlier process left is tried at once. */
  readonly start: (settings: DeliverySettings) => void;
  readonly wake: () => void;
  /** A mail on its way has a moment to arrive; else it is broken off, and tried again at the next start. */
  readonly close: () => Promise<void>;
};

/** Does nothing before it is started. */
export const createMailDelivery = (sleep: Sleep): MailDelivery => {
  const [end, breakOff] = [new AbortController(), new AbortController()];
  const signals = { end: end.signal, breakOff: breakOff.signal };
  const sent = new Set<string>();
  let pause = new AbortController();
  let running = Promise.resolve();

  const run = async (settings: DeliverySettings): Promise<void> => {
    while (!end.signal.aborted) {
      // A mail queued from here on ends the next pause before it begins.
      pause = new AbortController();
      try {
        await deliverDueMails(settings, signals, sent);
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        settings.log.report('mail-server-away', { part: 'database', reason });
      }
      const { signal } = pause;
      await sleep(roundPause, AbortSignal.any([signal, end.signal])).catch(() => undefined);
    }
  };

  return {
    start: (settings) => {
      running = run(settings);
    },
    wake: () => pause.abort(),
    close: async () => {
      end.abort();
      await Promise.race([running, sleep(closingTime)]);
      breakOff.abort();
      await running;
    },
  };
};
