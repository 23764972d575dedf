/**
 * Ends processes by SIGKILL while they pay with a voucher and give back. Every movement that was
 * acknowledged must be there, and the voucher must hold what it got, less what orders have.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { eq } from 'drizzle-orm';

import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { voucherMovements } from '../../adapters/postgres/schema/vouchers.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { balanceOf, takenBy } from '../../core/domain/voucher/voucher-account.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import { newDataFolder, removeDataFolder } from '../../tests/web/shop.ts';
import { startToKill } from './killed-process.ts';
import { randomOf, type Random } from './random.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/** What the kills did to one engine. */
type LedgerFigures = {
  readonly engine: 'pglite' | 'postgres';
  readonly kills: number;
  readonly acknowledged: number;
};

const issued = 100_000;

/** Milliseconds of moving before the kill. */
const longestMoving = 400;

const issue = async (place: Place): Promise<string> => {
  const id = randomUUID();
  const database = await openDatabase(place);
  const clock = { now: Date.now };
  const vouchers = keptVouchers({ database: async () => database, clock, key: () => 'key' });
  await vouchers.issue(
    {
      id,
      code: id.toUpperCase(),
      amount: { minorUnits: issued, currency: 'eur' },
      expiresAt: Date.now() + 86_400_000,
    },
    { mail: { id, to: 'a@example.com', subject: '', text: '' }, at: Date.now() },
  )();
  await database.close();
  return id;
};

/** The keys that one process acknowledged before it was killed. */
const live = async (place: Place, id: string, random: Random, name: string) => {
  const script = join(import.meta.dirname, 'moving-vouchers.ts');
  const { dataDir, databaseUrl = '' } = place;
  const seed = String(Math.floor(random() * 1_000_000));
  const moving = await startToKill(script, [dataDir, databaseUrl, id, name, seed]);
  await wait(random() * longestMoving);
  moving.kill();
  return moving.lines;
};

const check = async (place: Place, id: string, acknowledged: readonly string[]): Promise<void> => {
  const database = await openDatabase(place);
  const movements = await database.orm
    .select()
    .from(voucherMovements)
    .where(eq(voucherMovements.voucherId, id));
  await database.close();
  const keys = new Set(movements.map(({ key }) => key));
  const lost = acknowledged.filter((key) => !keys.has(key));
  if (lost.length > 0) throw new Error(`${lost.length} movements are lost: ${lost.join(', ')}`);
  const orders = new Set(movements.map(({ order }) => order).filter((order) => order !== ''));
  const taken = [...orders].map((order) => takenBy({ movements }, order));
  const balance = balanceOf({ movements });
  const sum = taken.reduce((all, one) => all + one, balance);
  if (sum !== issued || Math.min(balance, ...taken) < 0)
    throw new Error(`A voucher of ${issued} holds ${balance}, and orders have ${taken.join(', ')}`);
};

const endureOn = async (
  engine: LedgerFigures['engine'],
  databaseUrl: string | undefined,
  kills: number,
  seed: number,
): Promise<LedgerFigures> => {
  const random = randomOf(seed);
  const place: Place = { dataDir: newDataFolder(), databaseUrl };
  const id = await issue(place);
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    acknowledged.push(...(await live(place, id, random, `kill-${kill}`)));
    await check(place, id, acknowledged);
  }
  removeDataFolder(place.dataDir);
  return { engine, kills, acknowledged: acknowledged.length };
};

/** Kills on both engines; throws where a movement or a cent is lost. */
export const endureLedgerKills = async (
  kills: number,
  seed: number,
): Promise<readonly LedgerFigures[]> => {
  console.log(`Kills while vouchers move: ${kills} on each engine, seed ${seed}`);
  const embedded = await endureOn('pglite', undefined, kills, seed);
  const postgres = await startRealPostgres();
  try {
    return [embedded, await endureOn('postgres', postgres.databaseUrl, kills, seed + 1)];
  } finally {
    await postgres.stop();
  }
};
