/** What machines read of the embedded shop: every sitemap of every site, and pages as they are sent. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import robotsParser from 'robots-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { tokens } from '../../server/composition/tokens.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { languages, locales, localeTable } from '../../core/domain/locale/locales.ts';
import { localesOf } from '../../core/domain/locale/markets.ts';
import { designOverviewRoot } from '../../core/domain/products/overviews.ts';
import { imagePresets } from '../../core/domain/image/presets.ts';
import { siteOrigin } from '../../core/domain/routing/sites.ts';
import { shopLooks } from '../../ui/web/shell/shop-looks.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import { readHead, type DocumentHead } from './document-head.ts';
import { openMachines, sites } from './open-machines.ts';
import { readSitemap, readSitemapIndex, type ReadEntry } from './sitemap-reader.ts';
import { problemsOf } from './strict.ts';
import { manifest } from './manifest-codec.ts';

let machines: Awaited<ReturnType<typeof openMachines>> | undefined;

const ask = (...asked: Parameters<NonNullable<typeof machines>['ask']>) => {
  if (machines === undefined) throw new Error('The shop was not opened.');
  return machines.ask(...asked);
};

const textAt = async (url: string): Promise<string> => {
  const { status, body } = await ask(url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return body.toString();
};

const origins = sites.sites.map((site) => ({ site, origin: siteOrigin(sites, site) }));

/** Every entry of every site by its address. */
const entries = new Map<string, ReadEntry & { readonly origin: string }>();
/** Addresses that stand in several places. */
const repeated: string[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  machines = await openMachines();
  await allLazyComponents();
  for (const { origin } of origins) {
    const root = await textAt(`${origin}/sitemap.xml`);
    const parts = readSitemapIndex(root);
    const files = parts === undefined ? [root] : await Promise.all(parts.map(textAt));
    for (const entry of files.flatMap(readSitemap)) {
      if (entries.has(entry.url)) repeated.push(entry.url);
      entries.set(entry.url, { ...entry, origin });
    }
  }
});

afterAll(async () => {
  await machines?.close();
  vi.useRealTimers();
});

describe('the sitemaps', () => {
  test('have pages of every site in every language, each once, on the site’s own host', () => {
    expect(repeated).toEqual([]);
    for (const { site, origin } of origins) {
      const own = [...entries.values()].filter((entry) => entry.origin === origin);
      for (const entry of own) expect(new URL(entry.url).origin).toBe(origin);
      const languages = own.flatMap(({ url, alternates }) =>
        alternates.flatMap(({ hreflang, href }) => (href === url ? [hreflang] : [])),
      );
      for (const locale of localesOf(site.market)) expect(languages).toContain(locale);
    }
  });

  test('name the same versions on each version, and every version is there', () => {
    const printed = new Map(
      [...entries].map(([url, { alternates }]) => [url, JSON.stringify(alternates)]),
    );
    for (const { url, alternates } of entries.values()) {
      const versions = alternates.filter(({ hreflang }) => hreflang !== 'x-default');
      expect(versions.map(({ href }) => href)).toContain(url);
      expect(new Set(alternates.map(({ hreflang }) => hreflang)).size).toBe(alternates.length);
      const others = versions.filter(({ href }) => printed.get(href) !== printed.get(url));
      expect(others).toEqual([]);
      const home = versions.find(({ hreflang }) => hreflang === 'en-GB') ?? versions[0];
      expect(alternates.at(-1)).toEqual({ hreflang: 'x-default', href: home?.href });
    }
  });

  test('never have what only editors or the desktop software see', () => {
    for (const url of entries.keys())
      expect(url).not.toMatch(/error-page|\/d\/|desktop-startseite|\/home\b|\/global\//u);
  });

  test('have nothing that robots are asked to leave alone', async () => {
    for (const { origin } of origins) {
      const robots = robotsParser(`${origin}/robots.txt`, await textAt(`${origin}/robots.txt`));
      expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`]);
      const closed = [...entries.values()]
        .filter((entry) => entry.origin === origin)
        .flatMap(({ url, pictures }) => [url, ...pictures])
        .filter((url) => robots.isAllowed(url) !== true);
      expect(closed).toEqual([]);
    }
  });
});

/** One page of each language of the wall art, and of some of the cards: another one at each place. */
const sample = (): readonly string[] =>
  locales.flatMap((locale, at) => {
    const channel = at % 4 === 0 ? 'kartenliebe' : 'poster';
    const { market } = localeTable[locale];
    const { origin = '' } =
      origins.find(({ site }) => site.channel === channel && site.market === market) ?? {};
    const own = [...entries.values()].filter(
      (entry) =>
        entry.origin === origin &&
        entry.alternates.some(({ hreflang, href }) => hreflang === locale && href === entry.url),
    );
    return own[at % own.length]?.url ?? [];
  });

const only = (head: DocumentHead, name: string): string | undefined => {
  const values = head.properties.get(name) ?? [];
  return values.length === 1 ? values[0] : undefined;
};

describe('a page', () => {
  test('of a sitemap is there, is canonical, and says the same of itself', async () => {
    const urls = sample();
    expect(urls.length).toBe(locales.length);
    for (const url of urls) {
      const entry = entries.get(url);
      const head = readHead(await textAt(url));
      expect(head.problems).toEqual([]);
      expect(head.canonical).toEqual([url]);
      expect(head.alternates).toEqual(entry?.alternates);
      expect(head.robots.map((robots) => robots.includes('noindex'))).toEqual([false]);
      expect(head.description).toHaveLength(1);
      expect(head.manifest).toEqual(['/manifest.webmanifest']);
      expect(only(head, 'og:title')).toBe(head.title);
      expect(only(head, 'og:url')).toBe(url);
      const locale = entry?.alternates.find(({ href }) => href === url)?.hreflang;
      expect(only(head, 'og:locale')).toBe(locale?.replace('-', '_'));
      expect(head.properties.get('og:image') ?? []).toEqual(entry?.pictures);
      expect((head.properties.get('og:image:alt') ?? []).filter((text) => text === '')).toEqual([]);
      const types = head.nodes.map((node) => node['@type']);
      expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
      expect(new Set(types).size).toBe(types.length);
    }
  });

  test.each([
    ['http://localhost:3000/leinwanddruck', 'EUR', 'DE'],
    ['http://ch.localhost:3000/fr/impression-sur-toile', 'CHF', 'CH'],
    ['http://com.localhost:3000/canvas-prints', 'USD', 'US'],
  ])('of a product has its prices as it shows them: %s', async (url, currency, country) => {
    const html = await textAt(url);
    const { nodes, problems } = readHead(html);
    expect(problems).toEqual([]);
    expect(nodes.map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'FAQPage',
      'Product',
    ]);
    const product = nodes.at(-1);
    expect(product).toMatchObject({
      url,
      offers: {
        priceCurrency: currency,
        hasMerchantReturnPolicy: { applicableCountry: country },
        priceSpecification: { valueAddedTaxIncluded: country !== 'US' },
      },
    });
    const prices = [...JSON.stringify(product).matchAll(/"price":"(\d+)\.(\d\d)"/gu)];
    const [, body = ''] = html.split('</head>');
    for (const [, whole, part] of prices)
      expect(body).toMatch(new RegExp(`${whole}[.,]${part}`, 'u'));
  });

  test.each([
    ['http://localhost:3000/', true],
    ['http://ch.localhost:3000/fr', true],
    ['http://localhost:3000/wandbilder', false],
  ])('describes the company where the site begins, and names it elsewhere: %s', async (url, is) => {
    const { nodes } = readHead(await textAt(url));
    expect(nodes[0]).toMatchObject({ '@type': 'Organization' });
    expect(['address', 'contactPoint'].map((key) => Object.hasOwn(nodes[0] ?? {}, key))).toEqual([
      is,
      is,
    ]);
  });

  test('of gift vouchers says between which amounts they are sold', async () => {
    const { nodes, problems } = readHead(
      await textAt('http://kartenliebe.localhost:3000/geschenkgutschein/'),
    );
    expect(problems).toEqual([]);
    expect(nodes.at(-1)).toMatchObject({
      '@type': 'Product',
      offers: { priceCurrency: 'EUR', lowPrice: '10.00', highPrice: '500.00' },
    });
  });

  test('of many products says nothing of one', async () => {
    const { nodes } = readHead(await textAt('http://localhost:3000/wandbilder'));
    expect(nodes.map((node) => node['@type'])).not.toContain('Product');
  });

  test('of a selection leads to the page, and says the same', async () => {
    const url = 'http://localhost:3000/leinwanddruck';
    const page = readHead(await textAt(url));
    const selection = readHead(await textAt(`${url}?materialType=leinwand&formatType=900x600`));
    expect(selection).toEqual(page);
  });

  test.each([
    ['http://localhost:3000/d/leinwanddruck', 200],
    ['http://localhost:3000/desktop-startseite', 200],
    ['http://localhost:3000/gibt-es-nicht', 404],
    ['http://localhost:3000/configurator-photo-frame?locale=de-DE&materialType=leinwand', 200],
  ])('that is not for search engines says so, and nothing else: %s', async (url, status) => {
    const answer = await ask(url);
    expect(answer.status).toBe(status);
    const head = readHead(answer.body.toString());
    expect(head.robots).toHaveLength(1);
    expect(head.robots[0]).toContain('noindex');
    expect([head.alternates, head.nodes]).toEqual([[], []]);
  });

  test('is known elsewhere by a picture that the shop makes', async () => {
    const head = readHead(await textAt('http://localhost:3000/leinwanddruck'));
    const services = await machines?.shop.container.getAsync(tokens.services);
    const answer = await services?.request(new URL(only(head, 'og:image') ?? '').pathname);
    expect(answer?.headers.get('content-type')).toBe('image/jpeg');
    const { width, height, format } = await sharp(await answer?.arrayBuffer()).metadata();
    const preset = imagePresets['open-graph'];
    expect([width, height, format]).toEqual([preset.width, preset.height, 'jpeg']);
    expect([only(head, 'og:image:width'), only(head, 'og:image:height')]).toEqual(['1200', '627']);
    expect(only(head, 'og:image:type')).toBe('image/jpeg');
    expect(head.card).toEqual(['summary_large_image']);
  });
});

const publicFolder = join(import.meta.dirname, '../../public');

describe('the web manifest', () => {
  test('of every site has the specification’s fields, its channel’s colours and icons', async () => {
    const tokensFile = readFileSync(
      join(import.meta.dirname, '../../ui/components/tokens.css'),
      'utf8',
    );
    for (const { site, origin } of origins) {
      const answer = await ask(`${origin}/manifest.webmanifest`);
      expect(answer.headers['content-type']).toBe('application/manifest+json');
      const json: unknown = JSON.parse(answer.body.toString());
      expect(problemsOf(manifest, json)).toEqual([]);
      expect(json).toMatchObject({ theme_color: shopLooks[site.channel].surface });
    }
    const surfaces = [...tokensFile.matchAll(/--color-surface: (#[0-9a-f]{6});/gu)].map(
      ([, colour]) => colour,
    );
    expect(channels.map((channel) => shopLooks[channel].surface)).toEqual(surfaces);
  });

  test('names icons that are there, in the sizes that it says', async () => {
    for (const channel of channels) {
      const { icons } = shopLooks[channel];
      const widths = [icons[180], icons[192], icons[512], icons.maskable].map(
        async (path) => (await sharp(join(publicFolder, path)).metadata()).width,
      );
      expect(await Promise.all(widths)).toEqual([180, 192, 512, 512]);
      expect(readFileSync(join(publicFolder, shopLooks[channel].drawing), 'utf8')).toContain(
        '<svg',
      );
    }
  });
});

describe('llms.txt', () => {
  test('of every site says what it sells, with every page once, in the site’s own language', async () => {
    // Hundreds of designs, and their overview by occasion, are the sitemap's to list.
    const isOfDesigns = (url: string): boolean =>
      /\/themes\/./u.test(url) ||
      languages.some(
        (language) => (url.split(`/${designOverviewRoot(language)}/`)[1] ?? '') !== '',
      );
    for (const { site, origin } of origins) {
      const text = await textAt(`${origin}/llms.txt`);
      const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gmu)].map(([, url]) => url ?? '');
      const [locale] = localesOf(site.market);
      const own = [...entries.values()]
        .filter(
          ({ url, alternates }) =>
            url.startsWith(`${origin}/`) &&
            !isOfDesigns(url) &&
            alternates.some(({ hreflang, href }) => hreflang === locale && href === url),
        )
        .map(({ url }) => url);
      expect(links.filter((url) => own.includes(url)).toSorted()).toEqual(
        // The start page stands among the countries once more.
        [...own, ...own.slice(0, 1)].toSorted(),
      );
      expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n- /u);
    }
  });
});

describe('a file for machines', () => {
  const robots = 'http://localhost:3000/robots.txt';

  test('is told by HEAD, compressed, and not sent twice', async () => {
    for (const url of [
      robots,
      'http://localhost:3000/sitemap.xml',
      'http://localhost:3000/llms.txt',
    ]) {
      const whole = await ask(url);
      const { etag = '', 'content-length': length } = whole.headers;
      expect(whole.headers['cache-control']).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      );
      const head = await ask(url, { method: 'HEAD' });
      expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
        200,
        length,
        0,
      ]);
      const again = await ask(url, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const packed = await ask(url, { headers: { 'accept-encoding': 'gzip' } });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.body).equals(whole.body)).toBe(true);
    }
  });

  test.each([
    ['http://ch.localhost:3000/fr/llms.txt', 200],
    ['http://ch.localhost:3000/de/llms.txt', 404],
    ['http://localhost:3000/fr/llms.txt', 404],
    ['http://localhost:3000/sitemap-de-1.xml', 404],
    ['http://ch.localhost:3000/sitemap-it-1.xml', 200],
    ['http://ch.localhost:3000/sitemap-it-2.xml', 404],
    ['http://ch.localhost:3000/sitemap-nl-1.xml', 404],
    ['http://ch.localhost:3000/fr/robots.txt', 404],
  ])('lies where its language is: %s, %i', async (url, status) => {
    expect((await ask(url)).status).toBe(status);
  });

  test('is read, never written', async () => {
    const { status, headers } = await ask(robots, { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('of another spelling of a host lies at the site’s own', async () => {
    const { status, headers } = await ask(robots, { headers: { host: 'www.localhost:3000' } });
    expect([status, headers.location]).toEqual([301, robots]);
  });
});
