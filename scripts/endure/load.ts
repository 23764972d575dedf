/** Many connections for a while on what is kept, beside a static answer in the same run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LoadPlan, LoadResult } from '../../bench/load.ts';
import { cores, printed, startNode, stopProcess, withShop, workFolder } from '../../bench/shop.ts';
import { askedPaths, findPicture, generate, pictureHeaders, priceHeaders } from './generate.ts';

type Row = 'cached' | 'pictures' | 'prices' | 'static';

/** What the load found; times are milliseconds, memory is megabytes. */
type LoadFigures = {
  readonly connections: number;
  readonly seconds: number;
  readonly rows: Readonly<Record<Row, LoadResult>>;
  readonly memory: { readonly before: number; readonly after: number };
};

const connections = 500;

/** The 99th percentile in milliseconds that is well, however fast a static answer is. */
const wellAnyway = 100;

/** How many times as long as a static answer a kept one may take. */
const timesStatic = 3;

const judge = (rows: LoadFigures['rows']): void => {
  const errors = Object.values(rows).reduce((sum, row) => sum + row.errors, 0);
  if (errors > 0) throw new Error(`${errors} answers were no 200.`);
  const most = Math.max(wellAnyway, timesStatic * rows.static.p99);
  for (const name of ['cached', 'prices'] as const)
    if (rows[name].p99 > most)
      throw new Error(`${name}: p99 ${rows[name].p99} ms; a static answer ${rows.static.p99} ms.`);
};

/** Loads a shop; throws where an answer fails, or waits three times as long as a static one. */
export const endureLoad = async (port: number, seconds: number): Promise<LoadFigures> => {
  console.log(`Load: ${connections} connections, ${seconds} s each`);
  const planFor = (path: string, headers: LoadPlan['headers'] = {}): LoadPlan => ({
    port,
    targets: [{ host: `localhost:${port}`, path }],
    headers,
    encoding: 'gzip',
    connections,
    warmUpSeconds: Math.min(4, seconds),
    seconds,
  });
  const found = await withShop(port, async (shop) => {
    const page = await fetch(`http://127.0.0.1:${port}${askedPaths.page}`);
    const body = await page.text();
    const picture = await findPicture(port, body);
    await generate({ ...planFor(askedPaths.page), seconds: 1 });
    const before = shop.memory();
    const cached = await generate(planFor(askedPaths.page));
    const prices = await generate(planFor(askedPaths.prices, priceHeaders));
    const pictures = await generate(planFor(picture, pictureHeaders));
    const memory = { before, after: shop.memory() };
    return { body, rows: { cached, prices, pictures }, memory };
  });
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, 'endure.html');
  writeFileSync(file, found.body);
  const server = startNode(cores.server, ['bench/static-answer.ts', String(port), file]);
  try {
    await printed(server, 'ready');
    const rows = {
      ...found.rows,
      static: await generate({ ...planFor('/'), encoding: 'identity' }),
    };
    console.table(rows);
    judge(rows);
    return { connections, seconds, rows, memory: found.memory };
  } finally {
    await stopProcess(server);
  }
};
