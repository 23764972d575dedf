import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { readNewsletterAnswer } from '../../../core/domain/newsletter/newsletter-answer.ts';
import {
  applyNewsletterEvent,
  initialNewsletterStatus,
  newsletterConfirmTime,
  type NewsletterEvent,
} from '../../../core/domain/newsletter/newsletter-status.ts';
import {
  checkNewsletterForm,
  isRecaptchaToken,
  longestRecaptchaToken,
} from '../../../core/domain/newsletter/newsletter.ts';
import { E } from '../../../core/fp.ts';
import { anyEmail } from '../../arbitraries/customer.ts';
import { anyNewsletterEvent, anyNewsletterForm } from '../../arbitraries/newsletter.ts';

const form = { email: 'ada@example.com', hasConsent: true, recaptchaToken: 'token' } as const;

describe('the newsletter’s form', () => {
  property.prop([anyEmail])('takes an address with consent and a token', (email) => {
    expect(checkNewsletterForm({ ...form, email: ` ${email}` })).toEqual(
      E.right({ ...form, email }),
    );
  });

  property.prop([anyNewsletterForm])('takes again what it took', (filled) => {
    const checked = checkNewsletterForm(filled);
    expect(E.chain(checkNewsletterForm)(checked)).toEqual(checked);
  });

  property.prop([anyNewsletterForm])('never takes a form without consent or token', (filled) => {
    for (const wrong of [{ hasConsent: false }, { recaptchaToken: '' }]) {
      expect(E.isLeft(checkNewsletterForm({ ...filled, ...wrong }))).toBe(true);
    }
  });

  test('names what the shopper can mend', () => {
    expect(checkNewsletterForm({ email: '', hasConsent: false, recaptchaToken: '' })).toEqual(
      E.left({
        kind: 'fields',
        errors: [
          { field: 'email', code: 'missing' },
          { field: 'hasConsent', code: 'not-accepted' },
        ],
      }),
    );
    expect(checkNewsletterForm({ ...form, email: 'ada' })).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'email', code: 'malformed' }] }),
    );
    expect(checkNewsletterForm({ ...form, hasConsent: false })).toEqual(
      E.left({ kind: 'fields', errors: [{ field: 'hasConsent', code: 'not-accepted' }] }),
    );
  });

  test('logs a bot check without a token', () => {
    expect(checkNewsletterForm({ ...form, recaptchaToken: '' })).toEqual(
      E.left({ kind: 'no-bot-check', code: 'newsletter-no-recaptcha-token' }),
    );
    expect(Object.keys(errorCodes)).toContain('newsletter-no-recaptcha-token');
  });

  test.each([
    ['a', true],
    ['a'.repeat(longestRecaptchaToken), true],
    ['a'.repeat(longestRecaptchaToken + 1), false],
    ['', false],
    ['a b', false],
    ['a\n', false],
    [' a', false],
    ['ä', false],
  ])('knows a token: %j %s', (text, isToken) => {
    expect(isRecaptchaToken(text)).toBe(isToken);
  });
});

describe('the answer to a subscription', () => {
  const body = { message: { text: 'Bitte prüfen' }, payload: { errors: { email: 'Falsch' } } };

  property.prop([fc.integer({ min: 200, max: 299 })])('says that a mail was sent', (status) => {
    expect(readNewsletterAnswer(status, body)).toEqual({ kind: 'mail-sent' });
  });

  test('shows a 400, and logs everything else', () => {
    const shown = { message: 'Bitte prüfen', fields: { email: 'Falsch' } };
    expect(readNewsletterAnswer(400, body)).toEqual({ kind: 'refused', ...shown });
    for (const status of [0, 401, 500]) {
      expect(readNewsletterAnswer(status, body)).toEqual({
        kind: 'failed',
        code: 'newsletter-recaptcha-error',
        status,
        ...shown,
      });
    }
    expect(Object.keys(errorCodes)).toContain('newsletter-recaptcha-error');
  });

  test('logs a failed bot check, though it is a 400', () => {
    const failed = { payload: { errors: { recaptchaToken: 'Abgelaufen' } } };
    expect(readNewsletterAnswer(400, failed)).toEqual({
      kind: 'failed',
      code: 'newsletter-recaptcha-error',
      status: 400,
      message: undefined,
      fields: { recaptchaToken: 'Abgelaufen' },
    });
  });
});

const after = (events: readonly NewsletterEvent[]) =>
  events.reduce(applyNewsletterEvent, initialNewsletterStatus);

const anyEvents = fc.array(anyNewsletterEvent, { maxLength: 12 });

describe('an address', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- addresses are not read
    const after = applyNewsletterEvent(initialNewsletterStatus, { kind: 'read' });
    expect(after).toBe(initialNewsletterStatus);
  });

  property.prop([anyEvents])('is never subscribed without a confirmation in time', (events) => {
    const status = after(events);
    const isConfirmed = events.some(
      (confirm) =>
        confirm.kind === 'confirm' &&
        events.some(
          (subscribe) =>
            subscribe.kind === 'subscribe' &&
            subscribe.token === confirm.token &&
            events.indexOf(subscribe) < events.indexOf(confirm) &&
            confirm.at - subscribe.at <= newsletterConfirmTime,
        ),
    );
    expect(status.kind === 'subscribed' && !isConfirmed).toBe(false);
  });

  property.prop([anyEvents])('gets nothing more when it unsubscribes', (events) => {
    const before = after(events);
    const ended = after([...events, { kind: 'unsubscribe', at: 7 }]);
    expect(ended).toEqual(
      before.kind === 'subscribed' ? { ...before, kind: 'unsubscribed', at: 7 } : before,
    );
    // Neither does its old link subscribe it again.
    const confirm = { kind: 'confirm', token: 'one', at: 7 } as const;
    if (ended.kind === 'unsubscribed') expect(applyNewsletterEvent(ended, confirm)).toBe(ended);
  });

  property.prop([anyEvents, anyNewsletterEvent])(
    'takes an event twice as once',
    (events, event) => {
      const once = after([...events, event]);
      expect(applyNewsletterEvent(once, event)).toEqual(once);
    },
  );

  test('is subscribed by the link of its own mail, for seven days', () => {
    const pending = after([{ kind: 'subscribe', token: 'one', at: 1_000 }]);
    expect(pending).toEqual({ kind: 'pending', token: 'one', at: 1_000 });
    const confirm = (token: string, at: number) =>
      applyNewsletterEvent(pending, { kind: 'confirm', token, at });
    const last = 1_000 + 7 * 24 * 60 * 60 * 1_000;
    expect(confirm('one', last)).toEqual({ kind: 'subscribed', token: 'one', at: last });
    expect(confirm('one', last + 1)).toBe(pending);
    expect(confirm('two', 2_000)).toBe(pending);
  });

  test('stays subscribed when it subscribes again; a pending one gets a new link', () => {
    const again = { kind: 'subscribe', token: 'two', at: 3 } as const;
    const pending = after([{ kind: 'subscribe', token: 'one', at: 1 }]);
    const subscribed = applyNewsletterEvent(pending, { kind: 'confirm', token: 'one', at: 2 });
    expect(applyNewsletterEvent(subscribed, again)).toBe(subscribed);
    expect(applyNewsletterEvent(pending, again)).toEqual({ kind: 'pending', token: 'two', at: 3 });
  });

  test('stays subscribed since the first time that its link was followed', () => {
    const subscribed = after([
      { kind: 'subscribe', token: 'one', at: 1 },
      { kind: 'confirm', token: 'one', at: 2 },
    ]);
    const followed = { kind: 'confirm', token: 'one', at: 3 } as const;
    expect(applyNewsletterEvent(subscribed, followed)).toBe(subscribed);
  });
});
