import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { codeFiles } from '../../scripts/read-modules.ts';

const root = join(import.meta.dirname, '../..');

/** Tests that share a name with something of another folder, each with what they are about. */
const elsewhere: Readonly<Record<string, string>> = {
  'tests/ui/messages/messages.test.ts': 'the messages of all folders',
};

const files = codeFiles(root);

/** The folder that a test's own folder stands for; the subjects of the core lie in its domain. */
const mirrored = (path: string): string => {
  const folder = dirname(path).replace(/^tests\//u, '');
  return existsSync(join(root, folder)) ? folder : folder.replace(/^core\//u, 'core/domain/');
};

const nameOf = (path: string): string =>
  basename(path).replace(/(?:\.(?:client|server|test))?\.(?:tsx?|mjs)$/u, '');

const partOf = (path: string): string => path.split('/')[0] ?? '';

const sources = files
  .filter((path) => !/^tests\/|\.stories\.tsx$/u.test(path))
  .map((path) => ({ part: partOf(path), folder: dirname(path), name: nameOf(path) }));

const tests = files.filter((path) =>
  /^tests\/(?:adapters|core|scripts|server|ui)\/.+\.test\.tsx?$/u.test(path),
);

/** Where files of a test's name stand in the same part of the house. */
const foldersOfNamesakes = (path: string): readonly string[] => {
  const own = { part: partOf(mirrored(path)), name: nameOf(path) };
  return sources
    .filter(({ part, name }) => name === own.name && part === own.part)
    .map(({ folder }) => folder);
};

describe('the tree of the tests', () => {
  test('every folder of tests stands for one of the house', () => {
    expect(tests.filter((path) => !existsSync(join(root, mirrored(path))))).toEqual([]);
  });

  test('a test with the name of a file stands where that file does', () => {
    const misplaced = tests.filter((path) => {
      const folders = foldersOfNamesakes(path);
      return folders.length > 0 && !folders.includes(mirrored(path));
    });
    expect(misplaced).toEqual(Object.keys(elsewhere));
  });
});
