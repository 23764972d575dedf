/** Mixed load for a long time; what is in use after a collection must not rise. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { LoadPlan } from '../../bench/load.ts';
import { printed, root, stopProcess, workFolder } from '../../bench/shop.ts';
import { E, t } from '../../core/fp.ts';
import { unlimited } from '../../tests/web/shop.ts';
import { askedPaths, findPicture, generate, pictureHeaders, priceHeaders } from './generate.ts';
import { slopeOf } from './trend.ts';

/** What is in use, in bytes: `outside` is what JavaScript refers to beside its heap. */
type Sample = {
  readonly seconds: number;
  readonly heap: number;
  readonly outside: number;
  readonly resident: number;
};

type Kind = 'heap' | 'outside' | 'resident';

/** Megabytes at the end of warming up and at the end, and the rise between by the trend. */
type Watched = { readonly begin: number; readonly end: number; readonly rise: number };

/** What the watch found. */
type MemoryFigures = {
  readonly seconds: number;
  readonly samples: number;
  readonly requests: number;
  readonly errors: number;
  readonly memory: Readonly<Record<Kind, Watched>>;
};

const usage = t.type({ heapUsed: t.number, external: t.number, rss: t.number });

/** How often memory is looked at, in seconds. */
const sampleSeconds = 10;

/** The share of the time in which caches fill and code is compiled: it is left out of the trend. */
const warmUpShare = 0.3;

/**
 * How much a trend may rise over the time that is judged, in megabytes: what noise does. A leak of
 * 100 bytes a request is 100 MB after the million requests of ten minutes.
 */
const largestRise = { heap: 8, outside: 8, resident: 40 } as const satisfies Record<Kind, number>;

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;

const startShop = async (port: number): Promise<ChildProcess> => {
  mkdirSync(workFolder, { recursive: true });
  const reporter = new URL('memory-reporter.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--expose-gc', '--import', reporter, 'server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...unlimited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITES: '',
      LEAVING_SECONDS: '0',
      DATA_DIR: join(workFolder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await printed(child, 'is open at');
  return child;
};

const lookAt = async (shop: ChildProcess, begin: number): Promise<Sample> => {
  const told = new Promise<unknown>((resolve) => shop.once('message', resolve));
  shop.send('memory');
  const read = usage.decode(await told);
  if (E.isLeft(read)) throw new Error('The shop tells something else than its memory.');
  const { heapUsed, external, rss } = read.right;
  const seconds = Math.round((performance.now() - begin) / 1000);
  return { seconds, heap: heapUsed, outside: external, resident: rss };
};

const watched = (samples: readonly Sample[], kind: Kind): Watched => {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined) throw new Error('There are no samples.');
  const slope = slopeOf(samples.map(({ seconds, [kind]: value }) => ({ at: seconds, value })));
  return {
    begin: megabytes(first[kind]),
    end: megabytes(last[kind]),
    rise: megabytes(slope * (last.seconds - first.seconds)),
  };
};

const judge = (memory: MemoryFigures['memory']): void => {
  for (const kind of ['heap', 'outside', 'resident'] as const)
    if (memory[kind].rise > largestRise[kind])
      throw new Error(`Memory (${kind}) rises by ${memory[kind].rise} MB in the time judged.`);
};

/** Own formats: their pages are in no cache. */
const ownFormats = Array.from(
  { length: 500 },
  (_none, index) => `?materialType=leinwand&formatType=${1_000 + index}x700`,
);

/** Pages from the cache and drawn anew, prices, and a picture. */
const plansFor = (port: number, picture: string, seconds: number): readonly LoadPlan[] => {
  const plan = (path: string, connections: number, others: Partial<LoadPlan> = {}): LoadPlan => ({
    port,
    targets: [{ host: `localhost:${port}`, path }],
    headers: {},
    encoding: 'gzip',
    connections,
    warmUpSeconds: 1,
    seconds,
    ...others,
  });
  return [
    plan(askedPaths.page, 40),
    plan(askedPaths.page, 4, {
      targets: ownFormats.map((query) => ({
        host: `localhost:${port}`,
        path: `${askedPaths.page}${query}`,
      })),
    }),
    plan(askedPaths.prices, 40, { headers: priceHeaders }),
    plan(picture, 8, { headers: pictureHeaders }),
  ];
};

/** Watches the memory of a shop under mixed load; throws where it rises. */
export const endureMemory = async (port: number, seconds: number): Promise<MemoryFigures> => {
  console.log(`Memory: mixed load for ${seconds} s`);
  const shop = await startShop(port);
  try {
    const page = await (await fetch(`http://127.0.0.1:${port}${askedPaths.page}`)).text();
    const plans = plansFor(port, await findPicture(port, page), seconds);
    const loads = Promise.all(plans.map(generate));
    // A load that fails is heard of below, after the last sample.
    loads.catch(() => undefined);
    const begin = performance.now();
    const samples: Sample[] = [];
    while (performance.now() - begin < seconds * 1000) {
      await wait(Math.min(sampleSeconds, seconds / 10) * 1000);
      samples.push(await lookAt(shop, begin));
    }
    const results = await loads;
    const judged = samples.filter((sample) => sample.seconds >= warmUpShare * seconds);
    const memory = {
      heap: watched(judged, 'heap'),
      outside: watched(judged, 'outside'),
      resident: watched(judged, 'resident'),
    };
    console.table(memory);
    const errors = results.reduce((sum, result) => sum + result.errors, 0);
    if (errors > 0) throw new Error(`${errors} answers were no 200.`);
    judge(memory);
    const requests = results.reduce((sum, { perSecond }) => sum + perSecond * seconds, 0);
    return { seconds, samples: samples.length, requests, errors, memory };
  } finally {
    await stopProcess(shop);
  }
};
