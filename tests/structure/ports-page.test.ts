/** The page of calls names each path once, with a port's method and a use case that are there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { root } from '../../scripts/package/run-tool.ts';

const page = readFileSync(join(root, 'core/PORTS.md'), 'utf8');

const sourcesUnder = (folder: string): string =>
  globSync(`core/${folder}/**/*.ts`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

const [ports, core] = [sourcesUnder('ports'), sourcesUnder('.')];

const codeSpans = (text = ''): readonly string[] =>
  [...text.matchAll(/`(?<code>[^`]+)`/gu)].map(({ groups }) => groups?.['code'] ?? '');

/** The rows of the table under a heading: the spans of their path, port and use case. */
const rowsUnder = (heading: string): readonly (readonly (readonly string[])[])[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, 4).map(codeSpans));
};

const calls = [
  'The shop API',
  'The price API',
  'Other paths of the shop',
  'The content service',
] as const;

/** Whether a port has a method: its type is followed by it before the next type begins. */
const hasMethod = (text: string): boolean => {
  const [port = '', method = ''] = text.split('.');
  const [, after = ''] = ports.split(new RegExp(`export (?:type|interface) ${port}\\b`, 'u'));
  const [own = ''] = after.split('\nexport ');
  const generic = /= (?<name>\w+)<[\w, ]+>/u.exec(own)?.groups?.['name'];
  return (
    new RegExp(`readonly ${method}: `, 'u').test(own) ||
    (generic !== undefined && hasMethod(`${generic}.${method}`))
  );
};

describe('the page of calls', () => {
  const rows = calls.flatMap(rowsUnder);

  test('has all that the specification lists, each once', () => {
    const paths = calls.map((heading) => rowsUnder(heading).flatMap(([path = []]) => path));
    expect(paths.map(({ length }) => length)).toEqual([42, 8, 4, 5]);
    for (const named of paths) expect(new Set(named).size).toBe(named.length);
  });

  test('names a method of a port for each', () => {
    const wrong = rows.filter(([, port = []]) => port.length === 0 || !port.every(hasMethod));
    expect(wrong).toEqual([]);
    expect([hasMethod('Prices.nothing'), hasMethod('Nothing.formats')]).toEqual([false, false]);
  });

  test('names a use case for each', () => {
    const isExported = (name: string): boolean =>
      new RegExp(`^export const ${name}\\b`, 'mu').test(core);
    const wrong = rows.filter(
      ([, , useCase = []]) => useCase.length === 0 || !useCase.every(isExported),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves out no port with a method', () => {
    const environments = [
      ...ports.matchAll(/export type Has\w+ = \{ readonly \w+: (?<port>\w+)/gu),
    ];
    const named = new Set(codeSpans(page).map((span) => span.split('.')[0]));
    const unnamed = environments
      .map(({ groups }) => groups?.['port'] ?? '')
      .filter((port) => !named.has(port));
    expect(unnamed.toSorted()).toEqual(['Clock', 'Log']);
  });
});
