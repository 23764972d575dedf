/**
 * How much script and style a first visit to each route loads, from the production build, beside
 * its budget. `node scripts/sizes.ts` prints the table and fails when a budget is exceeded.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { E, t } from '../core/fp.ts';
import { budgetOf, readBudgets } from './size-budgets.ts';

/** Bytes as written, after gzip and after Brotli. */
type Size = { readonly raw: number; readonly gzip: number; readonly brotli: number };

type RouteSize = { readonly route: string; readonly script: Size; readonly style: Size };

/** The part of Vite's manifest that says what a module loads. */
const Manifest = t.record(
  t.string,
  t.intersection([t.type({ file: t.string }), t.partial({ imports: t.array(t.string) })]),
);

type Manifest = t.TypeOf<typeof Manifest>;

const entry = 'ui/web/boot/entry.client.ts';

/** What a first visit loads besides the entry, by route: the sources of its chunks. */
const routeSources = {
  page: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const readManifest = (client: string): Manifest => {
  const decoded = Manifest.decode(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')),
  );
  if (E.isLeft(decoded)) throw new Error(`No manifest in ${client}: build first.`);
  return decoded.right;
};

/** The files of a module and of all that it imports at once. */
const filesOf = (
  manifest: Manifest,
  source: string,
  files = new Set<string>(),
): ReadonlySet<string> => {
  const row = manifest[source];
  if (row === undefined) throw new Error(`${source} is not in the build.`);
  if (files.has(row.file)) return files;
  files.add(row.file);
  for (const imported of row.imports ?? []) filesOf(manifest, imported, files);
  return files;
};

/** The packed copy that the build wrote, or else what packing would give. */
const packed = (path: string, content: Buffer): Pick<Size, 'brotli' | 'gzip'> => ({
  brotli: (existsSync(`${path}.br`) ? readFileSync(`${path}.br`) : brotliCompressSync(content))
    .length,
  gzip: (existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(content)).length,
});

const sizeOf = (client: string, files: Iterable<string>): Size =>
  [...files].reduce<Size>(
    (sum, file) => {
      const path = join(client, file);
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

/**
 * Sizes of every route that shows a page.
 * @param client The client build: `build/client`.
 */
export const routeSizes = (client: string): readonly RouteSize[] => {
  const manifest = readManifest(client);
  const style = sizeOf(client, [readFileSync(join(client, '.vite/style-sheet'), 'utf8').trim()]);
  return Object.entries(routeSources).map(([route, sources]) => {
    const files = new Set([entry, ...sources].flatMap((source) => [...filesOf(manifest, source)]));
    return { route, script: sizeOf(client, files), style };
  });
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(3)} kB`;

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
