import { describe, expect, test } from 'vitest';

import {
  describeFolderFailure,
  describeServerFailure,
} from '../../../adapters/postgres/open-failure.ts';

const folder = '/data/postgres';

const coded = (code: string): Error => Object.assign(new Error('no'), { code });

const otherwise =
  'Move it away or restore it from a backup; a new one is created at the next start. ' +
  'Or give this process another DATA_DIR.';

describe('the line about a folder', () => {
  test.each([
    ['EACCES', 'may not be written by this user: give it to this user'],
    ['EPERM', 'may not be written by this user: give it to this user'],
    ['EROFS', 'lies on a file system that cannot be written: mount it writable'],
    ['ENOSPC', 'lies on a full disk: make room there'],
    ['ENOTDIR', 'has a file where a folder must be: move that file away'],
    ['EEXIST', 'has a file where a folder must be: move that file away'],
  ])('says what %s means', (code, words) => {
    const line = `The database folder ${folder} ${words}, or choose another DATA_DIR.`;
    expect(describeFolderFailure(coded(code), folder, 1)).toBe(line);
  });

  test.each([
    [new Error('no memory'), 'no memory'],
    [new Error('outer', { cause: new Error('inner') }), 'inner'],
    [{ errno: 44 }, 'its files cannot be read or written (error 44)'],
    [Object.assign(new Error('no'), { errno: -5 }), 'no'],
    [Object.assign(new Error('Aborted()'), { name: 'RuntimeError' }), 'its files are damaged'],
    [{ name: 'RuntimeError' }, 'the engine gave no reason'],
    [undefined, 'the engine gave no reason'],
    [new Error('taken', { cause: { kind: 'other' } }), 'the engine gave no reason'],
    [new AggregateError([new Error('one'), new Error('two')], ''), 'one; two'],
  ])('has the reason of any other failure (%#)', (error, reason) => {
    const line = `The database folder ${folder} cannot be used: ${reason}. ${otherwise}`;
    for (const descriptors of [undefined, 160])
      expect(describeFolderFailure(error, folder, descriptors)).toBe(line);
    expect(describeFolderFailure(error, folder, 159)).toBe(
      `The database folder ${folder} cannot be used: this process may have 159 files open, ` +
        'and the database needs 160 and more. Raise the limit (ulimit -n 1024).',
    );
  });

  test('is that of the lock where another process has it', () => {
    const cause = { kind: 'database-locked', pid: 7 };
    expect(describeFolderFailure(new Error('in use', { cause }), folder, 1)).toBe('in use');
  });
});

test('the line about a server has its place, without user and password, and the reason', () => {
  const url = 'postgres://shop:secret@db.example.com:5433/prices';
  expect(describeServerFailure(new Error('no route'), url)).toBe(
    'The database at db.example.com:5433/prices cannot be used: no route. Check that it runs and ' +
      'that DATABASE_URL is right; without DATABASE_URL the embedded one is used.',
  );
});
