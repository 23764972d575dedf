/** The build's own steps: what they change, and that what they stand for is still so. */
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { build, createBuilder } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

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

const plugin = join(import.meta.dirname, '../../../scripts/vite/style-sheet.ts');

/** A configuration with the plugin, in a file of the folder. */
const configFor = (folder: string): string => `
  import { styleSheet } from ${JSON.stringify(plugin)};
  const out = (name, rest) => ({
    outDir: ${JSON.stringify(folder)} + '/out/' + name,
    rolldownOptions: { input: ${JSON.stringify(folder)} + '/' + name + '.js' },
    ...rest,
  });
  export default () => ({
    plugins: [styleSheet()],
    build: { cssCodeSplit: false, modulePreload: false },
    builder: {
      buildApp: async ({ build, environments: { client, ssr } }) => {
        for (const environment of [client, ssr]) await build(environment);
      },
    },
    environments: {
      client: { build: out('client', { manifest: true }) },
      ssr: { build: out('server', { ssr: true, emitAssets: true }) },
    },
  });
`;

describe('the style sheet', () => {
  const both = 'import styles from "./both.module.css"; console.log(styles.both);';
  const own = 'import("./later.js");';
  let folder = '';

  /** Builds a client and a server of these modules, as `vite.config.ts` does. */
  const buildBoth = async (client: string, server: string): Promise<readonly string[]> => {
    folder = await mkdtemp(join(tmpdir(), 'sheet-'));
    const files = {
      'client.js': client,
      'server.js': server,
      'later.js': 'import styles from "./later.module.css"; console.log(styles.later);',
      'brought.js':
        'import styles from "./later.module.css"; import text from "./later.module.css?inline"; console.log(styles.later, text);',
      'both.module.css': '.both { color: red; }',
      'later.module.css': '.later { color: blue; }',
      'server.module.css': '.server { color: green; }',
      'vite.config.js': configFor(folder),
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
    // From a file, as the shop's: each environment then has plugins of its own.
    const builder = await createBuilder({ root: folder, logLevel: 'silent' });
    await builder.buildApp();
    return readdir(join(folder, 'out/client/assets'));
  };

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  test('of a client is what its server imports', async () => {
    const server = `${both} import more from './server.module.css'; console.log(more.server);`;
    const files = await buildBoth(both, server);
    const [sheet = '', ...more] = files.filter((file) => file.endsWith('.css'));
    expect(more).toEqual([]);
    const text = await readFile(join(folder, 'out/client/assets', sheet), 'utf8');
    expect(text).toContain('red');
    expect(text).toContain('green');
  });

  test('is spared the styles that a chunk of the browser brings itself', async () => {
    const files = await buildBoth(`${both} import("./brought.js");`, both);
    const texts = await Promise.all(
      files.map(async (file) => ({
        file,
        text: await readFile(join(folder, 'out/client/assets', file), 'utf8'),
      })),
    );
    const withRule = texts.filter(({ text }) => /color:\s*(?:#00f|blue)/u.test(text));
    expect(withRule.map(({ file }) => file.replace(/^.*\./u, ''))).toEqual(['js']);
  });

  test('is refused where browsers draw what no module of the server imports', async () => {
    await expect(buildBoth(`${both} ${own}`, both)).rejects.toThrow(/styles of \S*later/u);
  });
});
