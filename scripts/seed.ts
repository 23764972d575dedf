/**
 * `npm run seed`: puts the sample shop into the database of `DATABASE_URL` or `DATA_DIR`, as each
 * start does. `--designs 100000` replaces its designs by so many, varied from the library, for
 * load; `--designs library` takes them back. A server of the embedded database must not run.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import type { Database } from '../adapters/postgres/database.ts';
import { openDatabase } from '../adapters/postgres/open-database.ts';
import { writeSampleThemes, writeThemesForLoad } from '../adapters/postgres/seed/card-themes.ts';
import { seedDatabase } from '../adapters/postgres/seed/seed.ts';
import { messageOf } from '../core/domain/errors/thrown.ts';

const { values } = parseArgs({ options: { designs: { type: 'string' } } });
const { designs } = values;

if (designs !== undefined && !/^(?:library|[1-9]\d{0,5})$/u.test(designs)) {
  console.error('Usage: npm run seed -- [--designs library | --designs 100000]');
  process.exit(1);
}

const clock = { now: Date.now };

/** Within the preparation of a database, whose statements may take longer than those of the shop. */
const prepare = async (database: Database): Promise<void> => {
  await seedDatabase(database, clock);
  if (designs === 'library')
    await database.transaction((orm) => writeSampleThemes(orm, clock.now()));
  else if (designs !== undefined) await writeThemesForLoad(database, Number(designs), clock.now());
};

try {
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    dataDir: process.env['DATA_DIR'] || resolve('data'),
    prepare,
  });
  await database.close();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
