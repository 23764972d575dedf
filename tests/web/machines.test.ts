/** What machines read, in a browser under the shop's own policy: data that is not run, a manifest that counts. */
import { expect, test } from 'vitest';

import { ask } from './ask.ts';
import { address, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

test('a page’s graphs are data, and its manifest is one that the browser takes', async () => {
  const page = await openPage();
  await visit(page, address('localhost', '/leinwanddruck'));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graphs = texts.map((text): unknown => JSON.parse(text));
  expect(graphs).toMatchObject([
    { '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }, {}, { '@type': 'FAQPage' }] },
    { '@graph': [{ '@type': 'Product' }] },
  ]);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(address('localhost', '/manifest.webmanifest'));
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Passepartout' });
  const icons = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const icon of [...icons, '/icons/poster-maskable-512.png'])
    expect((await ask('localhost', icon)).headers['content-type']).toMatch(/^image\//u);
});

test('every host has its files, unknown ones and other methods have none', async () => {
  const types = await Promise.all(
    ['/robots.txt', '/sitemap.xml', '/llms.txt', '/manifest.webmanifest'].map(async (path) => {
      const { status, headers } = await ask('kartenliebe.ch.localhost', path);
      return [status, headers['content-type'], headers['x-content-type-options']];
    }),
  );
  expect(types).toEqual([
    [200, 'text/plain; charset=utf-8', 'nosniff'],
    [200, 'application/xml; charset=utf-8', 'nosniff'],
    [200, 'text/plain; charset=utf-8', 'nosniff'],
    [200, 'application/manifest+json', 'nosniff'],
  ]);
  expect((await ask('localhost', '/robots.txt', { method: 'DELETE' })).status).toBe(405);
});
