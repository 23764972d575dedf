/** Prerendered pages: the same answers as the server's, of this build alone, never old, and dropped one by one. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { parseMediaPath } from '../../../core/domain/image/image.ts';
import { E } from '../../../core/fp.ts';
import type { StoryChange } from '../../../adapters/storyblok/story-changes.ts';
import { tokens } from '../../../server/composition/tokens.ts';
import { staleSeconds } from '../../../server/pages/page-cache.ts';
import { prerender } from '../../../server/pages/prerender.ts';
import { openPrerenderedPages } from '../../../server/pages/prerendered-pages.ts';
import { freshSeconds } from '../../../server/pages/rendered-page.ts';
import { fetchPage } from '../../../ui/web/navigation/fetch-page.ts';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { recordingLog } from '../../fakes/log.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { hostOf, openContentWorld, type ContentWorld } from '../../faults/content-world.ts';
import type { InProcessShop } from '../../faults/in-process-shop.ts';
import type { Answer } from '../http/served.ts';

const poster = 'https://www.example.com';

const cards = 'https://cards.example.com';

/** Pages with and without prices, of both channels. */
const addresses = [
  `${poster}/`,
  `${poster}/leinwanddruck`,
  `${poster}/impressum`,
  `${poster}/versandkosten`,
  `${cards}/`,
  `${cards}/impressum/`,
];

/** The addresses of a page's two forms. */
const formsOf = (address: string): readonly string[] => [
  address,
  `${address.replace(/\/$/u, '')}/_payload.json`,
];

const start = Date.parse('2026-11-20T10:00:00Z');

const named = { kind: 'named', addresses } as const;

const ask = (shop: InProcessShop, address: string, headers = {}): Promise<Answer> => {
  const { host, pathname } = new URL(address);
  return shop.ask(pathname, { host, ...headers });
};

const textOf = async (shop: InProcessShop, address: string): Promise<string> =>
  (await ask(shop, address)).body.toString();

/** All that a visitor can see of an answer. */
const seen = ({ status, headers: { date: _date, ...headers }, body }: Answer) => ({
  status,
  headers,
  body: body.toString('base64'),
});

describe('prerendered pages', () => {
  let world: ContentWorld;
  /** All pages of these tests, prerendered at the start. */
  let base = '';
  const shops: InProcessShop[] = [];

  const open: ContentWorld['open'] = async (options) => {
    const shop = await world.open(options);
    shops.push(shop);
    return shop;
  };

  const tell = (shop: InProcessShop, change: StoryChange): void =>
    shop.container.get(tokens.storyChanges).tell(change);

  /** How often a shop's pages asked for a story so far: nobody asks for what is kept or in a file. */
  const asked = (): number => world.content.asked().length;

  beforeAll(async () => {
    await allLazyComponents();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    world = await openContentWorld();
    base = await world.folder();
    expect(await world.prerender(base, named)).toEqual(addresses);
  });

  beforeEach(() => {
    vi.setSystemTime(start);
    world.reset();
  });

  afterEach(async () => {
    for (const shop of shops.splice(0)) {
      expect(shop.failures).toEqual([]);
      await shop.close();
    }
  });

  afterAll(async () => {
    await world.close();
    vi.useRealTimers();
  });

  test('are the server’s answers, byte for byte and header for header, without asking', async () => {
    const folder = await world.folder(base);
    const [rendering, reading] = [await open(), await open({ folder })];
    for (const address of addresses.flatMap(formsOf)) {
      const rendered = await ask(rendering, address);
      const before = asked();
      expect(seen(await ask(reading, address))).toEqual(seen(rendered));
      expect(asked()).toBe(before);
      const zipped = { 'accept-encoding': 'gzip' };
      expect(seen(await ask(reading, address, zipped))).toEqual(
        seen(await ask(rendering, address, zipped)),
      );
      const { pathname, host } = new URL(address);
      const file = join(
        folder,
        'sites',
        host,
        pathname,
        pathname.endsWith('.json') ? '' : 'index.html',
      );
      expect((await readFile(file)).equals(rendered.body)).toBe(true);
    }
  });

  test('are what a navigation in the browser fetches from a static host, and never HTML', async () => {
    const asks: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asks.push(path);
      return new Response(await readFile(join(base, 'sites/cards.example.com', path)));
    });
    try {
      const url = new URL(`${cards}/impressum/`);
      const answer = await fetchPage('test', url, new AbortController().signal, () => true);
      expect(answer).toMatchObject({ kind: 'page', fetched: { page: { path: '/impressum/' } } });
      expect(asks).toEqual(['/impressum/_payload.json']);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('are those of their plain address alone', async () => {
    const folder = await world.folder(base);
    const shop = await open({ folder });
    // The files know nothing of it.
    world.change('poster/de-DE/pages/leinwanddruck', (content) =>
      content.replace(/"title":"[^"]*"/u, '"title":"Geändert"'),
    );
    for (const query of ['?formatType=600x400', '?dialog=product-description']) {
      const { body } = await shop.ask(`/leinwanddruck${query}`, hostOf('poster'));
      expect(body.toString()).toContain('Geändert');
    }
    const before = asked();
    const tracked = await shop.ask('/impressum?utm_source=mail', hostOf('poster'));
    expect(tracked.status).toBe(200);
    expect(tracked.headers.etag).toBe((await ask(shop, `${poster}/impressum`)).headers.etag);
    expect(asked()).toBe(before);
  });

  test('are taken as start pages first, then by their navigation, the sites in turns', async () => {
    const folder = await world.folder();
    const written = await world.prerender(folder, { kind: 'top', pages: 6 });
    expect(written.slice(0, 2)).toEqual([`${poster}/`, `${cards}/`]);
    const paths = written.filter((address) => !address.includes(': '));
    expect(paths).toHaveLength(6);
    expect(new Set(paths.slice(2, 6).map((address) => new URL(address).origin)).size).toBe(2);
    const shop = await open({ folder });
    const home = await textOf(shop, `${poster}/`);
    const links = paths.slice(2).filter((address) => address.startsWith(poster));
    // A link may lead to a part of its page.
    const places = links.map((address) =>
      home.search(new RegExp(`href="${new URL(address).pathname}[#"]`, 'u')),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('have the pictures made that they show first, each once, in paths of the media service', async () => {
    const made: string[] = [];
    const settled: number[] = [];
    await world.prerender(
      await world.folder(),
      { kind: 'named', addresses: [`${poster}/leinwanddruck`, `${poster}/`] },
      {
        make: async (path) => void made.push(path),
        settle: async () => void settled.push(made.length),
      },
    );
    expect(made.filter((path) => E.isLeft(parseMediaPath(path)))).toEqual([]);
    expect(made.some((path) => path.includes('/leadimage/room-living/'))).toBe(true);
    expect(new Set(made).size).toBe(made.length);
    expect(settled).toEqual([made.length]);
    // What is below waits for whoever scrolls there.
    const shop = await open();
    const lazy = (await textOf(shop, `${poster}/leinwanddruck`)).match(
      /<img[^>]*loading="lazy"[^>]*src="([^"]+)"/u,
    )?.[1];
    expect(lazy).toMatch(/^\/media\//u);
    expect(made).not.toContain(lazy);
  });

  test('are no pages that are not there, lead elsewhere, or are made for flags', async () => {
    const folder = await world.folder();
    const outcomes = await world.prerender(folder, {
      kind: 'named',
      addresses: [
        `${poster}/gibt-es-nicht`,
        `${poster}/leinwand`,
        `${poster}/wandbild-materialien-im-vergleich`,
        'https://evil.example/impressum',
        `${poster}/impressum?dialog=x`,
        '/impressum',
      ],
    });
    expect(outcomes.toSorted()).toEqual(
      [
        `${poster}/gibt-es-nicht: status 404`,
        `${poster}/impressum`,
        `${poster}/leinwand: status 301`,
        `${poster}/wandbild-materialien-im-vergleich: made for each visitor’s flags`,
        'https://evil.example/impressum: no plain address of a site',
        `${poster}/impressum?dialog=x: no plain address of a site`,
      ].toSorted(),
    );
    expect(await readdir(join(folder, 'sites'))).toEqual(['www.example.com']);
  });

  test('are tried again where a service did not answer in time', async () => {
    const shop = await open({ folder: await world.folder() });
    const { prerendered, storefront } = shop;
    if (prerendered === undefined) throw new Error('no folder');
    world.content.fail('down');
    let pauses = 0;
    const outcomes = await shop.await(
      prerender(
        {
          sites: shop.container.get(tokens.configuration).sites,
          prerendered,
          renderPlace: storefront.renderPlace,
          sleep: async () => {
            pauses += 1;
            world.content.fail(undefined);
            shop.pass(5_000);
          },
          tell: () => undefined,
        },
        { kind: 'named', addresses: [`${poster}/impressum`] },
      ),
    );
    expect(outcomes.map(({ reason }) => reason)).toEqual([undefined]);
    expect(pauses).toBeGreaterThan(0);
  });

  test('of another build are never answered, nor files that somebody has changed', async () => {
    const folder = await world.folder(base);
    const settings = { folder, clock: { now: () => Date.now() }, log: recordingLog() };
    const other = await openPrerenderedPages({ ...settings, build: 'another' });
    expect(other.count()).toBe(0);
    const shop = await open({ folder });
    const file = join(folder, 'sites/www.example.com/impressum/index.html');
    await writeFile(file, 'changed');
    expect(await textOf(shop, `${poster}/impressum`)).not.toContain('changed');
    // It was rendered, and is written again.
    await shop.prerendered?.settle();
    expect(await readFile(file, 'utf8')).not.toBe('changed');
  });

  test('never show an old price as a new one', async () => {
    const folder = await world.folder(base);
    const canvas = `${poster}/leinwanddruck`;
    const shop = await open({ folder });
    const prices = fakePrices();
    const dearer: typeof prices = {
      ...prices,
      formats: (scope, article) =>
        prices.formats(
          scope,
          article.materialType === 'leinwand'
            ? { materialType: 'acrylglas', frameType: 'artbox' }
            : article,
        ),
    };
    const pagePorts = shop.container.get(tokens.pagePorts);
    shop.container.rebind(tokens.pagePorts).toConstantValue({
      ...pagePorts,
      prices: () => dearer,
    });
    const old = await ask(await open({ folder: await world.folder() }), canvas);
    shop.pass(freshSeconds * 1000 - 1);
    const before = asked();
    expect((await ask(shop, canvas)).headers.etag).toBe(old.headers.etag);
    expect(asked()).toBe(before);
    shop.pass((staleSeconds + 1) * 1000 + 1);
    // Too old for the file, and for memory: whoever comes first waits for the new price.
    const fresh = await ask(shop, canvas);
    expect(fresh.headers.etag).not.toBe(old.headers.etag);
    await shop.prerendered?.settle();
    const file = await readFile(join(folder, 'sites/www.example.com/leinwanddruck/index.html'));
    expect(file.equals(fresh.body)).toBe(true);
  });

  test('that are stale are shown once more, and their files are new after that', async () => {
    const folder = await world.folder(base);
    const { full_slug: fullSlug } = world.change('poster/de-DE/pages/impressum', (content) =>
      content.replace(/"title":"[^"]*"/u, '"title":"Geändert"'),
    );
    const shop = await open({ folder });
    shop.pass(freshSeconds * 1000);
    expect(fullSlug).toContain('impressum');
    expect(await textOf(shop, `${poster}/impressum`)).not.toContain('Geändert');
    await vi.waitFor(
      async () => {
        expect(await textOf(shop, `${poster}/impressum`)).toContain('Geändert');
      },
      { timeout: 30_000 },
    );
    await shop.prerendered?.settle();
    const file = join(folder, 'sites/www.example.com/impressum/index.html');
    expect(await readFile(file, 'utf8')).toContain('Geändert');
  });

  describe('when a story changes', () => {
    const others = addresses.filter((address) => address !== `${poster}/versandkosten`);

    test('lose the pages that used it and no others, in memory and as files', async () => {
      const folder = await world.folder(base);
      const shop = await open({ folder });
      const before = new Map<string, unknown>();
      for (const address of addresses.flatMap(formsOf))
        before.set(address, seen(await ask(shop, address)));
      const { uuid, full_slug: fullSlug } = world.change(
        'poster/de-DE/pages/versandkosten',
        (content) => content.replace(/"title":"[^"]*"/u, '"title":"Neuer Versand"'),
      );
      tell(shop, { kind: 'story', fullSlug, uuid });
      const askedBefore = asked();
      for (const address of others.flatMap(formsOf))
        expect(seen(await ask(shop, address))).toEqual(before.get(address));
      expect(asked()).toBe(askedBefore);
      for (const address of formsOf(`${poster}/versandkosten`))
        expect(await textOf(shop, address)).toContain('Neuer Versand');
      await shop.prerendered?.settle();
      const file = join(folder, 'sites/www.example.com/versandkosten/index.html');
      expect(await readFile(file, 'utf8')).toContain('Neuer Versand');
      // A process that starts now knows the same.
      const next = await open({ folder });
      const askedNext = asked();
      for (const address of addresses.flatMap(formsOf))
        expect(seen(await ask(next, address))).toEqual(seen(await ask(shop, address)));
      expect(asked()).toBe(askedNext);
    });

    test('that stands around every page of a site, lose all of that site', async () => {
      const folder = await world.folder(base);
      const shop = await open({ folder });
      for (const address of addresses) await ask(shop, address);
      const { uuid, full_slug: fullSlug } = world.change(
        'poster/de-DE/global/navigation',
        (content) => content,
      );
      tell(shop, { kind: 'story', fullSlug, uuid });
      const before = asked();
      for (const address of addresses.filter((one) => one.startsWith(cards)))
        await ask(shop, address);
      expect(asked()).toBe(before);
      await ask(shop, `${poster}/impressum`);
      expect(asked()).toBeGreaterThan(before);
      expect(shop.prerendered?.count()).toBe(2 * addresses.length);
    });

    test('that a page refers to, lose that page alone', async () => {
      const shop = await open({ folder: await world.folder(base) });
      for (const address of addresses) await ask(shop, address);
      const { uuid, full_slug: fullSlug } = world.change(
        'poster/de-DE/global/usp-canvas',
        (content) => content,
      );
      tell(shop, { kind: 'story', fullSlug, uuid });
      const before = asked();
      for (const address of addresses.filter((one) => !one.endsWith('/leinwanddruck')))
        await ask(shop, address);
      expect(asked()).toBe(before);
      await ask(shop, `${poster}/leinwanddruck`);
      expect(asked()).toBeGreaterThan(before);
    });

    test('unheard, lose them as soon as any page has met the story', async () => {
      const shop = await open();
      const title = 'Unerhört';
      const [page, payload] = formsOf(`${poster}/versandkosten`) as [string, string];
      await textOf(shop, page);
      shop.pass(40_000);
      // Made later: fresh for longer than the page.
      await textOf(shop, payload);
      world.change('poster/de-DE/pages/versandkosten', (content) =>
        content.replace(/"title":"[^"]*"/u, `"title":"${title}"`),
      );
      shop.pass(25_000);
      await textOf(shop, page);
      await vi.waitFor(async () => expect(await textOf(shop, page)).toContain(title), {
        timeout: 30_000,
      });
      expect(await textOf(shop, payload)).toContain(title);
    });
  });
});
