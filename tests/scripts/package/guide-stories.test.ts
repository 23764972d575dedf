/** The stories of the package's guide tell the truth: they compile, run and print what they say. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { root, runTool } from '../../../scripts/package/run-tool.ts';
import { stageSources } from '../../../scripts/package/stage.ts';
import { exportsFor, packageEntries } from '../../../scripts/package/subjects.ts';

const core = join(root, 'core');
const readme = readFileSync(join(core, 'README.md'), 'utf8');
const entries = packageEntries(core);

let place = '';

const stories = [...readme.matchAll(/^```ts\n(?<code>[\s\S]*?)^```$/gmu)].map(
  ({ groups, index }) => ({
    title: readme.slice(0, index).split('\n### ').at(-1)?.split('\n')[0] ?? '',
    file: `story-${index}.ts`,
    code: groups?.['code'] ?? '',
  }),
);

/** Some spaces are no-break spaces in print, and plain ones in the guide. */
const lines = (text: string): readonly string[] =>
  text
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .trimEnd()
    .split('\n');

const announced = (code: string): readonly string[] =>
  [...code.matchAll(/\/\/ → (?<line>.*)$/gmu)].map(({ groups }) => groups?.['line'] ?? '');

/** A folder that is the package by name, so that the stories import from it as they stand. */
const stagePackageSources = (): void => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  place = mkdtempSync(join(root, '.cache', 'core-readme-'));
  stageSources(place);
  const exports = Object.fromEntries(
    Object.entries(exportsFor(entries)).map(([entry, file]) => [
      entry,
      file.replace('./dist/', './source/').replace(/\.js$/u, '.ts'),
    ]),
  );
  const description = { name: 'passepartout', type: 'module', exports };
  writeFileSync(join(place, 'package.json'), JSON.stringify(description));
  const options = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'], incremental: false },
    include: ['story-*.ts'],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(options));
  for (const { file, code } of stories) writeFileSync(join(place, file), code);
};

describe('the stories of the guide', () => {
  beforeAll(stagePackageSources);

  afterAll(() => rmSync(place, { recursive: true }));

  test('are there', () => {
    expect(stories.length).toBeGreaterThanOrEqual(8);
    expect(stories.filter(({ code }) => announced(code).length === 0)).toEqual([]);
  });

  test('compile', { timeout: 60_000 }, () => {
    expect(runTool('tsc', ['-p', place], root)).toBe('');
  });

  test.each(stories)('$title: prints what it says', ({ file, code }) => {
    const { stdout, stderr } = spawnSync(process.execPath, [file], {
      cwd: place,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    expect(stderr).toBe('');
    expect(lines(stdout)).toEqual(lines(announced(code).join('\n')));
  });
});
