import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import { coreReach, reachGrowth, reachLines, reachRecord } from '../../scripts/core-reach.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'core-reach-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** A tree with an entry of each group that imports nothing, and these files. */
const write = (files: Readonly<Record<string, string>>): void => {
  const entries = {
    'server/app.ts': 'export const app = 1;\n',
    'ui/web/boot/entry.client.ts': 'export const start = 1;\n',
    'examples/list.ts': 'export const list = 1;\n',
    'bench/bench.ts': 'export const bench = 1;\n',
  };
  for (const [path, text] of Object.entries({ ...entries, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

const unreachedIn = (files: Readonly<Record<string, string>>): readonly string[] => {
  write(files);
  return coreReach(root).unreached.map(({ path }) => path);
};

const two = '/** Two. */\nexport const two = 2;\n';

describe('the reach of the core', () => {
  test('follows imports from every entry, dynamic ones and those of a package included', () => {
    expect(
      unreachedIn({
        'server/app.ts': "import { a } from '../core/domain/a/a.ts';\na;\n",
        'ui/web/boot/entry.client.ts':
          "export const b = () => import('../../../core/domain/b/b.ts');\n",
        'examples/list.ts':
          "import { two } from 'passepartout/c';\nimport { f } from 'passepartout/c/f';\ntwo(f);\n",
        'bench/bench.ts': "import '../core/usecases/d.ts';\n",
        'core/domain/a/a.ts': "export { e as a } from './e.ts';\n",
        'core/domain/a/e.ts': 'export const e = 1;\n',
        'core/domain/b/b.ts': two,
        'core/domain/c/c.ts': two,
        'core/domain/c/f.ts': 'export const f = 2;\n',
        'core/domain/c/unnamed.ts': 'export const three = 3;\n',
        'core/usecases/d.ts': two,
        'core/usecases/lonely.ts': two,
      }),
    ).toEqual(['core/domain/c/unnamed.ts', 'core/usecases/lonely.ts']);
  });

  test('does not follow types, and does not count a module of types', () => {
    expect(
      unreachedIn({
        'server/app.ts':
          "import type { A } from '../core/domain/a/a.ts';\nimport { type B } from '../core/domain/a/b.ts';\nexport const x: A | B = 1;\n",
        'core/domain/a/a.ts': 'export const a = 1;\nexport type A = 1;\n',
        'core/domain/a/b.ts': 'export const b = 1;\nexport type B = 1;\n',
        'core/domain/a/types.ts': "import type { A } from './a.ts';\nexport type C = A;\n",
      }),
    ).toEqual(['core/domain/a/a.ts', 'core/domain/a/b.ts']);
  });

  test('counts lines: of all that nothing reaches, and of all that the shop does not', () => {
    write({
      'server/app.ts': "import '../core/domain/a/a.ts';\n",
      'bench/bench.ts': "import '../core/domain/b/b.ts';\n",
      'core/domain/a/a.ts': two,
      'core/domain/b/b.ts': two,
      'core/domain/b/c.ts': `${two}\n${two}`,
    });
    const reach = coreReach(root);
    expect(reach).toMatchObject({ percent: 55.6, shopPercent: 77.8 });
    expect(reachLines(reach)).toEqual(['b (5 lines): c.ts 5']);
  });

  test('fails where an entry is not where it was', () => {
    write({});
    rmSync(join(root, 'ui'), { recursive: true });
    expect(() => coreReach(root)).toThrow('No entry of "browser"');
  });

  test('is recorded, and growth above the record is named', () => {
    const record = { percent: 50, shopPercent: 60, since: '2026-11-22', why: 'A test.' };
    const reach = { modules: [], unreached: [] };
    expect(reachGrowth({ ...reach, percent: 50, shopPercent: 60 }, record)).toEqual([]);
    expect(reachGrowth({ ...reach, percent: 50.1, shopPercent: 59 }, record)).toHaveLength(1);
    expect(reachGrowth({ ...reach, percent: 50.1, shopPercent: 60.1 }, record)).toHaveLength(2);
    const file = resolve(import.meta.dirname, '../../scripts/core-reach.json');
    expect(E.isRight(reachRecord.decode(JSON.parse(readFileSync(file, 'utf8'))))).toBe(true);
  });
});
