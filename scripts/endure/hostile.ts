import { join } from 'node:path';

import { unlimited, openShop } from '../../tests/web/shop.ts';
import { describeBreaches, sendStorm, type StormFigures } from './storm.ts';

const root = join(import.meta.dirname, '../..');

/** What a storm found; kept under `endure` in bench/results.json. */
type HostileFigures = {
  readonly requests: number;
  readonly seed: number;
  readonly seconds: number;
  readonly statuses: Readonly<Record<string, number>>;
};

const printFamilies = ({ families }: StormFigures): void => {
  const rows = [...families].map(([family, { count, time }]) => ({
    family,
    requests: count,
    // Sixteen connections wait side by side.
    seconds: Math.round(time / 16 / 100) / 10,
  }));
  console.table(rows.toSorted((first, second) => second.seconds - first.seconds));
};

/** Sends a storm of requests to a shop of its own; throws with a report where one breaks a law. */
export const endureHostility = async (count: number, seed: number): Promise<HostileFigures> => {
  console.log(`Hostility: ${count.toLocaleString('en-US')} requests, seed ${seed}`);
  const shop = await openShop(undefined, unlimited);
  const laws = { port: shop.port, folders: [root, shop.dataDir] };
  const begin = performance.now();
  try {
    const { found, ...figures } = await sendStorm({
      seed,
      count,
      laws,
      onProgress: (sent) => {
        if (sent % 50_000 === 0) console.log(`  ${sent.toLocaleString('en-US')} sent`);
      },
    });
    printFamilies(figures);
    if (found.length > 0) throw new Error(await describeBreaches(found, laws));
    const page = await fetch(`http://127.0.0.1:${shop.port}/`);
    if (page.status !== 200) throw new Error(`Afterwards the start page answers ${page.status}.`);
    return {
      requests: count,
      seed,
      seconds: Math.round((performance.now() - begin) / 1000),
      statuses: Object.fromEntries(
        [...figures.statuses].toSorted(([first], [second]) => first.localeCompare(second)),
      ),
    };
  } finally {
    await shop.close();
  }
};
