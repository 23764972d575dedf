import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { unusedExports } from '../../scripts/unused-exports.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-exports-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

type Files = Readonly<Record<string, string>>;

/** The folders that the core's package is read from are there in every tree. */
const skeleton = ['core/domain', 'core/ports', 'core/usecases'];

const unusedIn = (files: Files): readonly string[] => {
  for (const folder of skeleton) mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return unusedExports(root).map(({ file, line, name }) => `${file}:${line} ${name}`);
};

const ab = 'export const a = 1;\nexport type B = 2;\n';

describe('an exported name', () => {
  test.each<readonly [string, Files]>([
    ['a value and a type that only their own file uses', { 'ui/c.ts': 'export const c: B = a;' }],
    ['a name that stands in a text or a comment', { 'ui/c.ts': "// import { a, B }\n'a, B';" }],
    ['a name of the same spelling from elsewhere', { 'ui/c.ts': "import { a, B } from 'x';" }],
    ['a name of the same spelling in the importing file', { 'ui/c.ts': "import './ab.ts'; a; B;" }],
    ['what is in a module that is only loaded', { 'ui/c.ts': "void import('./ab.ts');" }],
    ['what a namespace does not name', { 'ui/c.ts': "import * as n from './ab.ts'; n.c;" }],
  ])('that no other file names is found: %s', (_what, others) => {
    const found = unusedIn({ 'ui/ab.ts': `${ab}const own: B = 2; void [a, own];`, ...others });
    expect(found).toEqual(expect.arrayContaining(['ui/ab.ts:1 a', 'ui/ab.ts:2 B']));
  });

  test.each([
    ['an import', "import { a as own, type B } from './ab.ts';"],
    ['an import of types', "import { a } from './ab.ts'; import type { B } from './ab.ts';"],
    ['a namespace', "import * as n from './ab.ts'; const b: n.B = n.a;"],
    [
      'an import at run time',
      "type T = import('./ab.ts').B; const { a } = await import('./ab.ts');",
    ],
    ['a member of it', "type T = import('./ab.ts').B; (await import('./ab.ts')).a;"],
    [
      'the type of a module',
      "type T = import('./ab.ts').B; type U = (typeof import('./ab.ts'))['a'];",
    ],
    ['an address from the root', "import { a, type B } from '/ui/ab.ts';"],
    ['a query of Vite', "import { a, type B } from './ab.ts?x';"],
  ])('is used by %s', (_what, text) => {
    expect(unusedIn({ 'ui/ab.ts': ab, 'ui/c.ts': text })).toEqual([]);
    expect(unusedIn({ 'ui/c.ts': '' })).toEqual(['ui/ab.ts:1 a', 'ui/ab.ts:2 B']);
  });

  test('that a file hands on is asked for under the new name', () => {
    const handOn =
      "export { a as c } from './ab.ts';\nimport { B } from './ab.ts';\nexport type { B };";
    expect(unusedIn({ 'ui/ab.ts': ab, 'ui/c.ts': handOn })).toEqual(['ui/c.ts:1 c', 'ui/c.ts:3 B']);
  });

  test('that a file hands on with a star is used by those who take it there', () => {
    expect(
      unusedIn({
        'ui/ab.ts': ab,
        'ui/star.ts': "export * from './ab.ts';",
        'ui/d.ts': "import { a } from './star.ts';",
      }),
    ).toEqual(['ui/ab.ts:2 B']);
  });

  test('of the core is used through the package, its entries and its modules', () => {
    const text = "import { a } from 'passepartout';\nimport { b } from 'passepartout/money';\n";
    const story = "import { c } from 'passepartout/money/c';\n";
    expect(
      unusedIn({
        'core/domain/money/a.ts': 'export const a = 1;',
        'core/domain/money/b.ts': 'export const b = 1;',
        'core/domain/money/c.ts': 'export const c = 1;',
        'core/domain/text/b.ts': 'export const b = 1;',
        'core/README.md': `# Guide\n\n\`\`\`ts\n${story}\`\`\`\n`,
        'examples/a.ts': text,
      }),
    ).toEqual(['core/domain/text/b.ts:1 b']);
  });

  test('of the core may be a type that a used export names, but not one of a body', () => {
    const text = [
      'export type Problem = 1;',
      'type Result = Problem | 2;',
      'export type Input = { readonly more: More };',
      'export type More = 3;',
      'export type Inner = 4;',
      'export const a = (input: Input): Result => { const one: Inner = 4; return 2; };',
    ].join('\n');
    const user = "import { a } from '../core/domain/a/a.ts';";
    expect(unusedIn({ 'core/domain/a/a.ts': text, 'ui/c.ts': user })).toEqual([
      'core/domain/a/a.ts:5 Inner',
    ]);
    expect(unusedIn({ 'ui/c.ts': '' })).toHaveLength(5);
    expect(
      unusedIn({
        'core/domain/a/a.ts': '',
        'ui/a.ts': text,
        'ui/c.ts': "import { a } from './a.ts';",
      }),
    ).toHaveLength(4);
  });

  test('that a tool reads is not asked for', () => {
    expect(
      unusedIn({
        'ui/a.stories.tsx': ab,
        'tests/web/setup.ts': ab,
        '.storybook/preview.tsx': ab,
        'vite.config.ts': ab,
        'server/a.ts': 'export default 1;',
      }),
    ).toEqual([]);
  });
});
