/**
 * Ends shops by SIGKILL at random moments of starting, seeding and writing. Every start after it
 * must work, and every contact message that was acknowledged must be there.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { contactMessages } from '../../adapters/postgres/schema.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { freePort, newDataFolder, removeDataFolder, runShop } from '../../tests/web/shop.ts';
import { randomOf, type Random } from './random.ts';

/** What the kills did to one engine. */
type KillFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly kills: number;
  /** How many of them came before the shop was open. */
  readonly whileStarting: number;
  readonly acknowledged: number;
};

/** Longer than a first start with seeding takes on a slow machine, in milliseconds. */
const longestStart = 6_000;

/** How long messages are written before the kill, in milliseconds. */
const longestWriting = 400;

const send = async (port: number, name: string): Promise<boolean> => {
  const body = { name, email: 'a@example.com', topic: 'order', message: 'Is it on its way?' };
  const response = await fetch(`http://127.0.0.1:${port}/web-api/contact-message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-channel': 'poster', 'x-locale': 'de-DE' },
    body: JSON.stringify(body),
  });
  if (response.status >= 400 && response.status < 500)
    throw new Error(`A message was refused with ${response.status}: ${await response.text()}`);
  return response.ok;
};

/** Sends messages until the shop is gone; answers the names of those that were acknowledged. */
const write = async (port: number, prefix: string): Promise<readonly string[]> => {
  const acknowledged: string[] = [];
  for (let index = 0; ; index += 1) {
    const name = `${prefix}-${index}`;
    try {
      if (await send(port, name)) acknowledged.push(name);
    } catch (error) {
      // A connection that broke is the kill; whether that message arrived is open.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
};

type Environment = Readonly<Record<string, string>>;

/** One life of a shop, ended by force; answers what it acknowledged, and whether it was open. */
const live = async (environment: Environment, random: Random, name: string) => {
  const port = await freePort();
  const shop = runShop({ ...environment, PORT: String(port) });
  const isEarly = random() < 0.5;
  if (isEarly) {
    const opened = await Promise.race([
      shop.opened.then(() => true),
      wait(random() * longestStart, false),
    ]);
    await shop.stop('SIGKILL');
    return { acknowledged: [], isStarting: !opened };
  }
  await shop.opened;
  const written = write(port, name);
  await wait(random() * longestWriting);
  await shop.stop('SIGKILL');
  return { acknowledged: await written, isStarting: false };
};

const missing = async (
  settings: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  acknowledged: readonly string[],
): Promise<readonly string[]> => {
  const database = await openDatabase(settings);
  const rows = await database.orm.select({ name: contactMessages.name }).from(contactMessages);
  await database.close();
  const kept = new Set(rows.map(({ name }) => name));
  return acknowledged.filter((name) => !kept.has(name));
};

const endureOn = async (
  databaseUrl: string | undefined,
  kills: number,
  seed: number,
): Promise<KillFigures> => {
  const engine = databaseUrl === undefined ? 'pglite' : 'postgres';
  const random = randomOf(seed);
  const acknowledged: string[] = [];
  let whileStarting = 0;
  let dataDir = newDataFolder();
  const check = async (): Promise<void> => {
    const shop = runShop({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
    });
    await shop.opened;
    const { code, errors } = await shop.stop();
    if (code !== 0) throw new Error(`The start after a kill ended with ${code}: ${errors}`);
    const lost = await missing({ dataDir, databaseUrl }, acknowledged);
    if (lost.length > 0) throw new Error(`${lost.length} messages are lost: ${lost.join(', ')}`);
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
    const life = await live(environment, random, `kill-${kill}`);
    acknowledged.push(...life.acknowledged);
    whileStarting += life.isStarting ? 1 : 0;
    await check();
    // Every fourth time from nothing, so that creating and seeding are interrupted, too.
    if (databaseUrl === undefined && kill % 4 === 3) {
      removeDataFolder(dataDir);
      dataDir = newDataFolder();
      acknowledged.length = 0;
    }
  }
  removeDataFolder(dataDir);
  return { engine, kills, whileStarting, acknowledged: acknowledged.length };
};

/** Kills shops on both engines; throws where one does not start again or has lost a message. */
export const endureKills = async (kills: number, seed: number): Promise<readonly KillFigures[]> => {
  console.log(`Kills: ${kills} on each engine, seed ${seed}`);
  const embedded = await endureOn(undefined, kills, seed);
  const postgres = await startRealPostgres();
  try {
    return [embedded, await endureOn(postgres.databaseUrl, kills, seed + 1)];
  } finally {
    await postgres.stop();
  }
};
