/** The embedded database of a shop that has one. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { openPglite } from '../../../../adapters/postgres/engines/pglite.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { schemaVersion } from '../../../../adapters/postgres/schema/schema-version.ts';
import { newDatabaseFolder } from '../new-database-folder.ts';

const neverFilled = () => Promise.reject(new Error('It was filled again.'));

const version = (name: string) => ({ name, version: 1, appliedAt: new Date(0) });

test('is opened as it was left, by one at a time; a transaction is kept whole or not at all', async () => {
  const dataDir = await newDatabaseFolder();
  const first = await openPglite(dataDir, neverFilled);
  expect(first.engine).toBe('pglite');
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.lock']);
  await expect(openPglite(dataDir, neverFilled)).rejects.toThrow('in use by process');
  const put = (name: string, run: () => unknown) =>
    first.transaction(async (orm) => {
      await orm.insert(schemaVersion).values(version(name));
      return run();
    });
  expect(await put('kept', () => 7)).toBe(7);
  await expect(
    put('lost', () => {
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await first.close();
  await first.close();
  await expect(first.orm.$count(schemaVersion)).rejects.toThrow('Failed query');
  expect(await readdir(dataDir)).toEqual(['postgres']);
  // What is there is prepared, too; where that fails, it is closed.
  const refusing = openDatabase({ dataDir, prepare: () => Promise.reject(new Error('spoilt')) });
  await expect(refusing).rejects.toMatchObject({
    message: expect.stringContaining('spoilt'),
    cause: new Error('spoilt'),
  });
  expect(await readdir(dataDir)).toEqual(['postgres']);
  const names: string[] = [];
  const second = await openDatabase({
    dataDir,
    prepare: async ({ orm }) => {
      for (const { name } of await orm.select().from(schemaVersion)) names.push(name);
    },
  });
  expect(names).toEqual(['kept']);
  await second.close();
});

test('whose folder holds something else, or is a file, is left alone and free', async () => {
  const dataDir = join(await newDatabaseFolder(), 'other');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(join(dataDir, 'postgres', 'half'), '');
  const opening = () => openPglite(dataDir, neverFilled);
  await expect(opening()).rejects.toThrow('it holds no whole database');
  await expect(opening()).rejects.toThrow('it holds no whole database');
  expect(await readdir(dataDir)).toEqual(['postgres']);
  const file = join(dataDir, 'postgres', 'half');
  await writeFile(join(dataDir, 'postgres', 'postgres'), '');
  await expect(openPglite(join(dataDir, 'postgres'), neverFilled)).rejects.toThrow('ENOTDIR');
  await expect(openPglite(file, neverFilled)).rejects.toThrow('EEXIST');
});
