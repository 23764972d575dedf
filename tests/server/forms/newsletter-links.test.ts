/** The links of the newsletter's mails: where they lead. */
import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { newsletterPaths } from '../../../core/domain/newsletter/newsletter-answers.ts';
import type { Newsletter } from '../../../core/ports/newsletter.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { newsletterLinks } from '../../../server/forms/newsletter-links.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingNewsletter, memoryNewsletter } from '../../fakes/newsletter.ts';

const sites = embeddedSites(3_000);
const email = 'ada@example.com';

const scope = { channel: 'poster', locale: 'de-DE' } as const;
const subscription = { email, hasConsent: true, recaptchaToken: 'form' } as const;

const open = (newsletter: Newsletter = memoryNewsletter(manualClock(0))) => {
  const log = recordingLog();
  const app = newsletterLinks({ trustedProxies: 0, newsletter, log, sites });
  const follow = async (query: string, host = 'localhost:3000'): Promise<string> => {
    const address = `${newsletterPaths.confirm}?${query}`;
    const answer = await app.request(address, { headers: { Host: host } });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
    return answer.headers.get('Location') ?? '';
  };
  return { follow, codes: () => log.reports.map(({ code }) => code) };
};

/** A shop that was asked for the newsletter. */
const asked = async () => {
  const newsletter = memoryNewsletter(manualClock(0));
  await newsletter.subscribe(scope, subscription)();
  return newsletter;
};

describe('the link of the mail', () => {
  test('confirms, in the language of the form', async () => {
    const newsletter = await asked();
    const { follow } = open(newsletter);
    const token = newsletter.tokenFor(email);
    expect(await follow(`locale=de-DE&token=${token}`)).toBe('/newsletter#newsletter-confirmed');
    expect(newsletter.statusOf(email).kind).toBe('subscribed');
  });

  test('is not followed by who asks for its head', async () => {
    const newsletter = await asked();
    const app = newsletterLinks({ trustedProxies: 0, newsletter, log: recordingLog(), sites });
    const query = `locale=de-DE&token=${newsletter.tokenFor(email)}`;
    const answer = await app.request(`${newsletterPaths.confirm}?${query}`, { method: 'HEAD' });
    expect(answer.status).toBe(204);
    expect(newsletter.statusOf(email).kind).toBe('pending');
  });

  test.each([
    ['locale=de-DE&token=short', 'token-unknown'],
    [`locale=de-DE&token=${'x'.repeat(43)}`, 'token-unknown'],
    ['', 'token-unknown'],
  ])('%s leads to an honest answer', async (query, answer) => {
    expect(await open().follow(query)).toBe(`/newsletter#newsletter-${answer}`);
  });

  test('leads to the page of its site and language', async () => {
    expect(await open().follow('locale=fr-CH&token=short', 'ch.localhost:3000')).toBe(
      '/fr/newsletter#newsletter-token-unknown',
    );
  });

  test('says so where nobody answers', async () => {
    const { follow, codes } = open(failingNewsletter());
    expect(await follow(`token=${'x'.repeat(43)}`)).toBe('/newsletter#newsletter-failed');
    expect(codes()).toEqual(['request-failed']);
  });
});

describe('the link that ends the newsletter', () => {
  const opened = async () => {
    const newsletter = await asked();
    const { follow } = open(newsletter);
    await follow(`locale=de-DE&token=${newsletter.tokenFor(email)}`);
    const app = newsletterLinks({ trustedProxies: 0, newsletter, log: recordingLog(), sites });
    const address = (token: string) => `${newsletterPaths.unsubscribe}?locale=de-DE&token=${token}`;
    const request = (token: string, method: 'GET' | 'POST', body?: string) =>
      app.request(address(token), {
        method,
        headers: {
          Host: 'localhost:3000',
          // The page of a mail program in a browser.
          Origin: 'https://mail.example',
          'Sec-Fetch-Site': 'cross-site',
          ...(body !== undefined && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(body !== undefined && { body }),
      });
    return { newsletter, request, token: newsletter.endTokenFor(email) };
  };

  test('shows a button, and ends nothing for who only looks at it', async () => {
    const { newsletter, request, token } = await opened();
    const answer = await request(token, 'GET');
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<form method="post"><button>Newsletter abbestellen</button></form>');
    // The token is in no page, and in no address that the page would tell another site of.
    expect(page).not.toContain(token);
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const style = /<style>(?<rules>.*)<\/style>/u.exec(page)?.groups?.['rules'] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('Content-Security-Policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(page).toContain('<title>Newsletter abbestellen</title>');
    expect(page).toMatch(/<h1>[^<]+\?<\/h1>/u);
    expect(newsletter.statusOf(email).kind).toBe('subscribed');
  });

  test('ends it by the button, once and again', async () => {
    const { newsletter, request, token } = await opened();
    for (let time = 1; time <= 2; time += 1) {
      const answer = await request(token, 'POST', '');
      expect(answer.status).toBe(303);
      expect(answer.headers.get('Location')).toBe('/newsletter#newsletter-unsubscribed');
      expect(newsletter.statusOf(email).kind).toBe('unsubscribed');
    }
  });

  test('ends it by one click in a mail program, which follows no redirect', async () => {
    const { newsletter, request, token } = await opened();
    const answer = await request(token, 'POST', 'List-Unsubscribe=One-Click');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(newsletter.statusOf(email).kind).toBe('unsubscribed');
  });

  test.each(['', 'short', 'x'.repeat(43)])('that nobody knows (%j) says so', async (token) => {
    const { newsletter, request } = await opened();
    const answer = await request(token, 'POST', '');
    expect(answer.headers.get('Location')).toBe('/newsletter#newsletter-unsubscribe-unknown');
    expect((await request(token, 'POST', 'List-Unsubscribe=One-Click')).status).toBe(404);
    expect(newsletter.statusOf(email).kind).toBe('subscribed');
  });

  test('can be followed later where nobody answers', async () => {
    const app = newsletterLinks({
      trustedProxies: 0,
      newsletter: failingNewsletter(),
      log: recordingLog(),
      sites,
    });
    const path = `${newsletterPaths.unsubscribe}?token=${'x'.repeat(43)}`;
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await app.request(path, { method: 'POST', headers });
    expect(answer.headers.get('Location')).toBe('/newsletter#newsletter-failed');
    const body = 'List-Unsubscribe=One-Click';
    expect((await app.request(path, { method: 'POST', headers, body })).status).toBe(503);
  });
});
