import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

import { packCore } from '../scripts/package/pack-core.ts';
import { root } from '../scripts/package/run-tool.ts';
import { printTable } from './table.ts';

type ModuleSize = { readonly name: string; readonly gzip: number; readonly brotli: number };

const entryName = 'virtual:everything-of-a-module';

/** The size of `import { everything } from module` in a browser's bundle, dependencies and all. */
const sizeOf = async (name: string, file: string): Promise<ModuleSize> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'everything-of-a-module',
        resolveId: (id) => (id === entryName ? id : undefined),
        load: (id) => (id === entryName ? `export * from ${JSON.stringify(file)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: true,
      rolldownOptions: { input: entryName, preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = Buffer.from(
    chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join(''),
  );
  return { name, gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length };
};

/** What each entry of the published package, and each of its modules, brings into a page. */
export const measureModules = async () => {
  const place = mkdtempSync(join(root, '.cache', 'modules-'));
  try {
    const dist = join(packCore(place).folder, 'dist');
    const sizes: ModuleSize[] = [];
    const files = globSync('**/*.js', { cwd: dist, exclude: ['fp.*.js'] }).toSorted();
    for (const file of files) {
      const path = join(dist, file);
      const name = relative(dist, path)
        .replace(/^domain\//u, '')
        .replace(/\.js$/u, '');
      sizes.push(await sizeOf(name, path));
    }
    const entries = sizes.filter(({ name }) => !name.includes('/'));
    printTable(
      'What importing everything of an entry brings into a page, bytes',
      ['entry', 'gzip', 'brotli'],
      entries.map(({ name, gzip, brotli }) => [name, gzip, brotli]),
    );
    return {
      entries: Object.fromEntries(entries.map(({ name, brotli }) => [name, brotli])),
      modules: Object.fromEntries(
        sizes.filter(({ name }) => name.includes('/')).map(({ name, brotli }) => [name, brotli]),
      ),
    };
  } finally {
    rmSync(place, { recursive: true });
  }
};
