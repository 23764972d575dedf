/** What the server renders to static HTML must find its styles in the browser. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', '..', 'ui', 'web');

const importPattern =
  /^(?:import|export)\s+(?:(?!type\b)[^;']*?from\s+)?'(?<specifier>\.[^']+)';/gmu;

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].map(({ groups }) =>
    resolve(dirname(file), groups?.['specifier'] ?? ''),
  );

const stylesOf = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  if (!file.endsWith('.css')) for (const imported of importsOf(file)) stylesOf(imported, seen);
  return seen;
};

const styleSheets = (file: string): readonly string[] =>
  [...stylesOf(join(web, file))].filter((name) => name.endsWith('.css'));

/** The modules with which the browser's part of the pages begins. */
const browserRoots = [
  'page/page-view.tsx',
  'page/error-view.tsx',
  'page/failed-page.tsx',
  'shell/page-frame.tsx',
  'shell/live-header.tsx',
  'product/product-dialog.tsx',
  'designer/designer-view.tsx',
];

describe('static parts', () => {
  test('have exactly those styles on the list that no script of the browser brings', () => {
    const brought = new Set(browserRoots.flatMap(styleSheets));
    const needed = styleSheets('page/static-parts.server.tsx').filter((name) => !brought.has(name));
    expect(needed.length).toBeGreaterThan(5);
    expect(styleSheets('server-styles.ts').toSorted()).toEqual(needed.toSorted());
  });
});
