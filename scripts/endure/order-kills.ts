/**
 * Ends shops by SIGKILL while shoppers order, pay and are mailed to, and while prints are made and handed
 * over. Each order that was acknowledged must be there once, with one charge, one file and ticket for the
 * lab, and its mails; none by half. On Postgres one of two processes is ended, and the other works on.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { freePort, newDataFolder, removeDataFolder } from '../../tests/web/shop.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { orderFaults } from './order-faults.ts';
import {
  issueVouchers,
  settle,
  shopperPhoto,
  startShop,
  type OrderPlace,
  type ShopProcess,
} from './order-place.ts';
import {
  bringPhoto,
  openBrowser,
  orderOnce,
  shopperStages,
  type Buyer,
  type ShopperStage,
} from './order-shopper.ts';
import { randomOf, type Random } from './random.ts';

type OrderFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly kills: number;
  /** How many of them came after which step of a shopper. */
  readonly moments: Readonly<Record<ShopperStage, number>>;
  readonly acknowledged: number;
  /** Requests that shoppers sent again, since a process was away. */
  readonly again: number;
  /** Mails whose first answer the killed process had not read. */
  readonly mailedTwice: number;
};

/** Shoppers at once. */
const shopperCount = 3;

/** Milliseconds after which a kill waits for no step any longer. */
const longestStep = 10_000;

/** The share of kills after a payment: then comes what is done without the shopper. */
const paidShare = 0.3;

/** Milliseconds from a step to the kill at most; after the payment until the lab has the order. */
const longestAfter = (stage: ShopperStage): number => (stage === 'paid' ? 2_000 : 200);

const chooseMoment = (random: Random): { readonly stage: ShopperStage; readonly delay: number } => {
  const place = Math.floor(random() * shopperStages.length);
  const stage = random() < paidShare ? 'paid' : (shopperStages[place] ?? 'paid');
  return { stage, delay: random() * longestAfter(stage) };
};

/** Sends shoppers, each after the last, until they are told to stop. */
const sendShoppers = (
  ports: readonly number[],
  vouchers: readonly Buyer['voucher'][],
  photo: Uint8Array<ArrayBuffer>,
) => {
  const buyers: Buyer[] = [];
  const found = { acknowledged: 0, again: 0, isOver: false };
  const waiting = new Map<() => void, ShopperStage>();
  const shopOn = async (): Promise<void> => {
    while (!found.isOver) {
      const number = buyers.length;
      const buyer = { email: `kill-${number}@example.com`, voucher: vouchers[number] };
      buyers.push(buyer);
      const browser = openBrowser(
        { ports: () => ports, onAgain: () => (found.again += 1) },
        number,
      );
      const onStage = (stage: ShopperStage): void => {
        if (stage === 'order') found.acknowledged += 1;
        for (const [resolve, wanted] of waiting) if (wanted === stage) resolve();
      };
      const designer = await bringPhoto(browser, photo);
      onStage('designer');
      await orderOnce(browser, { buyer, designer, onStage });
    }
  };
  const all = Promise.all(Array.from({ length: shopperCount }, shopOn));
  // Whoever waits for a step, or stops them, hears of it.
  all.catch(() => undefined);
  return {
    buyers,
    found,
    /** Settles when a shopper has done a step, or after a while; throws where one has failed. */
    reached: async (stage: ShopperStage): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(resolve, stage);
      await Promise.race([promise, wait(longestStep, undefined, { ref: false }), all]);
      waiting.delete(resolve);
    },
    /** Waits for the orders under way. */
    stop: async (): Promise<void> => {
      found.isOver = true;
      await all;
    },
  };
};

const noMoments = {
  designer: 0,
  cart: 0,
  voucher: 0,
  address: 0,
  delivery: 0,
  payment: 0,
  order: 0,
  paid: 0,
} as const satisfies Record<ShopperStage, number>;

/** A process with its mail server. */
type Node = { readonly port: number; readonly mailbox: Mailbox; shop: ShopProcess };

/** Kills on one engine; throws where something is lost, done twice or half done. */
export const killOrdersOn = async (
  engine: OrderFigures['engine'],
  databaseUrl: string | undefined,
  kills: number,
  random: Random,
  template?: string,
): Promise<OrderFigures> => {
  const place: OrderPlace = { dataDir: newDataFolder(template), databaseUrl };
  const vouchers = await issueVouchers(place, kills * shopperCount);
  const openNode = async (): Promise<Node> => {
    const [port, mailbox] = [await freePort(), await openMailbox()];
    return { port, mailbox, shop: startShop(place, port, mailbox.variables) };
  };
  const first = await openNode();
  const nodes = engine === 'postgres' ? [first, await openNode()] : [first];
  /** Last mails of killed processes: whether they were taken nobody can know. */
  const unknown = new Set<string>();
  const kill = async ({ shop, mailbox }: Node): Promise<void> => {
    await shop.stop('SIGKILL');
    // What has come over the wire is read to its end.
    await wait(20);
    unknown.add(mailbox.ids().at(-1) ?? '');
  };
  const moments: Record<ShopperStage, number> = { ...noMoments };
  try {
    await Promise.all(nodes.map(({ shop }) => shop.opened));
    const shoppers = sendShoppers(
      nodes.map(({ port }) => port),
      vouchers,
      await shopperPhoto(),
    );
    for (let count = 0; count < kills; count += 1) {
      const { stage, delay } = chooseMoment(random);
      await shoppers.reached(stage);
      await wait(delay);
      moments[stage] += 1;
      const node = nodes[Math.floor(random() * nodes.length)] ?? first;
      await kill(node);
      node.shop = startShop(place, node.port, node.mailbox.variables);
      await node.shop.opened;
    }
    await shoppers.stop();
    for (const node of nodes) await kill(node);
    const { buyers, found } = shoppers;
    await settle(place, buyers.length, () => startShop(place, first.port, first.mailbox.variables));
    const ids = nodes.flatMap(({ mailbox }) => mailbox.ids());
    const twice = ids.filter((id, index) => ids.indexOf(id) < index);
    const database = await openDatabase(place);
    const faults = [
      ...(await orderFaults(database, place, buyers, new Set(ids))),
      ...twice.flatMap((id) => (unknown.has(id) ? [] : [`the mail ${id} went out twice`])),
    ];
    await database.close();
    if (faults.length > 0) throw new Error(`${place.dataDir}: ${faults.slice(0, 20).join('\n')}`);
    removeDataFolder(place.dataDir);
    const { acknowledged, again } = found;
    return { engine, kills, moments, acknowledged, again, mailedTwice: twice.length };
  } finally {
    for (const { shop, mailbox } of nodes) {
      await shop.stop('SIGKILL');
      await mailbox.stop();
    }
  }
};

/** Kills on both engines. */
export const endureOrderKills = async (
  kills: number,
  seed: number,
): Promise<readonly OrderFigures[]> => {
  console.log(`Kills while shoppers order: ${kills} on each engine, seed ${seed}`);
  const embedded = await killOrdersOn('pglite', undefined, kills, randomOf(seed));
  const postgres = await startRealPostgres();
  try {
    return [
      embedded,
      await killOrdersOn('postgres', postgres.databaseUrl, kills, randomOf(seed + 1)),
    ];
  } finally {
    await postgres.stop();
  }
};
