/**
 * What a visit costs a phone: the scripts that a page loads before it is touched, how long they run,
 * the memory they keep, and how soon an early and a later tap on a format show their price. With
 * another checkout beside this one both are visited in turn, so that they have the same machine.
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page, type Request } from 'playwright-core';

import { t } from '../core/fp.ts';
import { chromiumFlags } from '../scripts/chromium.mjs';
import { chromiumPath } from './loaded-scripts.ts';
import { addressOf, canvasPage, type BenchPage } from './pages.ts';
import { root, withShop } from './shop.ts';
import { median, rounded } from './statistics.ts';
import { printTable } from './table.ts';

/** A content page without anything live, the start page, one with a form, and a product. */
const visited = [
  { name: 'imprint', locale: 'de-DE', hostName: 'localhost', path: '/impressum' },
  { name: 'start', locale: 'de-DE', hostName: 'localhost', path: '/' },
  { name: 'newsletter', locale: 'de-DE', hostName: 'localhost', path: '/newsletter' },
  { name: 'product', ...canvasPage },
] as const satisfies readonly (BenchPage & { readonly name: string })[];

/** How many times slower than this machine the phone is. */
const slowdown = 4;

/** How long a page is left alone, in milliseconds: whatever waits for rest has come then. */
const untouched = 5000;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G as Lighthouse simulates it: bytes a second and milliseconds. */
const slow4g = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
};

type Visit = {
  /** Kilobytes of script, as sent, until the page has loaded. */
  readonly firstScript: number;
  /** Kilobytes of script after five untouched seconds. */
  readonly scriptAtRest: number;
  /** Milliseconds in which scripts ran, at a fourth of the speed. */
  readonly script: number;
  /** Milliseconds of long tasks beyond their first 50. */
  readonly blocking: number;
  /** Megabytes of the page's heap after a collection. */
  readonly heap: number;
  readonly shift: number;
};

/** Collects long tasks and layout shifts, in the page. */
const watch = (): void => {
  const add = (name: string, value: number): void => {
    // There is no root element yet when this begins.
    const data = document.documentElement.dataset;
    data[name] = String(Number(data[name] ?? 0) + value);
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) add('blocking', Math.max(0, duration - 50));
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') add('shift', entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
};

const watched = (page: Page, name: string): Promise<number> =>
  page.evaluate((key) => Number(document.documentElement.dataset[key] ?? 0), name);

const metric = async (session: CDPSession, name: string): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? 0;
};

/** A page of its own in a browser without a cache, slowed down. */
const openPhone = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
};

const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const { page, session } = await openPhone(browser);
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  /** Kilobytes as sent; what is on its way still is waited for. */
  const kilobytes = async (requests: readonly Request[]): Promise<number> => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    return sizes.reduce((all, { responseBodySize }) => all + responseBodySize, 0) / 1000;
  };
  const entry = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.goto(address, { waitUntil: 'load' });
  // Scripts begin with the page's first picture, which may be the last thing that it loads.
  await entry;
  const first = [...scripts];
  await page.waitForTimeout(untouched);
  await session.send('HeapProfiler.collectGarbage');
  const found = {
    firstScript: rounded(await kilobytes(first), 1),
    scriptAtRest: rounded(await kilobytes(scripts), 1),
    script: rounded((await metric(session, 'ScriptDuration')) * 1000),
    blocking: rounded(await watched(page, 'blocking')),
    heap: rounded((await metric(session, 'JSHeapUsedSize')) / 1e6, 2),
    shift: rounded(await watched(page, 'shift'), 3),
  };
  await page.context().close();
  return found;
};

const chosenFormat = '900x600';

/**
 * Notes, in the page, when it is touched first and when the link names the format: price and way on
 * change together.
 */
const watchTap = (format: string): void => {
  const note = (name: string, time: number): void => {
    document.documentElement.dataset[name] ??= String(time);
  };
  addEventListener('pointerdown', ({ timeStamp }) => note('tapped', timeStamp), { capture: true });
  new MutationObserver(() => {
    if (document.querySelector(`a[href*="configurator"][href*="${format}"]`) !== null)
      note('priced', performance.now());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['href'] });
};

/** Where to tap a format, in view; undefined before a visitor sees it and it hears a tap. */
const placeOfFormat = (format: string): readonly [x: number, y: number] | undefined => {
  // HTML lies without its styles, elsewhere, until they have come.
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
  const label = document.querySelector(`label:has(input[name="formatType"][value="${format}"])`);
  if (label === null) return undefined;
  label.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = label.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return label.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
};

const Place = t.tuple([t.number, t.number]);

/** Playwright's own questions count as a visitor's gesture, which would wake the page. */
const findFormat = async (session: CDPSession): Promise<readonly [x: number, y: number]> => {
  const expression = `(${placeOfFormat.toString()})('${chosenFormat}')`;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (Place.is(result.value)) return result.value;
  }
};

/**
 * Taps a format until its price stands in the page; milliseconds by the page's own clock, and the
 * bytes that came for it.
 */
const tapFormat = async (
  browser: Browser,
  address: string,
  { isSlow, after }: { readonly isSlow: boolean; readonly after: number },
): Promise<{ readonly milliseconds: number; readonly bytes: number }> => {
  const { page, session } = await openPhone(browser);
  await page.addInitScript(watchTap, chosenFormat);
  await session.send('Network.enable');
  if (isSlow) await session.send('Network.emulateNetworkConditions', slow4g);
  const answers: Promise<number>[] = [];
  await page.goto(address, { waitUntil: 'commit' });
  await findFormat(session);
  if (after > 0) await page.waitForTimeout(after);
  page.on('requestfinished', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType()))
      answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.touchscreen.tap(...(await findFormat(session)));
  await page.waitForSelector('html[data-priced]', { state: 'attached' });
  const milliseconds = rounded((await watched(page, 'priced')) - (await watched(page, 'tapped')));
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(answers)).reduce((all, one) => all + one, 0);
  await page.context().close();
  return { milliseconds, bytes };
};

const taps = [
  { name: 'at once', isSlow: false, after: 0 },
  { name: 'at once, slow 4G', isSlow: true, after: 0 },
  { name: 'after a second, slow 4G', isSlow: true, after: 1000 },
  { name: 'after five seconds', isSlow: false, after: untouched },
] as const;

const middle = (visits: readonly Visit[]): Visit => {
  const of = (name: keyof Visit): number => median(visits.map((one) => one[name]));
  return {
    firstScript: of('firstScript'),
    scriptAtRest: of('scriptAtRest'),
    script: of('script'),
    blocking: of('blocking'),
    heap: of('heap'),
    shift: of('shift'),
  };
};

const htmlSize = async (
  address: string,
): Promise<{ readonly raw: number; readonly gzip: number }> => {
  const html = Buffer.from(await (await fetch(address)).arrayBuffer());
  return { raw: rounded(html.length / 1000, 1), gzip: rounded(gzipSync(html).length / 1000, 1) };
};

/** Visits each page so many times, another checkout's in turn where one is named. */
export const measureVisits = async (port: number, rounds: number, beside?: string) => {
  const shops = [
    { name: 'this', folder: root, port },
    ...(beside === undefined ? [] : [{ name: 'before', folder: beside, port: port + 1 }]),
  ];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags],
  });
  const measureAll = async () => {
    const rows = [];
    for (const page of visited) {
      // The first visit has the pictures drawn and the page kept, as for every visitor but the first.
      for (const shop of shops) await visit(browser, addressOf(page, shop.port));
      const visits = new Map<string, Visit[]>(shops.map(({ name }) => [name, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const shop of shops)
          visits.get(shop.name)?.push(await visit(browser, addressOf(page, shop.port)));
      for (const shop of shops) {
        const html = await htmlSize(addressOf(page, shop.port));
        rows.push({
          shop: shop.name,
          page: page.name,
          ...middle(visits.get(shop.name) ?? []),
          html,
        });
      }
    }
    const early = [];
    for (const tap of taps) {
      const found = new Map<string, { milliseconds: number; bytes: number }[]>();
      for (let round = 0; round < rounds; round += 1)
        for (const shop of shops) {
          const one = await tapFormat(browser, addressOf(canvasPage, shop.port), tap);
          found.set(shop.name, [...(found.get(shop.name) ?? []), one]);
        }
      for (const [shop, all] of found)
        early.push({
          shop,
          tap: tap.name,
          milliseconds: median(all.map(({ milliseconds }) => milliseconds)),
          bytes: median(all.map(({ bytes }) => bytes)),
        });
    }
    return { visits: rows, taps: early };
  };
  const open = (at: number): ReturnType<typeof measureAll> => {
    const shop = shops[at];
    return shop === undefined
      ? measureAll()
      : withShop(shop.port, () => open(at + 1), {}, shop.folder);
  };
  try {
    const found = await open(0);
    printTable(
      `A phone's visit, ${slowdown} × slower, median of ${rounds}`,
      [
        'page',
        'shop',
        'first kB',
        'at rest kB',
        'script ms',
        'TBT ms',
        'heap MB',
        'CLS',
        'HTML kB',
        'gzip',
      ],
      found.visits.map((row) => [
        row.page,
        row.shop,
        row.firstScript,
        row.scriptAtRest,
        row.script,
        row.blocking,
        row.heap,
        row.shift,
        row.html.raw,
        row.html.gzip,
      ]),
    );
    printTable(
      'From a tap on a format to its price',
      ['tap', 'shop', 'ms', 'bytes'],
      found.taps.map(({ tap, shop, milliseconds, bytes }) => [tap, shop, milliseconds, bytes]),
    );
    return { slowdown, rounds, ...found };
  } finally {
    await browser.close();
  }
};
