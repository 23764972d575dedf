/**
 * Ends shops by SIGKILL at random moments of starting, seeding and writing. Every start after it
 * must work, and every contact message that was acknowledged must be there.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { contactMessages } from '../../adapters/postgres/schema/messages.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import {
  freePort,
  newDataFolder,
  removeDataFolder,
  runShop,
  unlimited,
} from '../../tests/web/shop.ts';
import { randomOf, type Random } from './random.ts';

type Engine = keyof typeof longestStart;

/** What the kills did to one engine. */
type KillFigures = {
  readonly engine: Engine;
  readonly kills: number;
  /** How many of them came before the shop was open. */
  readonly whileStarting: number;
  readonly acknowledged: number;
};

/** Longer than a first start with seeding takes on a slow machine, in milliseconds. */
const longestStart = { pglite: 6_000, postgres: 2_500 } as const;

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

/** Where the data of a shop lies. */
type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };

const variablesOf = ({ dataDir, databaseUrl }: Place) => ({
  ...unlimited,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

/** One life of a shop, ended by force; answers what it acknowledged, and whether it was open. */
const live = async (engine: Engine, place: Place, random: Random, name: string) => {
  const port = await freePort();
  const shop = runShop({ ...variablesOf(place), PORT: String(port) });
  const isEarly = random() < 0.5;
  if (isEarly) {
    const opened = await Promise.race([
      shop.opened.then(() => true),
      wait(random() * longestStart[engine], false),
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
  place: Place,
  acknowledged: readonly string[],
): Promise<readonly string[]> => {
  const database = await openDatabase(place);
  const rows = await database.orm.select({ name: contactMessages.name }).from(contactMessages);
  await database.close();
  const kept = new Set(rows.map(({ name }) => name));
  return acknowledged.filter((name) => !kept.has(name));
};

/** Starts the shop after a kill; throws where that fails or a message is lost. */
const check = async (place: Place, acknowledged: readonly string[]): Promise<void> => {
  const shop = runShop({ ...variablesOf(place), PORT: String(await freePort()) });
  await shop.opened;
  const { code, errors } = await shop.stop();
  if (code !== 0) throw new Error(`The start after a kill ended with ${code}: ${errors}`);
  const lost = await missing(place, acknowledged);
  if (lost.length > 0) throw new Error(`${lost.length} messages are lost: ${lost.join(', ')}`);
};

/** Kills that a place sees before the next one: creating and seeding are interrupted, too. */
const killsEach = 4;

const endureOn = async (
  engine: Engine,
  newDatabase: (number: number) => Promise<string | undefined>,
  kills: number,
  seed: number,
): Promise<KillFigures> => {
  const random = randomOf(seed);
  let whileStarting = 0;
  let acknowledgedInAll = 0;
  for (let kill = 0; kill < kills;) {
    const place: Place = { dataDir: newDataFolder(), databaseUrl: await newDatabase(kill) };
    const acknowledged: string[] = [];
    for (let each = 0; each < killsEach && kill < kills; each += 1, kill += 1) {
      const life = await live(engine, place, random, `kill-${kill}`);
      acknowledged.push(...life.acknowledged);
      whileStarting += life.isStarting ? 1 : 0;
      await check(place, acknowledged);
    }
    acknowledgedInAll += acknowledged.length;
    removeDataFolder(place.dataDir);
  }
  return { engine, kills, whileStarting, acknowledged: acknowledgedInAll };
};

/** Kills shops on both engines; throws where one does not start again or has lost a message. */
export const endureKills = async (kills: number, seed: number): Promise<readonly KillFigures[]> => {
  console.log(`Kills: ${kills} on each engine, seed ${seed}`);
  const embedded = await endureOn('pglite', () => Promise.resolve(undefined), kills, seed);
  const postgres = await startRealPostgres();
  const newDatabase = async (number: number): Promise<string> => {
    const name = `kills_${number}`;
    await postgres.createDatabase(name);
    return postgres.urlOf(name);
  };
  try {
    return [embedded, await endureOn('postgres', newDatabase, kills, seed + 1)];
  } finally {
    await postgres.stop();
  }
};
