/**
 * A shop that runs out of descriptors: it refuses who comes, goes on for who is there, and takes
 * everybody again as soon as it can.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort, newDataFolder, removeDataFolder, runShop } from '../../tests/web/shop.ts';
import { randomOf } from './random.ts';
import { sendShoppers, type Shoppers } from './shoppers.ts';

/** What became of connections and requests; a request that failed would have thrown. */
type Figures = {
  /** Connections that came while there was no room, and those of them that were closed. */
  readonly came: number;
  readonly closed: number;
  /** Requests of those who were there before, answered meanwhile. */
  readonly answered: number;
};

type DescriptorsFigures = {
  /** Started with few descriptors: its own limit of connections refuses. */
  readonly few: Figures & { readonly descriptors: number };
  /** The descriptors are taken away while it runs: the system refuses; undefined without Linux. */
  readonly none: Figures | undefined;
};

type ShopProcess = ReturnType<typeof runShop>;

/** As many as the connections of some fifty shoppers need beside the shop's own files. */
const fewDescriptors = 160;

/** More than those leave room for. */
const cameAtOnce = 300;

/** Who is there already. */
const shopperCount = 12;

/** Requests of theirs that are waited for while the descriptors are taken. */
const answersMeanwhile = 2_000;

/** How often a state that is waited for is looked at, in milliseconds. */
const lookInterval = 50;

/** How long a state is waited for, in milliseconds. */
const patience = 60_000;

const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: waited for in vain.`);
    await wait(lookInterval);
  }
};

const openSockets = async (port: number, count: number): Promise<readonly Socket[]> => {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(
    sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])),
  );
  return sockets;
};

const answersPage = async (port: number): Promise<boolean> => {
  const headers = { connection: 'close' };
  const page = await fetch(`http://127.0.0.1:${port}/leinwanddruck`, { headers }).catch(
    () => undefined,
  );
  await page?.arrayBuffer();
  return page?.status === 200;
};

const closedOf = (sockets: readonly Socket[]): number =>
  sockets.filter((socket) => socket.closed).length;

/** Requests of those who are there go on; none needs a second try. */
const goOn = async (shoppers: Shoppers): Promise<number> => {
  const before = shoppers.figures().answered;
  await shoppers.more(answersMeanwhile);
  const { answered, failed, retried } = shoppers.figures();
  if (failed.length > 0 || retried > 0)
    throw new Error(`${retried} requests of those who were there failed: ${failed[0] ?? ''}`);
  return answered - before;
};

/** Runs a shop with shoppers in it, and looks that both end as they should. */
const withShoppers = async <A>(
  descriptors: number | undefined,
  seed: number,
  work: (surroundings: {
    readonly port: number;
    readonly shop: ShopProcess;
    readonly shoppers: Shoppers;
  }) => Promise<A>,
): Promise<A> => {
  const dataDir = newDataFolder();
  const port = await freePort();
  const shop = runShop(
    { PORT: String(port), DATA_DIR: dataDir },
    descriptors === undefined ? {} : { descriptors },
  );
  try {
    await shop.opened;
    const plan = { port, count: shopperCount, random: randomOf(seed), isWriting: false };
    const shoppers = sendShoppers(plan);
    await shoppers.more(answersMeanwhile);
    const found = await work({ port, shop, shoppers });
    await until('A page for who comes again', () => answersPage(port));
    await shoppers.stop();
    const { code, errors } = await shop.stop();
    if (code !== 0) throw new Error(`The shop ended with ${code}: ${errors}`);
    return found;
  } finally {
    await shop.stop('SIGKILL');
    removeDataFolder(dataDir);
  }
};

const withFew = (seed: number): Promise<DescriptorsFigures['few']> =>
  withShoppers(fewDescriptors, seed, async ({ port, shoppers }) => {
    const came = await openSockets(port, cameAtOnce);
    const most = cameAtOnce - fewDescriptors;
    await until('Connections that find no room', () => closedOf(came) > most);
    const answered = await goOn(shoppers);
    const closed = closedOf(came);
    for (const socket of came) socket.destroy();
    return { descriptors: fewDescriptors, came: cameAtOnce, closed, answered };
  });

/** Sets how many descriptors a process may have. */
const limitDescriptors = (pid: number, count: number | string): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${count}:`]);
};

const withNone = (seed: number): Promise<Figures> =>
  withShoppers(undefined, seed, async ({ port, shop, shoppers }) => {
    const usual = execFileSync(
      'prlimit',
      ['--pid', String(shop.pid), '--nofile', '--noheadings', '--raw', '--output', 'SOFT'],
      { encoding: 'utf8' },
    ).trim();
    // The lowest number that is free is what the next descriptor gets: none of those beyond it.
    const open = readdirSync(`/proc/${shop.pid}/fd`).map(Number);
    const free = open.toSorted((first, second) => first - second).findIndex((fd, at) => fd !== at);
    limitDescriptors(shop.pid, free === -1 ? open.length : free);
    const came = await openSockets(port, shopperCount);
    await until('Connections that find no descriptor', () => closedOf(came) > 0);
    const answered = await goOn(shoppers);
    const closed = closedOf(came);
    limitDescriptors(shop.pid, usual);
    for (const socket of came) socket.destroy();
    return { came: shopperCount, closed, answered };
  });

/** Whether the limit of a running process can be set here. */
const canLimit = existsSync('/proc/self/fd') && existsSync('/usr/bin/prlimit');

/** Lets a shop run out of descriptors; throws where it ends, or fails those who are there. */
export const endureDescriptors = async (seed: number): Promise<DescriptorsFigures> => {
  console.log(`Descriptors: ${fewDescriptors}, then none`);
  const few = await withFew(seed);
  return { few, none: canLimit ? await withNone(seed) : undefined };
};
