/** A site's files for machines: whose they are, how they are sent, and what is said while nobody answers. */
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';

import { sleep } from '../../../adapters/shared/sleep.ts';
import { emptyChrome } from '../../../core/domain/content/chrome.ts';
import type { ListedPage } from '../../../core/domain/content/listed-page.ts';
import { E, TE } from '../../../core/fp.ts';
import type { SitePages } from '../../../core/ports/site-pages.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import { createMachineFiles } from '../../../server/pages/machine-files.ts';
import { configured } from '../../arbitraries/routing.ts';
import { failingCardThemes, memoryCardThemes } from '../../fakes/card-themes.ts';
import { memoryContent } from '../../fakes/content.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { sampleTheme } from '../../fakes/sample-theme.ts';
import { serve, type Served } from '../http/served.ts';

const closing: Served[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((served) => served.close()));
});

const away: SitePages = {
  pages: () => async () => E.left({ kind: 'content-unavailable', reason: 'down' }),
};

/** Answers when its signal ends, as an adapter does. */
const silent = (signal: AbortSignal): SitePages => ({
  pages: () => () =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () =>
        resolve(E.left({ kind: 'content-unavailable', reason: String(signal.reason) })),
      );
    }),
});

const open = async (
  sitePages: (signal: AbortSignal) => SitePages,
  isPreview = false,
  themes = memoryCardThemes([]),
) => {
  const log = recordingLog();
  const clock = manualClock(0);
  const files = createMachineFiles({
    sites: configured,
    ports: (signal) => ({
      sitePages: sitePages(signal),
      content: { ...memoryContent([]), chrome: () => TE.right(emptyChrome) },
      cardThemes: themes,
    }),
    log,
    clock,
    sleep,
    pageMilliseconds: 50,
    isPreview,
  });
  const served = await serve((request, response) => {
    files(request, response, readAskedAddress(configured, request))?.catch(() =>
      response.destroy(),
    );
  });
  closing.push(served);
  const { host } = configured.defaultSite;
  return {
    log,
    clock,
    ask: (path: string, headers = {}, method = 'GET') =>
      served.ask(path, { method, headers: { host, ...headers } }),
  };
};

/** Pages by their slugs, in every language; the list is the same one while it is not changed. */
const listing = (...slugs: readonly string[]): SitePages => {
  const pages: readonly ListedPage[] = slugs.map((slug) => ({
    slug,
    route: { kind: 'content', segments: [slug] },
    title: slug,
    description: '',
    alternates: {},
    pictures: [],
    lastModified: undefined,
  }));
  return { pages: () => TE.right(pages) };
};

const swiss = { host: 'www.ch.shop.example' };

test('a sitemap has the designs of cards, each in its languages, or none of its pages', async () => {
  const alternates = { 'de-DE': 'kartendesigns', 'de-CH': 'kartendesigns' };
  const pages: readonly ListedPage[] = [
    {
      slug: 'kartendesigns',
      route: { kind: 'content', segments: ['kartendesigns'] },
      title: 'Karten',
      description: '',
      alternates,
      pictures: [],
      lastModified: undefined,
    },
  ];
  const themes = Array.from({ length: 50 }, (_, index) => ({
    ...sampleTheme,
    id: `design-${index}`,
  }));
  const { ask } = await open(
    () => ({ pages: () => TE.right(pages) }),
    false,
    memoryCardThemes(themes),
  );
  const { body } = await ask('/sitemap.xml');
  const text = String(body);
  expect(text.match(/<loc>[^<]*\/themes\/design-\d+/gu)).toHaveLength(50);
  expect(text).toContain('/kartendesigns/hochzeit');
  expect(text).toMatch(/hreflang="de-CH" href="[^"]*\/themes\/design-49/u);
  const failing = await open(() => ({ pages: () => TE.right(pages) }), false, failingCardThemes());
  expect((await failing.ask('/sitemap.xml')).status).toBe(503);
});

describe('while the content service is away', () => {
  test.each(['/sitemap.xml', '/sitemap-de-1.xml', '/llms.txt'])(
    '%s asks to come again, and says why in the log',
    async (path) => {
      for (const sitePages of [() => away, silent]) {
        const { ask, log } = await open(sitePages);
        const { status, headers, body } = await ask(path);
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
          503,
          '120',
          'no-store',
        ]);
        expect(body.toString()).toBe('Service Unavailable');
        expect(log.reports).toEqual([
          {
            code: 'content-unavailable',
            facts: {
              part:
                path === '/llms.txt'
                  ? 'llms'
                  : path === '/sitemap.xml'
                    ? 'sitemap'
                    : 'sitemap-part',
              reason: 'content-unavailable',
            },
          },
        ]);
      }
    },
  );

  test.each(['/robots.txt', '/manifest.webmanifest'])('%s stands', async (path) => {
    const { ask, log } = await open(() => away);
    expect((await ask(path)).status).toBe(200);
    expect(log.reports).toEqual([]);
  });
});

describe('a file', () => {
  const kinds = [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ] as const;

  test.each(kinds)('%s is %s, as text or compressed, and sent once', async (path, type) => {
    const { ask } = await open(() => listing('impressum'));
    const plain = await ask(path, { 'accept-encoding': 'identity' });
    const { etag, date: _date, connection: _connection, ...headers } = plain.headers;
    expect(plain.status).toBe(200);
    expect(headers).toEqual({
      'content-type': type,
      'content-length': String(plain.body.length),
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      vary: 'accept-encoding',
    });
    const packed = await ask(path, { 'accept-encoding': 'gzip' });
    expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['gzip', etag]);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
    const head = await ask(path, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
    const again = await ask(path, { 'if-none-match': String(etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is only read', async () => {
    const { ask } = await open(() => listing());
    const { status, headers, body } = await ask('/robots.txt', {}, 'POST');
    expect([status, headers.allow, body.toString()]).toEqual([
      405,
      'GET, HEAD',
      'Method Not Allowed',
    ]);
  });

  test('is its site’s own, at its site’s host', async () => {
    const { ask } = await open(() => listing('impressum'));
    const robots = await ask('/robots.txt');
    expect(robots.body.toString()).toContain(`${configured.defaultSite.host}/sitemap.xml`);
    expect((await ask('/robots.txt', swiss)).body.toString()).toContain(swiss.host);
    const moved = await ask('/sitemap.xml', { host: 'shop.example' });
    expect([moved.status, moved.headers.location, moved.body.toString()]).toEqual([
      301,
      'https://www.shop.example/sitemap.xml',
      'Moved Permanently',
    ]);
  });

  test('is made anew as soon as its content is another, and has another tag', async () => {
    let pages = listing('impressum');
    const { ask } = await open(() => pages);
    const first = await ask('/sitemap.xml');
    expect(first.body.toString()).toContain('/impressum');
    expect((await ask('/sitemap.xml')).headers.etag).toBe(first.headers.etag);
    pages = listing('impressum', 'kontakt');
    const second = await ask('/sitemap.xml');
    expect(second.body.toString()).toContain('/kontakt');
    expect(second.headers.etag).not.toBe(first.headers.etag);
  });

  test('is there for each language of its site, and for no other', async () => {
    const { ask } = await open(() => listing('impressum'));
    const statusOf = async (path: string, headers = {}) => (await ask(path, headers)).status;
    expect(await statusOf('/fr/llms.txt', swiss)).toBe(200);
    expect(await statusOf('/llms.txt', swiss)).toBe(200);
    // The first language has no prefix.
    expect(await statusOf('/de/llms.txt', swiss)).toBe(404);
    expect(await statusOf('/nl/llms.txt', swiss)).toBe(404);
    expect(await statusOf('/fr/llms.txt')).toBe(404);
    const index = await ask('/sitemap.xml', swiss);
    for (const language of ['de', 'fr', 'it']) {
      expect(index.body.toString()).toContain(`/sitemap-${language}-1.xml`);
      const part = await ask(`/sitemap-${language}-1.xml`, swiss);
      expect([part.status, part.headers['content-type']]).toEqual([
        200,
        'application/xml; charset=utf-8',
      ]);
      // The pages are the same list; their addresses are not.
      const prefix = language === 'de' ? '' : `/${language}`;
      expect(part.body.toString()).toContain(
        `<loc>https://${swiss.host}${prefix}/impressum/</loc>`,
      );
    }
    const none = await ask('/sitemap-de-2.xml', swiss);
    expect([none.status, none.body.toString()]).toEqual([404, 'Not Found']);
    expect(await statusOf('/sitemap-de-1.xml')).toBe(404);
  });
});

test('an unknown host is misdirected', async () => {
  const { ask } = await open(() => away);
  const { status, body } = await ask('/robots.txt', { host: 'evil.example' });
  expect([status, body.toString()]).toEqual([421, 'Misdirected Request']);
});

test('a shop that shows drafts is closed to robots', async () => {
  const { ask } = await open(() => away, true);
  expect((await ask('/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n');
});
