import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { exportOffences } from '../../scripts/core-exports.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'core-exports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const offencesOf = (files: Readonly<Record<string, string>>): readonly string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return exportOffences(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
};

describe('the exports of the core', () => {
  test.each([
    ['a function', 'export const twice = (n: number): number => 2 * n;\n'],
    ['a declared function', 'export function twice(n: number): number { return 2 * n; }\n'],
    ['a value of a function type', 'export const twice: (n: number) => number = double;\n'],
    ['a plain comment', '// not for the reference\nexport const two = () => 2;\n'],
    ['a comment of something else', '/** One. */\nconst one = 1;\nexport const two = () => one;\n'],
    [
      'a comment that comes later',
      'export const two = () => 2;\n/** One. */\nexport const one = 1;\n',
    ],
  ])('want a doc comment on %s', (_what, text) => {
    const line = text.split('\n').findIndex((one) => /^export.*(?:two|twice)/u.test(one)) + 1;
    expect(offencesOf({ 'core/domain/a/a.ts': text })).toEqual([
      `core/domain/a/a.ts:${line} documented`,
    ]);
  });

  test('want a doc comment on what a port can do', () => {
    const text = [
      '/** Counts. */',
      'export type Counter = {',
      '  readonly start: number;',
      '  /** Adds one. */',
      '  readonly add: () => void;',
      '  readonly reset: () => void;',
      '};\n',
    ].join('\n');
    expect(offencesOf({ 'core/ports/a.ts': text, 'core/ports/b.ts': '' })).toEqual([
      'core/ports/a.ts:6 documented',
    ]);
  });

  test.each([
    ['a type', 'export type Two = 2;\n'],
    ['an interface', 'export interface Two { readonly two: 2 }\n'],
    ['a constant', 'export const two = 2;\n'],
    ['a table', 'export const twos = [2, 2] as const;\n'],
    ['a label', 'export const twoLabel = (two: 2): string => String(two);\n'],
  ])('leave %s to its name', (_what, text) => {
    expect(offencesOf({ 'core/domain/a/a.ts': text })).toEqual([]);
  });

  test('want every name once', () => {
    const text = '/** Two. */\nexport const two = 2;\n';
    expect(offencesOf({ 'core/domain/a/a.ts': text, 'core/ports/b.ts': text })).toEqual([
      'core/ports/b.ts:2 unique-name',
    ]);
  });

  test('are fine when documented, with one name for a value and its type', () => {
    const text = '/** Ones. */\nexport const Ones = [1];\n\n/** One. */\nexport type Ones = 1;\n';
    expect(offencesOf({ 'core/usecases/a.ts': text })).toEqual([]);
  });
});
