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

/** The modules with which the browser's part of a page begins, and those that it loads later. */
const firstRoots = ['page/page-view.tsx', 'shell/page-frame.tsx'];
const laterRoots = [
  'page/error-view.tsx',
  'page/failed-page.tsx',
  'shell/live-header.tsx',
  'product/product-dialog.tsx',
  'designer/designer-view.tsx',
];

const needed = styleSheets('page/static-parts.server.tsx');
const first = new Set(firstRoots.flatMap(styleSheets));
const later = new Set(laterRoots.flatMap(styleSheets));

describe('the styles of static parts', () => {
  test('are on the list of those that no script of the browser brings', () => {
    const missing = needed.filter((name) => !first.has(name) && !later.has(name));
    expect(missing.length).toBeGreaterThan(5);
    expect(styleSheets('server-styles.ts').toSorted()).toEqual(missing.toSorted());
  });

  test('or on the list of those that come later', () => {
    const late = needed.filter((name) => !first.has(name) && later.has(name));
    expect(late.length).toBeGreaterThan(0);
    expect(styleSheets('later-styles.ts').toSorted()).toEqual(late.toSorted());
  });
});
