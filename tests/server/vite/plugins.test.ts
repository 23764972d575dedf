/** The build's own steps: what they change, and that what they stand for is still so. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fpEsModules, fpModules } from '../../../scripts/vite/fp-es-modules.ts';
import { laterChunks, pageChunks } from '../../../scripts/vite/page-chunks.ts';
import { plainImports } from '../../../scripts/vite/plain-imports.ts';
import { secondMinifier } from '../../../scripts/vite/second-minifier.ts';
import { serverStyles } from '../../../scripts/vite/server-styles.ts';
import { unusedRouterParts } from '../../../scripts/vite/unused-router-parts.ts';

const library = join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');

describe('the chunks of a page', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/ui/root.tsx': ['/ui/a.ts', '/node_modules/react/index.js', '\0virtual'],
    '/ui/page.tsx': ['/ui/a.ts', '/ui/b.ts', '/node_modules/other/index.js'],
    '/ui/a.ts': ['/ui/b.ts', '/ui/root.tsx'],
    '/node_modules/react/index.js': ['/ui/only-by-react.ts'],
    '/node_modules/other/index.js': ['/ui/by-other.ts'],
  };
  const context = {
    getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
  };
  const chunkOf = pageChunks(['/ui/root.tsx', '/ui/page.tsx']);

  test.each([
    ['/ui/root.tsx', 'shop'],
    ['/ui/page.tsx', 'shop'],
    ['/ui/a.ts', 'shop'],
    ['/ui/b.ts', 'shop'],
    ['/ui/by-other.ts', 'shop'],
    ['/ui/later.ts', null],
    ['/ui/only-by-react.ts', null],
    ['/node_modules/other/index.js', null],
    ['\0virtual', null],
    ['/node_modules/react/index.js', 'framework'],
    ['/node_modules/react-dom/client.js', 'framework'],
    ['/node_modules/react-router/dist/index.js', 'framework'],
    ['/node_modules/scheduler/index.js', 'framework'],
    ['/node_modules/react-other/index.js', null],
  ])('%s goes to %s', (id, chunk) => {
    expect(chunkOf(id, context)).toBe(chunk);
  });

  test('know a module that nothing is known of', () => {
    expect(pageChunks(['/x'])('/x', { getModuleInfo: () => null })).toBe('shop');
  });

  test('that come later have modules', async () => {
    const root = join(import.meta.dirname, '../../..');
    const files = (
      await Promise.all(
        ['adapters', 'core'].map(async (folder) =>
          (await readdir(join(root, folder), { recursive: true })).map(
            (file) => `/${folder}/${file}`,
          ),
        ),
      )
    ).flat();
    for (const { name, test: pattern } of laterChunks)
      expect([name, files.some((file) => pattern.test(file))]).toEqual([name, true]);
  });
});

describe('the modules of fp-ts and io-ts', () => {
  test('are those behind the one door', () => {
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
  return {
    code: outputs.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
    styles: outputs
      .map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
      )
      .join(''),
  };
};

describe('a build', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'build-'));
    const files = {
      'later.js': 'export const later = 1; document.title = "later";',
      'lazy.js': 'import("./later.js").then(({ later }) => console.log(later));',
      'used.js': 'export const used = 1;',
      'long.js':
        '/*! a notice */ const f = (x) => { if (x) { return 1 } else { return 2 } }; console.log(f(Number(location.hash)), f(1));',
      'sheet.module.css': '.row { color: teal; }',
      'other.module.css': '.other { color: navy; }',
      'list.ts': "/** A list. */\nimport './sheet.module.css';\n",
      'entry.js': "import './list.ts';\nimport './other.module.css';\n",
      'reads.js':
        "import './list.ts';\nimport { row } from './sheet.module.css';\nconsole.log(row);",
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  test('has no helper around its dynamic imports', async () => {
    const helper = /vite:preloadError|modulepreload/u;
    const { code } = await built(folder, 'lazy.js', [plainImports()]);
    expect(code).not.toMatch(helper);
    expect(code).toMatch(/import\(/u);
    expect(code).toContain('document.title');
  });

  test('is minified after the bundler to something shorter that does the same', async () => {
    const [once, twice] = [
      await built(folder, 'long.js', []),
      await built(folder, 'long.js', [secondMinifier()]),
    ];
    expect(twice.code.length).toBeLessThan(once.code.length);
    expect(twice.code).not.toContain('notice');
    const said = (code: string): readonly unknown[] => {
      const lines: unknown[] = [];
      runInNewContext(code, {
        console: { log: (...line: unknown[]) => lines.push(line) },
        location: { hash: '' },
      });
      return lines;
    };
    expect(said(twice.code)).toEqual([[2, 1]]);
    expect(said(once.code)).toEqual(said(twice.code));
  });

  test('has the styles of the list, without their names', async () => {
    const { code, styles } = await built(folder, 'entry.js', [
      serverStyles(join(folder, 'list.ts')),
    ]);
    expect(styles).toMatch(/teal|#008080/u);
    expect(code).not.toContain('row');
  });

  test('fails where a script reads the names of a listed style sheet', async () => {
    await expect(
      built(folder, 'reads.js', [serverStyles(join(folder, 'list.ts'))]),
    ).rejects.toThrow(/row/u);
  });
});

/** What a module of React Router imports from another, by the name of the exporting file. */
const importedFrom = async (file: string): Promise<ReadonlySet<string>> => {
  const sources = (await readdir(library, { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  );
  const names = new Set<string>();
  for (const source of sources) {
    const text = await readFile(join(library, source), 'utf8');
    const pattern = new RegExp(`import \\{([^}]*)\\} from "[^"]*/${file}"`, 'gu');
    for (const [, list = ''] of text.matchAll(pattern))
      for (const name of list.split(',')) names.add(name.trim().split(' as ')[0] ?? '');
  }
  return names;
};

describe('the parts of React Router that are left out', () => {
  const { load } = unusedRouterParts();
  const replacementOf = (part: string): string => {
    if (typeof load !== 'function') throw new Error('no loader');
    const code: unknown = Reflect.apply(load, undefined, [join(library, part)]);
    return typeof code === 'string' ? code : '';
  };

  test.each(['dom/ssr/fog-of-war.js', 'router/instrumentation.js'])(
    '%s still is there, and its replacement has all that others import',
    async (part) => {
      const original: object = await import(join(library, part));
      const encoded = Buffer.from(replacementOf(part)).toString('base64');
      const replaced: object = await import(
        /* @vite-ignore */ `data:text/javascript;base64,${encoded}`
      );
      const names = await importedFrom(part.split('/').at(-1) ?? '');
      expect(names.size).toBeGreaterThan(2);
      for (const name of names) {
        expect(Object.keys(original)).toContain(name);
        expect(Object.keys(replaced)).toContain(name);
      }
    },
  );

  test('are those alone', () => {
    expect(replacementOf('router/router.js')).toBe('');
    expect(replacementOf('')).toBe('');
  });

  test('are off in the configuration', async () => {
    const root = join(import.meta.dirname, '../../..');
    expect(await readFile(join(root, 'react-router.config.ts'), 'utf8')).toMatch(
      /routeDiscovery:\s*\{\s*mode:\s*'initial'/u,
    );
    expect(await readFile(join(root, 'ui/web/entry.client.tsx'), 'utf8')).not.toContain(
      'instrumentations',
    );
  });
});

test('the twins of fp-ts are for the browser’s build alone', () => {
  expect(fpEsModules().apply).toBe('build');
});
