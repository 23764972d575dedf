/**
 * Filtered pages of an overview with the counts of all its filters, one after another, as the shop's
 * API answers them: over 1,000 and 100,000 designs, on the embedded database and on Postgres.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { httpCardThemes } from '../adapters/http/card/themes.ts';
import type { Database } from '../adapters/postgres/database.ts';
import { openDatabase } from '../adapters/postgres/open-database.ts';
import { writeThemesForLoad } from '../adapters/postgres/seed/card-themes.ts';
import { cardFilterKeys, cardSorts } from '../core/domain/products/card/cards.ts';
import { mixed } from '../core/domain/products/card/designs/ornaments/seeded.ts';
import {
  applyCardOverviewCommand,
  cardPageSizes,
  initialCardOverview,
  type CardOverview,
} from '../core/domain/products/card/overview.ts';
import { E } from '../core/fp.ts';
import type { CardThemes } from '../core/ports/card/card-themes.ts';
import { cardThemeRoutes } from '../server/embedded/shop/card-themes.ts';
import { addRoutes } from '../server/endpoints/route.ts';
import { Hono } from 'hono';
import { withPostgres } from './prices.ts';
import { percentile, rounded } from './statistics.ts';
import { printTable } from './table.ts';

const amounts = [1_000, 100_000] as const;

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const searches = ['', '', 'hochzeit', 'flo'] as const;

const overHttp = (database: Database): CardThemes => {
  const app = new Hono();
  addRoutes(app, Object.values(cardThemeRoutes({ database })));
  return httpCardThemes({
    baseUrl: 'http://shop.bench',
    fetch: async (request) => app.fetch(request),
  });
};

/** One to three filters, each of up to two values that there are; any order, one of the first pages. */
const questions = (
  counts: Readonly<Record<string, Readonly<Record<string, number>>>>,
  amount: number,
): readonly CardOverview[] =>
  Array.from({ length: amount }, (_, turn) => {
    const chance = mixed(turn);
    const pick = <A>(values: readonly [A, ...(readonly A[])], key: number): A =>
      values[Math.floor(chance(key) * values.length)] ?? values[0];
    const filtered = Array.from({ length: 1 + Math.floor(chance(1) * 3) }, (__, at) => at).reduce(
      (state, at) => {
        const key = pick(cardFilterKeys, 10 + at);
        const [first = '', ...others] = Object.keys(counts[key] ?? {});
        return [20, 30].reduce(
          (before, more) =>
            applyCardOverviewCommand(before, {
              kind: 'toggle-filter',
              key,
              value: pick([first, ...others], more + at),
            }),
          state,
        );
      },
      initialCardOverview,
    );
    return {
      ...filtered,
      search: pick(searches, 2),
      sort: pick(cardSorts, 3),
      pageSize: pick(cardPageSizes, 4),
      page: 1 + Math.floor(chance(5) * 3),
    };
  });

const answered = async (themes: CardThemes, overview: CardOverview) => {
  const answer = await themes.overview(scope, overview)();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const processorMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Milliseconds: of the first question, which reads the index, and of those after it; and of the
 * processor, which other work on the machine does not lengthen (without the time of a server).
 */
const measurePages = async (database: Database, pages: number) => {
  const themes = overHttp(database);
  const [begun, processorBegun] = [performance.now(), processorMilliseconds()];
  const { counts, total } = await answered(themes, initialCardOverview);
  const first = performance.now() - begun;
  const processorFirst = processorMilliseconds() - processorBegun;
  const all = questions(counts, 100 + pages);
  for (const overview of all.slice(0, 100)) await answered(themes, overview);
  const times: number[] = [];
  const processorTimes: number[] = [];
  for (const overview of all.slice(100)) {
    const [start, processorStart] = [performance.now(), processorMilliseconds()];
    await answered(themes, overview);
    times.push(performance.now() - start);
    processorTimes.push(processorMilliseconds() - processorStart);
  }
  return {
    designs: total,
    first: rounded(first),
    processorFirst: rounded(processorFirst),
    p50: rounded(percentile(times, 0.5), 2),
    p95: rounded(percentile(times, 0.95), 2),
    processorP50: rounded(percentile(processorTimes, 0.5), 2),
    processorP95: rounded(percentile(processorTimes, 0.95), 2),
  };
};

type Pages = Awaited<ReturnType<typeof measurePages>>;

const measureAt = async (
  databaseUrl: string | undefined,
  pages: number,
): Promise<readonly Pages[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'passepartout-bench-'));
  const rows: Pages[] = [];
  for (const designs of amounts) {
    // Filling may take longer than any query of the shop.
    const prepare = (opened: Database) => writeThemesForLoad(opened, designs, Date.now());
    const database = await openDatabase({ databaseUrl, dataDir, prepare });
    try {
      rows.push(await measurePages(database, pages));
    } finally {
      await database.close();
    }
  }
  await rm(dataDir, { recursive: true, force: true });
  return rows;
};

/** Milliseconds of so many pages, on each engine and with each amount of designs. */
export const measureDesigns = async (pages: number) => {
  const pglite = await measureAt(undefined, pages);
  const postgres = await withPostgres((databaseUrl) => measureAt(databaseUrl, pages));
  printTable(
    `A filtered page of designs with all counts, ${pages} pages one after another`,
    ['engine', 'designs', 'p50 ms', 'p95 ms', 'of processor', 'first ms'],
    Object.entries({ PGlite: pglite, Postgres: postgres }).flatMap(([engine, rows]) =>
      rows.map((row) => [engine, row.designs, row.p50, row.p95, row.processorP95, row.first]),
    ),
  );
  return { pages, pglite, postgres };
};
