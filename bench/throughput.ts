import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { payloadPath } from '../core/domain/routing/payload-path.ts';
import { E, t } from '../core/fp.ts';
import { buildBarePage } from './bare/build.ts';
import { generate } from './generate.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { canvasPage, canvasPages, hostOf, type BenchPage } from './pages.ts';
import { aims, peerThroughputs } from './peers.ts';
import { rounded } from './statistics.ts';
import {
  cores,
  isPinned,
  printed,
  root,
  startNode,
  stopProcess,
  withShop,
  workFolder,
  type Shop,
} from './shop.ts';
import { printTable } from './table.ts';

/** How long is measured; the generator warms the server up before. */
type LoadDuration = { readonly warmUpSeconds: number; readonly seconds: number };

const connections = 10;

const ask = (shop: Shop, page: BenchPage, path = page.path): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { host: hostOf(page, shop.port) };
    request({ host: '127.0.0.1', port: shop.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} answered ${response.statusCode}.`));
      });
    })
      .on('error', reject)
      .end();
  });

/** The data that a document is hydrated from. */
const documentData = (document: string): object => {
  const text = /id="page-data">(?<json>.*?)<\/script>/su.exec(document)?.groups?.['json'];
  const data: unknown = JSON.parse(text ?? 'null');
  if (typeof data !== 'object' || data === null) throw new Error('The page has no data.');
  return data;
};

/** What a browser gets for a page that it goes on to. */
const payloadOf = async (shop: Shop, page: BenchPage): Promise<unknown> =>
  JSON.parse((await ask(shop, page, payloadPath(page.path))).toString());

/** A page as the shop answers it, and what its product is drawn from. */
const bareData = async (shop: Shop, page: BenchPage, search: string): Promise<object> => {
  const document = (await ask(shop, page, `${page.path}${search}`)).toString();
  return { ...documentData(document), document, search };
};

/** A page without a selection. */
const targetOf = (page: BenchPage, port: number) => ({
  host: hostOf(page, port),
  path: page.path,
});

const planFor = (
  port: number,
  duration: LoadDuration,
  options: Pick<LoadPlan, 'targets' | 'encoding'>,
): LoadPlan => ({
  port,
  headers: {},
  connections,
  ...options,
  ...duration,
});

/** Loads a small server of ours on the core that the shop had. */
const measureServer = async (
  parameters: readonly [string, ...string[]],
  port: number,
  duration: LoadDuration,
): Promise<LoadResult> => {
  const child = startNode(cores.server, parameters);
  try {
    await printed(child, 'ready');
    return await generate(
      planFor(port, duration, { targets: [targetOf(canvasPage, port)], encoding: 'identity' }),
    );
  } finally {
    await stopProcess(child);
  }
};

type ShopFigures = {
  readonly rows: Readonly<Record<'cached' | 'cachedGzip', LoadResult>>;
  readonly memoryAtRest: number;
  readonly memoryAfterLoad: number;
  readonly page: Buffer;
};

const offers = t.type({
  page: t.type({
    product: t.type({
      /** Materials that have a page of their own. */
      pages: t.record(t.string, t.string),
      configurator: t.type({
        options: t.array(
          t.type({
            value: t.string,
            formats: t.array(t.type({ format: t.type({ width: t.number, height: t.number }) })),
          }),
        ),
      }),
    }),
  }),
});

/** A query for each material and format of the page: each is a page of its own. */
const selectionsOf = (data: unknown): readonly string[] => {
  const decoded = offers.decode(data);
  if (E.isLeft(decoded)) throw new Error('The page offers nothing.');
  const { pages, configurator } = decoded.right.page.product;
  const own = configurator.options.filter(({ value }) => pages[value] === undefined);
  return own.flatMap(({ value, formats }) => {
    const [material = '', frame] = value.split('+');
    const frameType = frame === undefined ? '' : `&frameType=${frame}`;
    return formats.map(
      ({ format: { width, height } }) =>
        `?materialType=${material}${frameType}&formatType=${width}x${height}`,
    );
  });
};

/** A cache for so few pages that each one is out of it before its turn comes again. */
const smallCache = { PAGE_CACHE_MB: '1' } as const;

const measureUncached = async (shop: Shop, duration: LoadDuration) => {
  const targets: LoadPlan['targets'] = [];
  const data: object[] = [];
  for (const page of canvasPages)
    for (const query of selectionsOf(await payloadOf(shop, page))) {
      targets.push({ host: hostOf(page, shop.port), path: `${page.path}${query}` });
      data.push(await bareData(shop, page, query));
    }
  const measure = (encoding: LoadPlan['encoding']): Promise<LoadResult> =>
    generate(planFor(shop.port, duration, { targets, encoding }));
  const rows = { uncached: await measure('identity'), uncachedGzip: await measure('gzip') };
  return { rows, data };
};

const measureShop = async (shop: Shop, duration: LoadDuration): Promise<ShopFigures> => {
  const measure = (encoding: LoadPlan['encoding']): Promise<LoadResult> =>
    generate(
      planFor(shop.port, duration, { targets: [targetOf(canvasPage, shop.port)], encoding }),
    );
  const memoryAtRest = shop.memory();
  const page = await ask(shop, canvasPage);
  const cached = await measure('identity');
  const cachedGzip = await measure('gzip');
  const memoryAfterLoad = shop.memory();
  const rows = { cached, cachedGzip };
  return { rows, memoryAtRest, memoryAfterLoad, page };
};

const labels = {
  uncached: 'Passepartout, canvas page, uncached',
  uncachedGzip: 'Passepartout, canvas page, uncached, gzip',
  bare: 'bare renderToString, the same pages to the byte',
  cached: 'Passepartout, canvas page, cached',
  cachedGzip: 'Passepartout, canvas page, cached, gzip',
  static: 'static answer of the same bytes',
} as const;

type RowName = keyof typeof labels;

const order: readonly RowName[] = [
  'uncached',
  'uncachedGzip',
  'bare',
  'cached',
  'cachedGzip',
  'static',
];

/**
 * Pages a second on one core: the canvas page rendered anew for each request, its selections in four
 * locales in turn beyond what the cache holds, and from the cache, beside the same pages in turn whose
 * product alone is drawn, by its components without router, loaders and routing, and beside its bytes
 * alone.
 */
export const measureThroughput = async (port: number, duration: LoadDuration) => {
  mkdirSync(workFolder, { recursive: true });
  const bareServer = await buildBarePage();
  const shop = await withShop(port, (running) => measureShop(running, duration));
  const uncached = await withShop(
    port,
    (running) => measureUncached(running, duration),
    smallCache,
  );
  const dataFile = join(workFolder, 'page.json');
  const pageFile = join(workFolder, 'page.html');
  writeFileSync(dataFile, JSON.stringify(uncached.data));
  writeFileSync(pageFile, shop.page);
  const bare = await measureServer(
    [bareServer, String(port), dataFile, join(root, 'build/client')],
    port,
    duration,
  );
  const plain = await measureServer(
    ['bench/static-answer.ts', String(port), pageFile],
    port,
    duration,
  );
  const rows: Readonly<Record<RowName, LoadResult>> = {
    ...uncached.rows,
    ...shop.rows,
    bare,
    static: plain,
  };
  printTable(
    `Pages a second on one core${isPinned ? '' : ' (not pinned)'}, ${connections} connections`,
    ['page', 'pages/s', 'p50 ms', 'p99 ms', 'bytes'],
    [
      ...order.map((name) => {
        const { perSecond, p50, p99, bytes } = rows[name];
        return [labels[name], perSecond, p50, p99, bytes];
      }),
      ...peerThroughputs.map(({ peer, pagesPerSecond, p99 = '' }) => [
        peer,
        pagesPerSecond,
        '',
        p99,
      ]),
    ],
  );
  const uncachedShareOfBare = rounded(rows.uncached.perSecond / rows.bare.perSecond, 2);
  const cachedShareOfStatic = rounded(rows.cached.perSecond / rows.static.perSecond, 2);
  console.log(
    `Uncached: aim ${aims.uncachedPagesPerSecond}, reached ${rows.uncached.perSecond}, ${uncachedShareOfBare} of bare React. ` +
      `Cached as a share of static: aim ${aims.cachedShareOfStatic}, reached ${cachedShareOfStatic}. ` +
      `Memory: ${shop.memoryAtRest} MB at rest, ${shop.memoryAfterLoad} MB after load.`,
  );
  return {
    connections,
    pinnedToOneCore: isPinned,
    seconds: duration.seconds,
    pages: Object.fromEntries(order.map((name) => [name, rows[name]])),
    uncachedShareOfBare,
    cachedShareOfStatic,
    memoryMegabytes: { pageIdle: shop.memoryAtRest, afterLoad: shop.memoryAfterLoad },
  };
};
