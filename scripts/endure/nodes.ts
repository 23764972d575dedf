/**
 * Two nodes on one Postgres behind a balancer: one after the other is ended under load, by force and
 * by a signal, and started again. No request fails after one retry, and none at all where a node was
 * asked to stop; every acknowledged message is there, once.
 */
import pg from 'pg';

import { articleRows } from '../../adapters/postgres/seed/rows.ts';
import {
  startRealPostgres,
  type RealPostgres,
} from '../../tests/adapters/postgres/real-postgres.ts';
import {
  freePort,
  newDataFolder,
  removeDataFolder,
  runShop,
  unlimited,
} from '../../tests/web/shop.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { randomOf, type Random } from './random.ts';
import { sendShoppers, type Shoppers } from './shoppers.ts';

/** What became of the requests while nodes ended; a failure would have thrown. */
type NodesFigures = {
  /** Nodes that were ended by SIGKILL. */
  readonly killed: number;
  /** Nodes that were asked to stop by SIGTERM. */
  readonly stopped: number;
  readonly requests: number;
  /** Requests that were sent again, all of them after a SIGKILL. */
  readonly retried: number;
  /** Requests that went to the other node, since the first one took no connection. */
  readonly refused: number;
  readonly acknowledged: number;
};

/** Shoppers at once: more than enough for both nodes to have requests under way at any moment. */
const shopperCount = 12;

/** Answers between two ends, and as many again at most, by chance. */
const answersBetween = 120;

type ShopProcess = ReturnType<typeof runShop>;

type Ended = Awaited<ShopProcess['ended']>;

type Node = {
  readonly start: () => Promise<void>;
  /** Sends a signal and waits for the end. */
  readonly end: (signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM') => Promise<Ended | undefined>;
};

const createNode = (port: number, databaseUrl: string, dataDir: string): Node => {
  let shop: ShopProcess | undefined;
  return {
    start: async () => {
      shop = runShop({
        ...unlimited,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        TRUSTED_PROXIES: '1',
        LEAVING_SECONDS: '3',
      });
      await shop.opened;
    },
    end: async (signal) => {
      if (shop === undefined) throw new Error('The node was never started.');
      return shop.stop(signal);
    },
  };
};

const query = async <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Looks at a database that two nodes prepared together; throws where something was done twice. */
const checkPrepared = async (databaseUrl: string): Promise<void> => {
  const [found] = await query<{ readonly migrations: number; readonly articles: number }>(
    databaseUrl,
    `SELECT (SELECT count(*)::int - count(DISTINCT hash)::int FROM drizzle.__drizzle_migrations)
       AS migrations, (SELECT count(*)::int FROM articles) AS articles`,
  );
  if (found?.migrations !== 0 || found.articles !== articleRows().length)
    throw new Error(`Two nodes that started together: ${JSON.stringify(found)}`);
};

const stopCleanly = async (node: Node, signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
  const ended = await node.end(signal);
  if (ended?.code !== 0)
    throw new Error(`A node that was asked to stop ended with ${ended?.code}: ${ended?.errors}`);
};

/** Messages that were acknowledged and are not there once. */
const wrongMessages = async (
  databaseUrl: string,
  acknowledged: readonly string[],
): Promise<readonly string[]> => {
  const rows = await query<{ readonly name: string }>(
    databaseUrl,
    'SELECT name FROM contact_messages',
  );
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [
    ...acknowledged.filter((name) => !counts.has(name)).map((name) => `${name} is lost`),
    ...[...counts].flatMap(([name, count]) =>
      count > 1 ? [`${name} is there ${count} times`] : [],
    ),
  ];
};

/** Ends a node under load, lets the other one work alone, and starts it again. */
const endUnderLoad = async (
  node: Node,
  signal: 'SIGKILL' | 'SIGTERM',
  { balancer, shoppers, random }: { balancer: Balancer; shoppers: Shoppers; random: Random },
): Promise<void> => {
  await shoppers.more(answersBetween + Math.floor(random() * answersBetween));
  const before = shoppers.figures().retried;
  if (signal === 'SIGTERM') {
    await stopCleanly(node, signal);
    const retried = shoppers.figures().retried - before;
    if (retried > 0) throw new Error(`${retried} requests had to be sent again after SIGTERM.`);
  } else await node.end('SIGKILL');
  await shoppers.more(answersBetween);
  await node.start();
  await balancer.ready(2);
};

type Pair = { readonly nodes: readonly [Node, Node]; readonly ports: readonly [number, number] };

/** Starts two nodes at the same moment on a database, and ends them whatever happens. */
const withTwoNodes = async (
  databaseUrl: string,
  work: (pair: Pair) => Promise<void>,
): Promise<void> => {
  const folders = [newDataFolder(), newDataFolder()] as const;
  const ports = [await freePort(), await freePort()] as const;
  const nodes = [
    createNode(ports[0], databaseUrl, folders[0]),
    createNode(ports[1], databaseUrl, folders[1]),
  ] as const;
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await checkPrepared(databaseUrl);
    await work({ nodes, ports });
    // No balancer looks any more: there is nothing to wait for.
    await Promise.all(nodes.map((node) => stopCleanly(node, 'SIGINT')));
  } finally {
    for (const node of nodes) await node.end('SIGKILL');
    for (const folder of folders) removeDataFolder(folder);
  }
};

/** Two nodes that start together on an empty database, and are ended in turn so many times. */
export const runTwoNodes = async (
  databaseUrl: string,
  ends: number,
  seed: number,
): Promise<NodesFigures> => {
  const random = randomOf(seed);
  const found = { answered: 0, retried: 0, refused: 0, acknowledged: 0 };
  await withTwoNodes(databaseUrl, async ({ nodes, ports }) => {
    const balancer = await startBalancer(ports);
    await balancer.ready(2);
    const shoppers = sendShoppers({
      port: balancer.port,
      count: shopperCount,
      random,
      isWriting: true,
    });
    try {
      for (let end = 0; end < ends; end += 1) {
        const node = Math.floor(end / 2) % 2 === 0 ? nodes[0] : nodes[1];
        const signal = end % 2 === 0 ? 'SIGKILL' : 'SIGTERM';
        await endUnderLoad(node, signal, { balancer, shoppers, random });
      }
    } finally {
      await shoppers.stop();
      await balancer.close();
    }
    const { answered, retried, failed, acknowledged } = shoppers.figures();
    if (failed.length > 0) throw new Error(failed.slice(0, 10).join('\n'));
    const wrong = await wrongMessages(databaseUrl, acknowledged);
    if (wrong.length > 0) throw new Error(wrong.slice(0, 10).join('\n'));
    const { refused } = balancer.figures();
    Object.assign(found, { answered, retried, refused, acknowledged: acknowledged.length });
  });
  const { answered: requests, ...others } = found;
  return { killed: Math.ceil(ends / 2), stopped: Math.floor(ends / 2), requests, ...others };
};

const startRounds = 10;

const inRounds = async (postgres: RealPostgres): Promise<void> => {
  for (let round = 0; round < startRounds; round += 1) {
    const database = `together_${round}`;
    await postgres.createDatabase(database);
    await withTwoNodes(postgres.urlOf(database), async () => undefined);
  }
};

/** Two nodes start together ten times, then are ended in turn under load, so many times. */
export const endureNodes = async (
  ends: number,
  seed: number,
): Promise<NodesFigures & { readonly startsTogether: number }> => {
  console.log(`Nodes: ${ends} ends of one of two, seed ${seed}`);
  const postgres = await startRealPostgres();
  try {
    await inRounds(postgres);
    return {
      startsTogether: startRounds,
      ...(await runTwoNodes(postgres.databaseUrl, ends, seed)),
    };
  } finally {
    await postgres.stop();
  }
};
