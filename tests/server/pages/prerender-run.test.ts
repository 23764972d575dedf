/** A run of prerendering: which pages it takes, in which order, and what it does about those that fail. */
import { describe, expect, test } from 'vitest';

import { configuredSites } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import type { RenderedPage } from '../../../server/pages/page-cache.ts';
import { prerender, type PagesWanted } from '../../../server/pages/prerender.ts';
import type { NoFile, PagePlace } from '../../../server/pages/prerendered-pages.ts';
import { recordedSleep } from '../../fakes/fetch.ts';

const read = configuredSites({
  protocol: 'https',
  sites: [
    { channel: 'poster', market: 'de', host: 'one.example' },
    { channel: 'poster', market: 'at', host: 'two.example' },
  ],
  defaultSite: { channel: 'poster', market: 'de' },
});
if (E.isLeft(read)) throw new Error(read.left.kind);
const sites = read.right;

const one = 'https://one.example';
const two = 'https://two.example';

/** What each page holds, by its address; an outage as often as it says. */
type Shop = Readonly<Record<string, string | { readonly outages: number; readonly text: string }>>;

const page = (text: string): RenderedPage => ({
  status: 200,
  headers: [],
  body: Buffer.from(text),
  freshSeconds: 60,
});

const run = async (shop: Shop, wanted: PagesWanted) => {
  const events: string[] = [];
  const asked = new Map<string, number>();
  const { sleep, waits } = recordedSleep();
  const addressOf = ({ host, path }: PagePlace) => `https://${host}${path}`;
  const renderPlace = async (place: PagePlace): Promise<RenderedPage | NoFile> => {
    const key = `${place.form} ${addressOf(place)}`;
    const times = (asked.get(key) ?? 0) + 1;
    asked.set(key, times);
    const found = shop[addressOf(place)] ?? '';
    if (typeof found !== 'string' && times <= found.outages)
      return { kind: 'no-file', reason: 'away', isOutage: true };
    const text = typeof found === 'string' ? found : found.text;
    if (text.startsWith('no file') || text === `no ${place.form}`)
      return { kind: 'no-file', reason: text, isOutage: false };
    // Only the document says where its links lead.
    return page(
      place.form === 'document' ? text : '<a href="/agb">{}</a><img src="/media/b/c.jpg">',
    );
  };
  const outcomes = await prerender(
    {
      sites,
      sleep,
      renderPlace,
      tell: ({ address }) => void events.push(`told ${address}`),
      prerendered: {
        has: () => false,
        read: async () => undefined,
        write: async (place) => void events.push(`${place.form} ${addressOf(place)}`),
        drop: () => undefined,
        retain: (places) =>
          void events.push(
            `keeps ${places.map((place) => `${place.form} ${addressOf(place)}`).join()}`,
          ),
        count: () => 0,
        settle: async () => void events.push('settled'),
      },
      pictures: {
        make: async (path) => void events.push(`picture ${path}`),
        settle: async () => void events.push('pictures settled'),
      },
    },
    wanted,
  );
  const told = events.flatMap((event) => (event.startsWith('told ') ? [event.slice(5)] : []));
  expect(told).toEqual(outcomes.map(({ address }) => address));
  const written = events.flatMap((event) =>
    event.startsWith('document ') ? [event.slice(9)] : [],
  );
  return { outcomes, events, asked, waits, written };
};

const named = (...addresses: readonly string[]) => ({ kind: 'named', addresses }) as const;
const links = (...hrefs: readonly string[]) =>
  hrefs.map((href) => `<a class="x" href="${href}">…</a>`).join('');

describe('the first pages', () => {
  test('are the start pages, then what they link to, the sites in turns, each once', async () => {
    const shop = {
      [`${one}/`]: links('/impressum', '/', 'agb', '/impressum', `${two}/datenschutz`),
      [`${two}/`]: links('/impressum', '/poster', '/versandkosten'),
      [`${one}/impressum`]: links('/kontakt'),
      [`${two}/impressum`]: links('/kontakt'),
    };
    const { written, events } = await run(shop, { kind: 'top', pages: 100 });
    expect(written.slice(0, 8)).toEqual([
      `${one}/`,
      `${two}/`,
      `${one}/impressum`,
      `${two}/impressum`,
      `${two}/poster`,
      `${one}/agb`,
      `${two}/versandkosten`,
      `${two}/datenschutz`,
    ]);
    expect(written.slice(8)).toEqual([`${one}/kontakt`, `${two}/kontakt`]);
    expect(events.at(-2)).toBe('settled');
    expect(events.at(-1)).toBe('pictures settled');
  });

  test('are as many as are wanted, without those that make no file', async () => {
    const shop = {
      [`${one}/`]: links('/p1', '/p2', '/p3', '/p4', '/p5', '/p6'),
      [`${one}/p2`]: 'no file here',
    };
    for (const [pages, last] of [
      [1, '/'],
      [3, '/p1'],
      [4, '/p3'],
      [5, '/p4'],
    ] as const) {
      const { written, outcomes } = await run(shop, { kind: 'top', pages });
      expect([written.length, written.at(-1)]).toEqual([pages, `${one}${last}`]);
      expect(outcomes.filter(({ reason }) => reason === undefined)).toHaveLength(pages);
    }
  });

  test('are our own pages at their plain addresses', async () => {
    const shop = {
      [`${one}/`]: links(
        'https://evil.example/a',
        'http://one.example/b',
        '/impressum?a=1&amp;b=2',
        '/web-api/c',
        '/canvas-prints',
        'mailto:a@b.example',
        'https://',
        '/agb#part',
      ),
    };
    const { written } = await run(shop, { kind: 'top', pages: 100 });
    expect(written).toEqual([`${one}/`, `${two}/`, `${one}/agb`]);
  });
});

describe('a page', () => {
  test('is written in both forms, and its size told', async () => {
    const { outcomes, events } = await run(
      { [`${one}/agb`]: 'äö' },
      named(`${one}/agb`, '/kontakt'),
    );
    const payload = Buffer.byteLength('<a href="/agb">{}</a><img src="/media/b/c.jpg">');
    expect(outcomes).toEqual([
      { address: `${one}/agb`, reason: undefined, bytes: 4 + payload },
      { address: `${one}/kontakt`, reason: undefined, bytes: payload },
    ]);
    const forms = [`document ${one}/agb`, `payload ${one}/agb`];
    expect(events.filter((event) => event.endsWith(' https://one.example/agb'))).toEqual([
      ...forms,
      `told ${one}/agb`,
    ]);
    expect(events).toContain(
      `keeps ${[...forms, `document ${one}/kontakt`, `payload ${one}/kontakt`].join()}`,
    );
  });

  test('without a file, in either form, is not written, and says why', async () => {
    const shop = {
      [`${one}/a`]: 'no file: gone',
      [`${one}/b`]: 'no payload',
      [`${one}/c`]: 'no document',
    };
    const { outcomes, events, written } = await run(
      shop,
      named(
        `${one}/a`,
        `${one}/b`,
        `${one}/c`,
        `${one}/a.html`,
        `${one}/a?b`,
        'https://x.example/',
      ),
    );
    const none = { bytes: 0 };
    expect(outcomes).toEqual([
      { ...none, address: `${one}/a?b`, reason: 'no plain address of a site' },
      { ...none, address: 'https://x.example/', reason: 'no plain address of a site' },
      { ...none, address: `${one}/a`, reason: 'no file: gone' },
      { ...none, address: `${one}/b`, reason: 'no payload' },
      { ...none, address: `${one}/c`, reason: 'no document' },
      { ...none, address: `${one}/a.html`, reason: 'its path does not make a file name' },
    ]);
    expect(written).toEqual([]);
    expect(events).toContain('keeps ');
  });

  test('is asked for up to four times, two seconds apart, while a service is away', async () => {
    const shop = {
      [`${one}/a`]: { outages: 3, text: '' },
      [`${one}/b`]: { outages: 4, text: '' },
      [`${one}/c`]: { outages: 1, text: 'no file: gone' },
    };
    const { outcomes, asked, waits } = await run(shop, named(`${one}/a`, `${one}/b`, `${one}/c`));
    expect(outcomes.map(({ reason }) => reason)).toEqual([undefined, 'away', 'no file: gone']);
    expect(['a', 'b', 'c'].map((path) => asked.get(`document ${one}/${path}`))).toEqual([4, 4, 2]);
    expect(asked.get(`payload ${one}/a`)).toBe(4);
    expect(new Set(waits)).toEqual(new Set([2_000]));
  });
});

test('the pictures are those that a browser loads at once, each once, after all pages', async () => {
  const document = [
    '<img src="/media/a/1.jpg?w=1&amp;h=2" srcset="/media/a/2.jpg 1x, /media/a/3.jpg 2x">',
    '<img loading="lazy" src="/media/a/4.jpg">',
    '<link rel="preload" imagesrcset="/media/a/2.jpg 1x">',
    '<source srcset="/media/a/5.jpg">',
    '<a href="/media/a/6.jpg">',
    '<img src="/other/7.jpg">',
  ].join('');
  const shop = { [`${one}/a`]: document, [`${one}/b`]: document };
  const { events } = await run(shop, named(`${one}/a`, `${one}/b`));
  expect(events.slice(events.indexOf('settled') + 1)).toEqual([
    ...['1.jpg?w=1&h=2', '2.jpg', '3.jpg', '5.jpg'].map((name) => `picture /media/a/${name}`),
    'pictures settled',
  ]);
});
