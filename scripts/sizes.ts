/**
 * How much script and style a first visit to each route loads, from the production build, beside
 * its budget. `node scripts/sizes.ts` prints the table and fails when a budget is exceeded.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { E, t } from '../core/fp.ts';
import { budgetOf, readBudgets } from './size-budgets.ts';

/** Bytes as written, after gzip and after Brotli. */
export type Size = { readonly raw: number; readonly gzip: number; readonly brotli: number };

export type RouteSize = { readonly route: string; readonly script: Size; readonly style: Size };

const assets = t.type({
  module: t.string,
  imports: t.array(t.string),
  css: t.array(t.string),
});

/** The part of React Router's browser manifest that says what a route loads. */
const manifest = t.type({
  url: t.string,
  entry: assets,
  routes: t.record(
    t.string,
    t.intersection([
      assets,
      t.type({ id: t.string, hasDefaultExport: t.boolean }),
      t.partial({ parentId: t.string }),
    ]),
  ),
});

type Manifest = t.TypeOf<typeof manifest>;

const prefix = 'window.__reactRouterManifest=';

const readManifest = (client: string): Manifest => {
  const folder = join(client, 'assets');
  const name = readdirSync(folder).find((file) => /^manifest-[^.]*\.js$/u.test(file));
  if (name === undefined) throw new Error(`No manifest in ${folder}: build first.`);
  const text = readFileSync(join(folder, name), 'utf8');
  const json: unknown = JSON.parse(text.slice(prefix.length).replace(/;\s*$/u, ''));
  const decoded = manifest.decode(json);
  if (E.isLeft(decoded)) throw new Error(`${name} is not a manifest of React Router.`);
  return decoded.right;
};

/** The packed copy that the build wrote, or else what packing would give. */
const packed = (path: string, content: Buffer): Pick<Size, 'brotli' | 'gzip'> => ({
  brotli: (existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(content))
    .length,
  gzip: (existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(content)).length,
});

/** React Router marks a style sheet that another chunk brings, too, with a `#` at its end. */
const filesOf = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.map((url) => url.replace(/#$/u, '')));

const sizeOf = (client: string, urls: readonly string[]): Size =>
  [...filesOf(urls)].reduce<Size>(
    (sum, url) => {
      const path = join(client, url);
      const content = readFileSync(path);
      const { brotli, gzip } = packed(path, content);
      return {
        raw: sum.raw + content.length,
        gzip: sum.gzip + gzip,
        brotli: sum.brotli + brotli,
      };
    },
    { raw: 0, gzip: 0, brotli: 0 },
  );

const lineage = (
  routes: Manifest['routes'],
  id: string | undefined,
): Manifest['routes'][string][] => {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...lineage(routes, route.parentId), route] : [];
};

/**
 * Sizes of every route that shows a page, in the order of the manifest.
 * @param client The client build: `build/client`.
 */
export const routeSizes = (client: string): readonly RouteSize[] => {
  const { entry, routes, url } = readManifest(client);
  return Object.values(routes)
    .filter(({ hasDefaultExport, id }) => hasDefaultExport && id !== 'root')
    .map(({ id }) => {
      const loaded = [entry, ...lineage(routes, id)];
      return {
        route: id,
        script: sizeOf(client, [
          url,
          ...loaded.flatMap(({ imports, module }) => [module, ...imports]),
        ]),
        style: sizeOf(
          client,
          loaded.flatMap(({ css }) => css),
        ),
      };
    });
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

if (import.meta.main) {
  const budgets = readBudgets();
  for (const { route, script, style } of routeSizes(
    join(import.meta.dirname, '..', 'build', 'client'),
  )) {
    const budget = budgetOf(budgets, route);
    const fits = script.brotli <= budget.script && style.brotli <= budget.style;
    console.log(
      `${fits ? '✓' : '✗'} ${route}: script ${kilobytes(script.brotli)} of ${kilobytes(budget.script)}, style ${kilobytes(style.brotli)} of ${kilobytes(budget.style)} (Brotli)`,
    );
    if (!fits) {
      console.log(`  budget since ${budget.since}: ${budget.why}`);
      process.exitCode = 1;
    }
  }
}
