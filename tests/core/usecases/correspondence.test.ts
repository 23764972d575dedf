import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { checkNewsletterForm } from '../../../core/domain/newsletter/newsletter.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { contactPersonOf, sendContactMessage } from '../../../core/usecases/contact-shop.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '../../../core/usecases/subscribe-newsletter.ts';
import { anyContactForm } from '../../arbitraries/contact.ts';
import { anyNewsletterForm } from '../../arbitraries/newsletter.ts';
import { manualClock } from '../../fakes/clock.ts';
import { closedContactDesk, memoryContactDesk } from '../../fakes/contact-desk.ts';
import { recordingLog } from '../../fakes/log.ts';
import { botToken, failingNewsletter, memoryNewsletter } from '../../fakes/newsletter.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };

describe('the newsletter', () => {
  const form = { email: 'ada@example.com', hasConsent: true, recaptchaToken: 'human' };

  property.prop([anyNewsletterForm])('is sent right forms alone', async (given) => {
    const log = recordingLog();
    const newsletter = memoryNewsletter(manualClock(0));
    const answer = await subscribeToNewsletter(scope, given)({ newsletter, log })();
    const checked = checkNewsletterForm(given);
    if (E.isLeft(checked)) {
      expect(answer).toEqual(checked);
      const isBotless = checked.left.kind === 'no-bot-check';
      expect(log.reports.map(({ code }) => code)).toEqual(
        isBotless ? ['newsletter-no-recaptcha-token'] : [],
      );
    } else {
      expect(newsletter.statusOf(checked.right.email).kind).toBe('pending');
      expect(log.reports).toEqual([]);
    }
  });

  test('logs a form without a token, and a failed check, once each', async () => {
    const log = recordingLog();
    const environment = { newsletter: memoryNewsletter(manualClock(0)), log };
    const without = { ...form, recaptchaToken: '' };
    expect(await subscribeToNewsletter(scope, without)(environment)()).toMatchObject({
      left: { kind: 'no-bot-check' },
    });
    const bot = { ...form, recaptchaToken: botToken };
    expect(await subscribeToNewsletter(scope, bot)(environment)()).toMatchObject({
      left: { kind: 'failed', message: 'Please try again.' },
    });
    expect(log.reports.map(({ code }) => code)).toEqual([
      'newsletter-no-recaptcha-token',
      'newsletter-recaptcha-error',
    ]);
  });

  test('does not log fields that the shopper can mend', async () => {
    const log = recordingLog();
    const environment = { newsletter: memoryNewsletter(manualClock(0)), log };
    const answer = await subscribeToNewsletter(scope, { ...form, email: '' })(environment)();
    expect(answer).toMatchObject({ left: { kind: 'fields' } });
    expect(log.reports).toEqual([]);
  });

  test('is confirmed by the token of its link, and ended by another one', async () => {
    const log = recordingLog();
    const newsletter = memoryNewsletter(manualClock(0));
    await subscribeToNewsletter(scope, form)({ newsletter, log })();
    const token = newsletter.tokenFor(form.email);
    expect(await confirmNewsletter(scope, ` ${token} `)({ newsletter, log })()).toEqual(
      E.right(undefined),
    );
    expect(newsletter.statusOf(form.email).kind).toBe('subscribed');
    const ending = newsletter.endTokenFor(form.email);
    expect(await unsubscribeFromNewsletter(scope, token)({ newsletter, log })()).toEqual(
      E.left({ kind: 'token-unknown' }),
    );
    expect(newsletter.statusOf(form.email).kind).toBe('subscribed');
    expect(await unsubscribeFromNewsletter(scope, ending)({ newsletter, log })()).toEqual(
      E.right(undefined),
    );
    expect(newsletter.statusOf(form.email).kind).not.toBe('subscribed');
    expect(await confirmNewsletter(scope, '')({ newsletter, log })()).toEqual(
      E.left({ kind: 'no-token', error: { kind: 'missing' } }),
    );
    expect(await confirmNewsletter(scope, 'x'.repeat(40))({ newsletter, log })()).toEqual(
      E.left({ kind: 'token-unknown' }),
    );
    expect(log.reports).toEqual([]);
  });

  test('logs a confirmation that is not answered', async () => {
    const log = recordingLog();
    const environment = { newsletter: failingNewsletter(), log };
    await confirmNewsletter(scope, 'x'.repeat(40))(environment)();
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'newsletter', reason: 'no answer' } },
    ]);
  });
});

describe('the contact form', () => {
  const messageId = '4f0c2a9b-0000-4000-8000-000000000000';

  property.prop([anyContactForm])('sends right messages alone', async (form) => {
    const log = recordingLog();
    const contactDesk = memoryContactDesk();
    const answer = await sendContactMessage(scope, form, messageId)({ contactDesk, log })();
    const checked = checkContactForm(form);
    expect(answer).toEqual(
      E.isRight(checked) ? E.right(undefined) : E.left({ kind: 'fields', errors: checked.left }),
    );
    expect(contactDesk.messages).toEqual(E.isRight(checked) ? [checked.right] : []);
    expect(log.reports).toEqual([]);
  });

  test('logs a message that does not get through, once', async () => {
    const log = recordingLog();
    const form = {
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'delivery',
      message: 'Where is my canvas?',
      company: '',
      orderNumber: '',
      attachments: [],
    };
    const environment = { contactDesk: closedContactDesk(), log };
    expect(await sendContactMessage(scope, form, messageId)(environment)()).toMatchObject({
      left: { kind: 'contact-unavailable' },
    });
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'contact', reason: 'no mail server' } },
    ]);
  });

  test('shows its person, or stands without one, which is logged', async () => {
    const log = recordingLog();
    const ada = { id: 'ada', name: 'Ada', role: 'Service' };
    expect(await contactPersonOf([ada], 'ada')({ log })()).toEqual(E.right(ada));
    expect(log.reports).toEqual([]);
    expect(await contactPersonOf([ada], 'grace')({ log })()).toEqual(E.right(undefined));
    expect(log.reports).toEqual([
      { code: 'contact-form-person-not-found', facts: { id: 'grace' } },
    ]);
  });
});
