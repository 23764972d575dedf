/**
 * A process that pays with a voucher and gives back until it is killed; each movement that was
 * acknowledged is a line with its key.
 */
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { E } from '../../core/fp.ts';
import { randomOf } from './random.ts';

const [dataDir = '', databaseUrl = '', id = '', prefix = '', seed = '0'] = process.argv.slice(2);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const clock = { now: Date.now };
const vouchers = keptVouchers({ database: async () => database, clock, key: () => 'key' });
const random = randomOf(Number(seed));

for (let index = 0; ; index += 1) {
  const key = `${prefix}-${index}`;
  const order = `order-${Math.floor(random() * 5)}`;
  const kinds = ['redeem', 'redeem', 'refund', 'release'] as const;
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'redeem';
  const minorUnits = 1 + Math.floor(random() * 500);
  const command = kind === 'release' ? { kind, key, order } : { kind, key, order, minorUnits };
  const moved = await vouchers.move(id, command)();
  if (E.isRight(moved)) process.stdout.write(`${key}\n`);
}
