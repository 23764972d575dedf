import { canvasPage, addressOf } from './pages.ts';
import { aims } from './peers.ts';
import { forgetData, withShop, type Shop } from './shop.ts';
import { median } from './statistics.ts';
import { printTable } from './table.ts';

const secondStarts = 3;

type Start = {
  /** Milliseconds to the open port. */
  readonly open: number;
  /** Milliseconds from the open port to the first page, whole. */
  readonly firstPage: number;
  /** Megabytes, after that page. */
  readonly memory: number;
};

const observe = async (shop: Shop): Promise<Start> => {
  const begin = performance.now();
  const response = await fetch(addressOf(canvasPage, shop.port));
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${canvasPage.path} answered ${response.status}.`);
  const firstPage = Math.round(performance.now() - begin);
  return { open: shop.startedIn, firstPage, memory: shop.memory() };
};

/** Starts the shop on nothing, so that it makes and seeds its database, and then again on that. */
export const measureStart = async (port: number) => {
  forgetData();
  const first = await withShop(port, observe);
  const again: Start[] = [];
  for (let run = 0; run < secondStarts; run += 1) again.push(await withShop(port, observe));
  const second: Start = {
    open: median(again.map(({ open }) => open)),
    firstPage: median(again.map(({ firstPage }) => firstPage)),
    memory: median(again.map(({ memory }) => memory)),
  };
  printTable(
    `Start (aim of the second: under ${aims.secondStart.toLocaleString('en-US')} ms)`,
    ['start', 'open ms', 'first page ms', 'memory MB'],
    [
      ['first, with seeding', first.open, first.firstPage, first.memory],
      [`second, median of ${secondStarts}`, second.open, second.firstPage, second.memory],
    ],
  );
  return { first, second };
};
