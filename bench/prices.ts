/**
 * The filtered category and price endpoints under load, as browsers ask them: many connections, each
 * with another question in turn, on the embedded database and on Postgres.
 */
import { materialTypes } from '../core/domain/catalogue/materials.ts';
import type { Locale } from '../core/domain/locale/locales.ts';
import { startRealPostgres } from '../tests/adapters/postgres/real-postgres.ts';
import { generate } from './generate.ts';
import type { LoadPlan, LoadResult } from './load.ts';
import { canvasPage, hostOf } from './pages.ts';
import { isPinned, withShop, type Shop } from './shop.ts';
import { printTable } from './table.ts';

/** How many browsers ask at once. */
const connections = 50;

/** Asked in turn, so that one kept answer does not stand for all. */
const localesInTurn = ['de-DE', 'fr-CH', 'nl-BE', 'it-IT'] as const satisfies readonly Locale[];

const sold = materialTypes.filter((materialType) => materialType !== 'fototapete');

const forEachMaterial = (path: (materialType: string) => string): readonly string[] =>
  sold.map(path);

const listOf = (articles: readonly string[]): string =>
  articles.map((article) => `articles[]=${encodeURIComponent(article)}`).join('&');

/** The questions of each endpoint; those about pictures differ in every one of their formats. */
const questions = {
  'formats of an article': forEachMaterial(
    (materialType) => `/price-api/prices/formats?materialType=${materialType}`,
  ),
  'formats in groups': forEachMaterial(
    (materialType) => `/price-api/prices/format-group?materialType=${materialType}`,
  ),
  'own formats with options': Array.from(
    { length: 400 },
    (_, step) =>
      `/price-api/prices/article?materialType=leinwand&formatType=${400 + step}x300&optionTypes[]=leinwand-keilrahmen-38mm`,
  ),
  'framed pictures with mat and glass': Array.from(
    { length: 400 },
    (_, step) =>
      `/price-api/prices/article?materialType=poster&frameType=holzrahmen&formatType=${300 + step}x300&frameVariant=eiche&matType=mat-weiss&matSize=${30 + (step % 50)}&glassType=museum-glass`,
  ),
  'options of an article': forEachMaterial(
    (materialType) =>
      `/price-api/photo-options-groups?materialType=${materialType}&formatType=600x400`,
  ),
  'lowest prices of a category': [
    `/web-api/product-selection-photo-frame/prices-from?${listOf(sold)}`,
    `/web-api/product-selection-photo-frame/prices-from?${listOf(['poster+holzrahmen', 'poster+alurahmen', 'hahnemuehle+holzrahmen'])}`,
  ],
  'selection of a category': forEachMaterial(
    (materialType) => `/web-api/product-selection-photo-frame/data?materialType=${materialType}`,
  ),
  'frames by type': [
    '/web-api/variants-for-frame-types?frameTypes[]=holzrahmen',
    '/web-api/variants-for-frame-types?frameTypes[]=alurahmen&frameTypes[]=artbox',
  ],
  'collages for a number of photos': Array.from(
    { length: 19 },
    (_, more) => `/web-api/collage-designer-design-groups?tileCount=${more + 2}`,
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Duration = { readonly warmUpSeconds: number; readonly seconds: number };

const measureQuestions = async (
  { port }: Shop,
  paths: readonly string[],
  locale: Locale,
  duration: Duration,
): Promise<LoadResult> => {
  const plan: LoadPlan = {
    port,
    targets: paths.map((path) => ({ host: hostOf(canvasPage, port), path })),
    headers: { 'x-channel': 'poster', 'x-locale': locale },
    encoding: 'gzip',
    connections,
    ...duration,
  };
  const result = await generate(plan);
  // A figure of refusals would be that of another endpoint.
  if (result.errors > 0) throw new Error(`${paths[0]} was refused in ${locale}.`);
  return result;
};

/** The slowest of several locales stands for an endpoint: each is another market's tables. */
const slowest = (results: readonly LoadResult[]): LoadResult | undefined =>
  results.toSorted((one, other) => one.perSecond - other.perSecond)[0];

const measureShop =
  (duration: Duration) =>
  async (shop: Shop): Promise<Readonly<Record<string, LoadResult>>> => {
    const rows: Record<string, LoadResult> = {};
    for (const [name, paths] of Object.entries(questions)) {
      const results: LoadResult[] = [];
      for (const locale of localesInTurn)
        results.push(await measureQuestions(shop, paths, locale, duration));
      const found = slowest(results);
      if (found !== undefined) rows[name] = found;
    }
    return rows;
  };

/** Does something with a Postgres server: that at `BENCH_DATABASE_URL`, else one of the packages. */
export const withPostgres = async <A>(measure: (databaseUrl: string) => Promise<A>): Promise<A> => {
  const address = process.env['BENCH_DATABASE_URL'];
  if (address !== undefined) return measure(address);
  const server = await startRealPostgres();
  try {
    return await measure(server.databaseUrl);
  } finally {
    await server.stop();
  }
};

/**
 * Answers a second on one core over 50 connections: on PGlite, and on Postgres, which is that at
 * `BENCH_DATABASE_URL` (an empty database that the shop may fill) or one that is started for this.
 */
export const measurePrices = async (port: number, duration: Duration) => {
  const pglite = await withShop(port, measureShop(duration), { DATABASE_URL: '' });
  const postgres = await withPostgres((databaseUrl) =>
    withShop(port, measureShop(duration), { DATABASE_URL: databaseUrl }),
  );
  printTable(
    `Answers a second on one core${isPinned ? '' : ' (not pinned)'}, ${connections} connections`,
    ['endpoint', 'PGlite/s', 'p99 ms', 'Postgres/s', 'p99 ms'],
    Object.entries(pglite).map(([name, { perSecond, p99 }]) => [
      name,
      perSecond,
      p99,
      postgres[name]?.perSecond ?? '',
      postgres[name]?.p99 ?? '',
    ]),
  );
  return { connections, pinnedToOneCore: isPinned, seconds: duration.seconds, pglite, postgres };
};
