/** The application that wears our header and footer, and its own where those cannot be read. */
import { expect, test } from 'vitest';

import type { InitialData } from '../../../core/domain/content/initial-data.ts';
import { otherApplication } from '../../../server/embedded/other-application.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { memoryInitialData } from '../../fakes/initial-data.ts';
import { recordingLog } from '../../fakes/log.ts';

const data: InitialData = {
  layout: JSON.stringify({
    styles: '<link rel="stylesheet" href="/a.css">',
    header: '<header>Kopf</header>',
    footer: '<footer>Fuß</footer>',
    scripts: '<script src="/a.js"></script>',
  }),
  messages: JSON.stringify({
    'error.application.title': 'Noch <nicht> geöffnet',
    'error.not-found.title': 'Gibt es nicht',
  }),
};

const slots = ['Kopf', 'Fuß', '/a.css', '/a.js'];

const ask = async (rest: string) => {
  const log = recordingLog();
  const application = otherApplication({
    sites: embeddedSites(3_000),
    initialData: memoryInitialData(data),
    policy: "default-src 'none'",
    log,
  });
  const answer = await application.request(`/dev/other-application${rest}`, {
    headers: { host: 'ch.localhost:3000' },
  });
  const html = await answer.text();
  return { answer, html, codes: log.reports.map(({ code }) => code) };
};

test('a page of it has every slot, its own content and the shop’s words', async () => {
  const { answer, html, codes } = await ask('');
  expect([answer.status, codes]).toEqual([200, []]);
  for (const slot of slots) expect(html).toContain(slot);
  expect(html).toContain('lang="de-CH"');
  expect(html).toContain('<h1>Noch &lt;nicht&gt; geöffnet</h1>');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['hybrid-parse-error', 'empty-hybrid-layout', 'hybrid-ssr-error'])(
  '%s: it wears its own layout',
  async (code) => {
    const { answer, html, codes } = await ask(`?show=${code}`);
    expect([answer.status, codes]).toEqual([200, [code]]);
    for (const slot of slots) expect(html).not.toContain(slot);
    expect(html).toContain('<header><a href="/">');
  },
);

test('translator-parse-error: it speaks its own words in the shop’s layout', async () => {
  const { html, codes } = await ask('?show=translator-parse-error');
  expect(codes).toEqual(['translator-parse-error']);
  for (const slot of slots) expect(html).toContain(slot);
  expect(html).toContain('<h1>This part of the shop is not open yet</h1>');
});

test('cms-page-not-found: a page that it does not have is 404 in the shop’s layout', async () => {
  const { answer, html, codes } = await ask('/nowhere');
  expect([answer.status, codes]).toEqual([404, ['cms-page-not-found']]);
  expect(html).toContain('<h1>Gibt es nicht</h1>');
  for (const slot of slots) expect(html).toContain(slot);
});
