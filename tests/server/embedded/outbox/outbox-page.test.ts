import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { keptMails } from '../../../../adapters/mail/kept-mails.ts';
import { locales } from '../../../../core/domain/locale/locales.ts';
import { embeddedSites } from '../../../../server/embedded-addresses.ts';
import { outboxPage } from '../../../../server/embedded/outbox/outbox-page.ts';
import { mailSamples } from '../../../../server/mails/mail-samples.ts';
import { manualClock } from '../../../fakes/clock.ts';

const folder = await mkdtemp(join(tmpdir(), 'passepartout-outbox-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const sender = { name: 'Shop', address: 'shop@example.com' };
await keptMails(folder, sender, manualClock(0)).send({
  id: 'one',
  to: 'ada@example.com',
  subject: 'Hello <b>Ada</b>',
  text: 'Hello.\n\nhttps://www.example.com/?a=1&b=2',
  html: '<body onload="alert(1)"><p>Hello.</p></body>',
  attachments: [
    { name: 'sheet.html', contentType: 'text/html', bytes: new Uint8Array([60, 98, 62]) },
  ],
})();

const ask = async (path: string, isOpen = true) => {
  const imprint = { kind: 'sample' } as const;
  const app = outboxPage({
    folder,
    sender: { sites: embeddedSites(3_000), imprint },
    mayOpen: () => isOpen,
  });
  const answer = await app.request(`http://localhost:3000${path}`);
  const { status, headers } = answer;
  const policy = headers.get('content-security-policy') ?? '';
  return { status, policy, headers, text: await answer.text() };
};

test('lists the mails that were written, and a sample of each in every locale', async () => {
  const { status, text, policy } = await ask('/');
  expect(status).toBe(200);
  expect(text).toContain('href="/dev/outbox/mails/one"');
  expect(text).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
  expect(policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'/u);
  for (const name of Object.keys(mailSamples))
    for (const locale of locales)
      expect(text).toContain(`href="/dev/outbox/samples/${name}/kartenliebe/${locale}"`);
});

test('shows a mail as text with its links, and its HTML in a frame that runs nothing', async () => {
  const { text } = await ask('/mails/one');
  expect(text).toMatch(/<iframe\s+sandbox/u);
  expect(text).toContain('href="https://www.example.com/?a=1&amp;b=2"');
  const page = await ask('/mails/one/html');
  expect(page.text).toContain('<p>Hello.</p>');
  expect(page.policy).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`,
  );
  expect(page.headers.get('cache-control')).toBe('no-store');
});

test('hands a file of a mail out, and never shows it', async () => {
  const { text, headers } = await ask('/mails/one/files/0');
  expect(text).toBe('<b>');
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''sheet.html");
});

test('shows every mail with invented data', async () => {
  for (const name of Object.keys(mailSamples)) {
    const path = `/samples/${name}/poster/fr-CH`;
    expect((await ask(path)).status).toBe(200);
    expect((await ask(`${path}/html`)).text).toContain('<html lang="fr-CH">');
  }
});

test.each([
  '/mails/two',
  '/mails/one/files/1',
  '/mails/one/files/x',
  '/mails/..%2Fone/html',
  '/samples/none/poster/de-DE',
  '/samples/voucher/poster/de-XX/html',
])('has nothing at %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('is for who may open it', async () => {
  for (const path of ['/', '/mails/one', '/mails/one/html', '/mails/one/files/0']) {
    const { status, text } = await ask(path, false);
    expect([status, text]).toEqual([401, 'Unauthorized']);
  }
});
