/** The newsletter's form: where it leads, and what is shown again of one that is not taken. */
import { describe, expect, test } from 'vitest';

import { botToken, failingNewsletter, memoryNewsletter } from '../../fakes/newsletter.ts';
import { manualClock } from '../../fakes/clock.ts';
import { openPageForms } from './page-form-world.ts';

const email = 'ada@example.com';
const fields = {
  form: 'newsletter',
  email,
  consent: 'yes',
  recaptchaToken: 'form',
  website: '',
};

describe('the newsletter’s form', () => {
  test.each([
    ['/leinwanddruck?formatType=600x400&_tracking=0', '/leinwanddruck'],
    // A dialog and the withdrawal have forms of their own.
    ['/impressum?dialog=log-in', '/impressum'],
    ['/vertrag-widerrufen', '/vertrag-widerrufen'],
  ])('at %s leads back to its page, which says that a mail is on its way', async (url) => {
    const newsletter = memoryNewsletter(manualClock(0));
    const { send, codes } = openPageForms({ newsletter });
    const location = `${url}#newsletter-mail-sent`;
    expect(await send(url, fields)).toMatchObject({ kind: 'see-other', location });
    expect([newsletter.tokenFor(email) === '', codes()]).toEqual([false, []]);
  });

  test.each([
    [{ email: 'ada@' }, 422, { kind: 'refused', errors: [{ field: 'email' }] }, []],
    [{ consent: '' }, 422, { kind: 'refused', errors: [{ field: 'hasConsent' }] }, []],
    [
      { email: '', consent: '' },
      422,
      { kind: 'refused', errors: [{ field: 'email' }, { field: 'hasConsent' }] },
      [],
    ],
    [{ recaptchaToken: '' }, 422, { kind: 'failed' }, ['newsletter-no-recaptcha-token']],
    // What a client sent is not a fault of the server's.
    [{ recaptchaToken: botToken }, 422, { kind: 'failed' }, ['newsletter-recaptcha-error']],
  ])('with %j is shown again with what was typed: %i', async (more, status, problem, logged) => {
    const { send, codes } = openPageForms();
    const typed = { ...fields, ...more };
    expect(await send('/impressum', typed)).toMatchObject({
      kind: 'again',
      status,
      step: {
        kind: 'newsletter',
        step: { typed: { email: typed.email, hasConsent: typed.consent !== '' }, problem },
      },
    });
    expect(codes()).toEqual(logged);
  });

  test('is 503 with what was typed while nobody answers, and logged', async () => {
    const { send, codes } = openPageForms({ newsletter: failingNewsletter() });
    expect(await send('/impressum', fields)).toMatchObject({
      status: 503,
      step: { step: { typed: { email, hasConsent: true }, problem: { kind: 'failed' } } },
    });
    expect(codes()).toEqual(['newsletter-recaptcha-error']);
  });

  test('of a machine that fills in everything goes on as trapped', async () => {
    const asked: string[] = [];
    const { send } = openPageForms({
      newsletter: {
        ...failingNewsletter(),
        subscribe: (scope, subscription) => {
          asked.push(subscription.recaptchaToken);
          return failingNewsletter().subscribe(scope, subscription);
        },
      },
    });
    await send('/impressum', { ...fields, website: 'https://spam.example' });
    expect(asked).toEqual(['trapped']);
  });

  test('of another site subscribes nobody', async () => {
    const newsletter = memoryNewsletter(manualClock(0));
    const { send } = openPageForms({ newsletter });
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      await send('/impressum', fields, headers);
    expect(newsletter.tokenFor(email)).toBe('');
  });

  test('goes back to no other host, whatever its address says', async () => {
    const { send } = openPageForms();
    const answer = await send('/impressum?_a=%0d%0aSet-Cookie:x&b=//evil.example', fields);
    expect(answer).toMatchObject({ location: expect.stringMatching(/^\/impressum\?[!-~]*$/u) });
  });
});
