/** The embedded database is whole or not there, whenever its creation ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '../../../adapters/postgres/database.ts';
import { openDatabase } from '../../../adapters/postgres/open-database.ts';

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'passepartout-creation-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Leaves a table behind, once. */
const fill = ({ orm }: Database): Promise<unknown> =>
  orm.execute(sql`CREATE TABLE IF NOT EXISTS filled AS SELECT 42 AS answer`);

const isFilled = async ({ orm }: Database): Promise<void> => {
  await orm.execute(sql`SELECT answer FROM filled`);
};

const messageOf = (opening: Promise<Database>): Promise<string> =>
  opening.then(
    () => 'it was opened',
    (error: unknown) => (error instanceof Error ? error.message : 'no error was thrown'),
  );

describe('the folder of the database', () => {
  test('is not there until it is filled; neither a failure nor what a killed process left is a hindrance', async () => {
    const dataDir = join(parent, 'unfilled');
    const failing = openDatabase({
      dataDir,
      prepare: () => Promise.reject(new Error('the sample is wrong')),
    });
    expect(await messageOf(failing)).toContain('the sample is wrong');
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    // The next start begins anew, and is killed.
    const module = new URL('../../../adapters/postgres/open-database.ts', import.meta.url).href;
    const script = `
      const { openDatabase } = await import(${JSON.stringify(module)});
      setInterval(() => {}, 1000);
      await openDatabase({
        dataDir: ${JSON.stringify(dataDir)},
        prepare: () => { console.log('filling'); return new Promise(() => {}); },
      });`;
    const creator = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(creator.stdout, 'data');
    creator.kill('SIGKILL');
    await once(creator, 'exit');
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres.creating', 'postgres.lock']);
    const database = await openDatabase({ dataDir, prepare: fill });
    await isFilled(database);
    await database.close();
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });

  test('that holds something else is named, with the way out', async () => {
    const dataDir = join(parent, 'foreign');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'half'), '');
    const message = await messageOf(openDatabase({ dataDir }));
    expect(message).toContain(join(dataDir, 'postgres'));
    expect(message).toContain('DATA_DIR');
    expect(message).toContain('no whole database');
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['half']);
  });

  test('whose files are damaged is named, with the way out', async () => {
    const dataDir = join(parent, 'damaged');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const message = await messageOf(openDatabase({ dataDir }));
    expect(message).toContain(`The database folder ${join(dataDir, 'postgres')} cannot be used`);
    expect(message).toContain('DATA_DIR');
    expect(message).not.toMatch(/\[object|Aborted|\n/u);
  });

  test('that cannot be one, since a file is in the way, is named', async () => {
    const dataDir = join(parent, 'file');
    await writeFile(dataDir, '');
    expect(await messageOf(openDatabase({ dataDir }))).toMatch(
      /has a file where a folder.*DATA_DIR/u,
    );
  });
});

describe('a database server', () => {
  test('that is not there is named without its password, with the way out', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close();
    await once(server, 'close');
    const message = await messageOf(
      openDatabase({
        databaseUrl: `postgres://shop:secret@localhost:${port}/shop`,
        dataDir: parent,
      }),
    );
    expect(message).toContain(`localhost:${port}/shop`);
    expect(message).toContain('ECONNREFUSED');
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('secret');
  });
});
