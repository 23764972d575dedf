/** Many connections for a while on what caches answer, beside a static answer in the same run. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadResultCodec, type LoadPlan, type LoadResult } from '../../bench/load.ts';
import { printed, root, stopProcess, withShop, workFolder } from '../../bench/shop.ts';
import { E } from '../../core/fp.ts';

/** What the load found; times are milliseconds, memory is megabytes. */
type LoadFigures = {
  readonly connections: number;
  readonly seconds: number;
  readonly rows: Readonly<Record<string, LoadResult>>;
  readonly memory: { readonly before: number; readonly after: number };
};

const connections = 500;

const generate = async (plan: LoadPlan): Promise<LoadResult> => {
  const child: ChildProcess = spawn(process.execPath, ['bench/load.ts', JSON.stringify(plan)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const result = loadResultCodec.decode(JSON.parse(await printed(child, '}\n')));
  if (E.isLeft(result)) throw new Error('The load generator answered something else.');
  return result.right;
};

const prices = '/price-api/prices/formats?materialType=leinwand';

/** Loads a shop; throws where an answer fails, or waits three times as long as a static one. */
export const endureLoad = async (port: number, seconds: number): Promise<LoadFigures> => {
  console.log(`Load: ${connections} connections, ${seconds} s each`);
  const planFor = (path: string, headers: LoadPlan['headers'] = {}): LoadPlan => ({
    port,
    host: `localhost:${port}`,
    path,
    headers,
    isVaried: false,
    encoding: 'gzip',
    connections,
    warmUpSeconds: Math.min(4, seconds),
    seconds,
  });
  const found = await withShop(port, async (shop) => {
    const page = await fetch(`http://127.0.0.1:${port}/leinwanddruck`);
    const body = Buffer.from(await page.arrayBuffer());
    await generate({ ...planFor('/leinwanddruck'), seconds: 1 });
    const before = shop.memory();
    const cached = await generate(planFor('/leinwanddruck'));
    const priced = await generate(planFor(prices, { 'x-channel': 'poster', 'x-locale': 'de-DE' }));
    return { body, rows: { cached, prices: priced }, memory: { before, after: shop.memory() } };
  });
  mkdirSync(workFolder, { recursive: true });
  const file = join(workFolder, 'endure.html');
  writeFileSync(file, found.body);
  const server = spawn(process.execPath, ['bench/static-answer.ts', String(port), file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await printed(server, 'ready');
    const plain = await generate({ ...planFor('/'), encoding: 'identity' });
    const rows = { ...found.rows, static: plain };
    console.table(rows);
    const { cached } = rows;
    const errors = Object.values(rows).reduce((sum, row) => sum + row.errors, 0);
    if (errors > 0) throw new Error(`${errors} answers were no 200.`);
    if (cached.p99 > Math.max(100, 3 * plain.p99))
      throw new Error(`Cached pages: p99 ${cached.p99} ms; a static answer ${plain.p99} ms.`);
    return { connections, seconds, rows, memory: found.memory };
  } finally {
    await stopProcess(server);
  }
};
