/** Mails that wait in the database: each goes out, at least once, whatever the mail server does. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database, Orm } from '../../adapters/postgres/database.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { claimMail, queueMail } from '../../adapters/postgres/stores/outgoing-mails.ts';
import { E } from '../../core/fp.ts';
import type { Mail, Mailer, MailError } from '../../core/ports/mailer.ts';
import { attemptDelay, deliveryTime } from '../../server/mails/attempts.ts';
import { createMailDelivery, deliverDueMails } from '../../server/mails/delivery.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import { memoryMailer } from '../fakes/mailer.ts';

const mailOf = (id: string): Mail => ({
  id,
  to: `${id}@example.com`,
  senderName: 'kartenliebe',
  subject: 'Hello',
  text: 'Grüße',
  html: '<p>Grüße</p>',
  replyTo: 'bob@example.com',
  attachments: [
    { name: 'ä.pdf', contentType: 'application/pdf', bytes: new Uint8Array([0, 255, 10, 13]) },
  ],
  unsubscribeUrl: 'https://www.example.com/',
});
const never = new AbortController().signal;
const error = (kind: MailError['kind']): MailError => ({ kind, reason: 'EENVELOPE' });

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted === true) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The suite for the mails of a database of either engine; it is opened by the first who needs it. */
export const mailDeliveryContract = (name: string, open: () => Promise<Database>): void => {
  describe(`mails that wait: ${name}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(() => database.orm.delete(outgoingMails));

    const world = (answer?: (mail: Mail) => MailError | undefined) => {
      const memory = memoryMailer(answer);
      const [clock, log] = [manualClock(0), recordingLog()];
      const settings = { database, mailer: () => memory, clock, log };
      return {
        clock,
        log,
        settings,
        sent: () => memory.mails.map(({ id }) => id),
        mails: memory.mails,
        deliver: (signal = never) =>
          deliverDueMails(settings, { end: signal, breakOff: signal }, new Set()),
        queue: async (...ids: readonly string[]) => {
          for (const id of ids) await queueMail(database, mailOf(id), clock.now());
        },
      };
    };
    const left = () => database.orm.$count(outgoingMails);

    test('go out whole, once each, and are then forgotten', async () => {
      const { queue, deliver, sent, mails } = world();
      await queue('one', 'two', 'one');
      expect(await deliver()).toBe('done');
      expect(sent().toSorted()).toEqual(['one', 'two']);
      expect(mails.find(({ id }) => id === 'one')).toEqual(mailOf('one'));
      expect(await left()).toBe(0);
    });

    test('wait for a server that is away, without losing an attempt, and go out when it is back', async () => {
      let isAway = true;
      const { queue, deliver, sent, log, clock } = world(() =>
        isAway ? error('mail-server-away') : undefined,
      );
      await queue('one', 'two');
      for (let round = 0; round < 5; round += 1) {
        clock.set(round * 30_000);
        expect(await deliver()).toBe('away');
      }
      expect(await left()).toBe(2);
      expect(log.reports[0]).toEqual({ code: 'mail-server-away', facts: { reason: 'EENVELOPE' } });
      isAway = false;
      clock.set(5 * 30_000);
      expect(await deliver()).toBe('done');
      expect(sent().toSorted()).toEqual(['one', 'two']);
    });

    test('that are delayed make no other wait, and are tried again later and later', async () => {
      const tried: number[] = [];
      const { queue, deliver, sent, clock } = world(({ id }) => {
        if (id === 'one') tried.push(clock.now() / 60_000);
        return id === 'one' && tried.length < 4 ? error('mail-delayed') : undefined;
      });
      await queue('one', 'two');
      for (let minute = 0; minute <= 10; minute += 1) {
        clock.set(minute * 60_000);
        await deliver();
      }
      expect(tried).toEqual([0, 1, 3, 7]);
      expect(sent()).toEqual(['two', 'one']);
    });

    test('that are refused, or tried for five days, are kept aside and told without their words', async () => {
      const { queue, deliver, log, clock } = world(({ id }) =>
        error(id === 'one' ? 'mail-refused' : 'mail-server-away'),
      );
      await queue('one');
      await deliver();
      await queue('two');
      await deliver();
      clock.set(deliveryTime);
      await deliver();
      clock.set(deliveryTime * 2);
      expect(await deliver()).toBe('done');
      expect(log.reports.filter(({ code }) => code === 'mail-not-delivered')).toEqual([
        { code: 'mail-not-delivered', facts: { id: 'one', reason: 'EENVELOPE' } },
        { code: 'mail-not-delivered', facts: { id: 'two', reason: 'EENVELOPE' } },
      ]);
      expect(await left()).toBe(2);
      // Others that are given up a month later are told of with less around them.
      clock.set(deliveryTime * 12);
      await queue('one-more');
      clock.set(deliveryTime * 13);
      await deliver();
      expect(await left()).toBe(1);
    });

    test('are nobody else’s while they are sent, and are sent again where that broke off', async () => {
      const { queue, deliver, sent, clock } = world();
      await queue('one');
      expect((await claimMail(database, 0, attemptDelay))?.mail).toEqual(mailOf('one'));
      expect(await claimMail(database, 0, attemptDelay)).toBeUndefined();
      await deliver();
      expect(sent()).toEqual([]);
      clock.set(attemptDelay(1));
      await deliver();
      expect(sent()).toEqual(['one']);
    });

    test('are given back when the shop closes while one is sent', async () => {
      const closing = new AbortController();
      const { queue, deliver, sent, log } = world(() => {
        closing.abort();
        return error('mail-server-away');
      });
      await queue('one', 'two');
      await deliver(closing.signal);
      expect(log.reports).toEqual([]);
      const next = world();
      await next.deliver();
      expect([sent(), next.sent().toSorted()]).toEqual([[], ['one', 'two']]);
    });

    test('that were sent are not sent again, though the database did not note it', async () => {
      const { queue, settings, sent, clock } = world();
      const known = new Set<string>();
      const deliver = (orm: () => Orm) =>
        deliverDueMails(
          {
            ...settings,
            database: {
              ...database,
              get orm() {
                return orm();
              },
            },
          },
          { end: never, breakOff: never },
          known,
        );
      await queue('one');
      const away = () => {
        throw new Error('the database is away');
      };
      await expect(deliver(away)).rejects.toThrow('away');
      clock.set(attemptDelay(1));
      await deliver(() => database.orm);
      expect([sent(), await left(), known.size]).toEqual([['one'], 0, 0]);
    });

    test.each([
      ['arrive, where the mail server answers at once', false],
      ['are broken off, where it does not', true],
    ])('on their way when the shop closes %s', async (_, isOver) => {
      const { queue, settings } = world();
      const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const mailer = (breakOff: AbortSignal): Mailer => ({
        send: () => async () => {
          breakOff.addEventListener('abort', () => answer.reject(breakOff.reason));
          asked.resolve();
          return answer.promise.then(
            () => E.right(undefined),
            () => E.left(error('mail-server-away')),
          );
        },
      });
      const delivery = createMailDelivery((_milliseconds, signal) =>
        isOver ? Promise.resolve() : untilAborted(signal),
      );
      await queue('one', 'two');
      delivery.start({ ...settings, mailer });
      await asked.promise;
      const closed = delivery.close();
      if (!isOver) answer.resolve();
      await closed;
      expect(await left()).toBe(isOver ? 2 : 1);
    });

    test('of an earlier process go out at the start, and new ones when it is woken', async () => {
      const { queue, settings, sent } = world();
      await queue('one');
      let paused = Promise.withResolvers<void>();
      const delivery = createMailDelivery((_, signal) => {
        paused.resolve();
        return untilAborted(signal);
      });
      delivery.start(settings);
      await paused.promise;
      expect(sent()).toEqual(['one']);
      await queue('two');
      paused = Promise.withResolvers<void>();
      delivery.wake();
      await paused.promise;
      expect(sent()).toEqual(['one', 'two']);
      await delivery.close();
    });
  });
};
