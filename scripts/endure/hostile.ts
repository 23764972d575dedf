import { join } from 'node:path';

import { fuzzedEndpoints, fuzzedRequest } from '../../tests/arbitraries/hostile/hostile-request.ts';
import { unlimited, openShop } from '../../tests/web/shop.ts';
import { endpointBreaches, type Laws } from './laws.ts';
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

type FuzzFigures = {
  readonly endpoints: number;
  readonly requests: number;
  readonly seed: number;
  readonly statuses: Readonly<Record<string, number>>;
};

/** Sends so many requests to each endpoint; answers reports of the laws that are broken. */
export const fuzzEndpoints = async (
  each: number,
  seed: number,
  laws: Laws,
): Promise<FuzzFigures & { readonly reports: readonly string[] }> => {
  const reports: string[] = [];
  const statuses: Record<string, number> = {};
  for (const endpoint of fuzzedEndpoints) {
    const requests = { any: fuzzedRequest(endpoint), breaches: endpointBreaches(endpoint) };
    const storm = await sendStorm({ seed, count: each, laws, requests });
    for (const [status, count] of storm.statuses)
      statuses[status] = (statuses[status] ?? 0) + count;
    if (storm.found.length > 0) reports.push(await describeBreaches(storm.found, laws, requests));
  }
  const endpoints = fuzzedEndpoints.length;
  return { endpoints, requests: endpoints * each, seed, statuses, reports };
};

/** So many requests to each endpoint of a shop of its own; throws where an answer breaks a law. */
export const endureFuzz = async (each: number, seed: number): Promise<FuzzFigures> => {
  console.log(`Fuzz: ${each.toLocaleString('en-US')} requests to each endpoint, seed ${seed}`);
  const shop = await openShop(undefined, unlimited);
  try {
    const laws = { port: shop.port, folders: [root, shop.dataDir] };
    const { reports, ...figures } = await fuzzEndpoints(each, seed, laws);
    if (reports.length > 0) throw new Error(reports.join('\n\n'));
    return figures;
  } finally {
    await shop.close();
  }
};
