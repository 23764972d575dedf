/** The build's own steps: what they change, and that what they stand for is still so. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fpEsModules, fpModules } from '../../../scripts/vite/fp-es-modules.ts';
import { plainImports } from '../../../scripts/vite/plain-imports.ts';

describe('the modules of fp-ts and io-ts', () => {
  test('are those that core/fp.ts imports', () => {
    expect(fpModules).toContain('io-ts');
    expect(fpModules).toContain('fp-ts/lib/Either.js');
    expect(new Set(fpModules).size).toBe(fpModules.length);
  });

  test('have their twins as ES modules', async () => {
    const folder = join(import.meta.dirname, '../../../node_modules');
    for (const name of fpModules) {
      const path = name === 'io-ts' ? 'io-ts/es6/index.js' : name.replace('/lib/', '/es6/');
      expect(await readFile(join(folder, path), 'utf8')).toMatch(/^(?:import|export)\b/mu);
    }
  });
});

/** Builds one entry for a browser with a plugin, not minified, and gives the code. */
const built = async (folder: string, entry: string, plugins: Plugin[]) => {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(folder, entry), output: { codeSplitting: true } },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
};

describe('a build', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'));
    const files = {
      'later.js': 'export const later = 1; document.title = "later";',
      'lazy.js': 'import("./later.js").then(({ later }) => console.log(later));',
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  test('has no helper around its dynamic imports', async () => {
    const code = await built(folder, 'lazy.js', [plainImports()]);
    expect(code).not.toMatch(/vite:preloadError|modulepreload|__VITE/u);
    expect(code).toMatch(/^import\(/mu);
    expect(code).toContain('document.title');
  });
});

test('the twins of fp-ts are for the browser’s build alone', () => {
  expect(fpEsModules().apply).toBe('build');
});
