/** What every implementation of the newsletter and of the contact desk must do. */
import { describe, expect, test } from 'vitest';

import { toolboxMediaTypes } from '../../core/domain/toolbox/toolbox-table.ts';
import type { MailAttachment } from '../../core/ports/mailer.ts';
import { newsletterConfirmTime } from '../../core/domain/newsletter/newsletter-status.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContactDesk } from '../../core/ports/contact-desk.ts';
import type { Newsletter } from '../../core/ports/newsletter.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { fileOfType } from '../arbitraries/toolbox.ts';
import { manualClock } from '../fakes/clock.ts';

const scope: ShopScope = { channel: 'poster', locale: 'fr-FR' };
const email = 'ada@example.com';

/** A newsletter, the token that was mailed to an address last, and a token that its check refuses. */
type RunningNewsletter = {
  readonly newsletter: Newsletter;
  readonly tokenFor: (email: string) => string | Promise<string>;
  /** The token of the link that ends the newsletter, as it was mailed to an address last. */
  readonly endTokenFor: (email: string) => string | Promise<string>;
  readonly botToken: string;
  /** A token that its check takes. */
  readonly humanToken: string;
};

/** The suite for the newsletter. */
export const newsletterContract = (
  name: string,
  start: (clock: Clock) => Promise<RunningNewsletter>,
): void => {
  describe(`newsletter: ${name}`, () => {
    const subscribe = async (running: RunningNewsletter, recaptchaToken = running.humanToken) =>
      running.newsletter.subscribe(scope, { email, hasConsent: true, recaptchaToken })();

    test('is confirmed by the link that was mailed, once and again', async () => {
      const running = await start(manualClock(0));
      expect(E.isRight(await subscribe(running))).toBe(true);
      const token = await running.tokenFor(email);
      expect(E.isRight(await running.newsletter.confirm(scope, token)())).toBe(true);
      expect(E.isRight(await running.newsletter.confirm(scope, token)())).toBe(true);
    });

    test('is not confirmed by another link, or an older one', async () => {
      const running = await start(manualClock(0));
      await subscribe(running);
      const older = await running.tokenFor(email);
      await subscribe(running);
      const unknown = E.left({ kind: 'token-unknown' });
      expect(await running.newsletter.confirm(scope, 'x'.repeat(40))()).toEqual(unknown);
      expect(await running.newsletter.confirm(scope, older)()).toEqual(unknown);
    });

    test('is not confirmed after seven days', async () => {
      const clock = manualClock(0);
      const running = await start(clock);
      await subscribe(running);
      clock.set(newsletterConfirmTime + 1);
      expect(await running.newsletter.confirm(scope, await running.tokenFor(email))()).toEqual(
        E.left({ kind: 'token-unknown' }),
      );
    });

    const confirmed = async (running: RunningNewsletter): Promise<string> => {
      await subscribe(running);
      await running.newsletter.confirm(scope, await running.tokenFor(email))();
      return running.endTokenFor(email);
    };

    test('is ended by its link, once and again, and not confirmed by the old one', async () => {
      const running = await start(manualClock(0));
      const token = await confirmed(running);
      const { newsletter } = running;
      const confirmation = await running.tokenFor(email);
      expect(E.isRight(await newsletter.unsubscribe(scope, token)())).toBe(true);
      expect(E.isRight(await newsletter.unsubscribe(scope, token)())).toBe(true);
      expect(await newsletter.confirm(scope, confirmation)()).toEqual(
        E.left({ kind: 'token-unknown' }),
      );
      // Whoever asks for it again gets it again.
      expect(E.isRight(await newsletter.unsubscribe(scope, await confirmed(running))())).toBe(true);
    });

    test('is not ended by another link, or by the one that confirms', async () => {
      const running = await start(manualClock(0));
      await confirmed(running);
      for (const token of ['x'.repeat(43), await running.tokenFor(email)])
        expect(await running.newsletter.unsubscribe(scope, token)()).toEqual(
          E.left({ kind: 'token-unknown' }),
        );
    });

    test('is not sent to whom the bot check refuses', async () => {
      const running = await start(manualClock(0));
      expect(await subscribe(running, running.botToken)).toMatchObject({
        left: { kind: 'failed', code: 'newsletter-recaptcha-error' },
      });
    });
  });
};

/** A desk, and how many messages lie on it. */
type RunningContactDesk = {
  readonly desk: ContactDesk;
  readonly messageCount: () => number | Promise<number>;
  /** How many receipts go to an address. */
  readonly receiptCount: (email: string) => number | Promise<number>;
  /** The files that the customer service gets, in the order of the messages. */
  readonly attached: () => Promise<readonly MailAttachment[]> | readonly MailAttachment[];
};

/** The suite for the contact desk. */
export const contactDeskContract = (
  name: string,
  start: () => Promise<RunningContactDesk>,
  unreachable: () => Promise<ContactDesk>,
): void => {
  describe(`contact desk: ${name}`, () => {
    const message = {
      name: 'Ada',
      email,
      topic: 'delivery',
      message: 'Where is my canvas?',
      attachments: [],
    } as const;
    const ids = ['4f0c2a9b', '5f0c2a9b'].map((start) => `${start}-0000-4000-8000-000000000000`);

    test('takes every message and acknowledges it, once for each id', async () => {
      const { desk, messageCount, receiptCount } = await start();
      for (const [index, id] of ids.entries())
        for (let sent = 0; sent < 2; sent += 1) {
          expect(E.isRight(await desk.send(scope, message, id)())).toBe(true);
          expect(await messageCount()).toBe(index + 1);
          expect(await receiptCount(email)).toBe(index + 1);
        }
    });

    test('hands files on as they are', async () => {
      const { desk, attached } = await start();
      const files = [
        { ...fileOfType('jpg', 70_000, 'Schaden ä.jpg'), type: 'jpg' },
        { ...fileOfType('pdf', 64, 'b.pdf'), type: 'pdf' },
      ] as const;
      const sent = await desk.send(scope, { ...message, attachments: files }, ids[0] ?? '')();
      expect(sent).toEqual(E.right(undefined));
      const found = await attached();
      expect(found.map(({ name, contentType }) => [name, contentType])).toEqual(
        files.map(({ name, type }) => [name, toolboxMediaTypes[type]]),
      );
      for (const [index, { bytes }] of found.entries())
        expect(Buffer.compare(bytes, files[index]?.bytes ?? new Uint8Array())).toBe(0);
    });

    test('says when it cannot be reached', async () => {
      const desk = await unreachable();
      expect(await desk.send(scope, message, ids[0] ?? '')()).toEqual(
        E.left({ kind: 'contact-unavailable', reason: expect.any(String) }),
      );
    });
  });
};
