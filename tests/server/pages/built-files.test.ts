/** What documents name of a build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readBuiltFiles } from '../../../server/pages/built-files.ts';

const manifest = {
  'ui/web/boot/entry.client.ts': { file: 'assets/entry.js', imports: ['_shared.js', '_frame.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['ui/web/boot/entry.client.ts'] },
  'ui/web/editor/editor.client.ts': { file: 'assets/editor.js' },
  'ui/web/later.tsx': { file: 'assets/later.js' },
  '_islands.js': { file: 'assets/root.js', name: 'islands', imports: ['_shared.js'] },
  'ui/web/page/newsletter-island.tsx': {
    file: 'assets/newsletter.js',
    imports: ['_islands.js', '_frame.js'],
  },
};

/** Of a build of its own, which shares nothing with the other. */
const netManifest: object = { 'ui/web/audience/net-view.client.ts': { file: 'assets/net.js' } };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/style-sheet'), 'assets/style.css\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (content: object, net = netManifest): void => {
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(content));
  writeFileSync(join(folder, '.vite/net-manifest.json'), JSON.stringify(net));
};

test('the entry and all that it imports at once, each once, and nothing that comes later', () => {
  write(manifest);
  const { files } = readBuiltFiles(folder);
  expect(files.scripts).toEqual(['/assets/entry.js', '/assets/shared.js', '/assets/frame.js']);
  expect([files.editor, files.net]).toEqual(['/assets/editor.js', '/assets/net.js']);
  expect(files).toMatchObject({
    styles: '<link rel="stylesheet" href="/assets/style.css">',
    hasMessages: true,
    development: '',
  });
});

test('each island with all that it needs beside the entry, each once', () => {
  write(manifest);
  const { islands } = readBuiltFiles(folder).files;
  expect(islands.newsletter).toEqual(['/assets/root.js', '/assets/newsletter.js']);
});

test('another build has another name', () => {
  write(manifest);
  const { build } = readBuiltFiles(folder);
  expect(build).toMatch(/^[\w-]{12}$/u);
  write({ ...manifest, 'ui/web/later.tsx': { file: 'assets/later-2.js' } });
  expect(readBuiltFiles(folder).build).not.toBe(build);
  write(manifest);
  expect(readBuiltFiles(folder).build).toBe(build);
  writeFileSync(join(folder, '.vite/style-sheet'), 'assets/style-2.css\n');
  expect(readBuiltFiles(folder).build).not.toBe(build);
});

test('a folder without an entry is refused: the process must not start', () => {
  const { 'ui/web/boot/entry.client.ts': entry, ...entryless } = manifest;
  const { 'ui/web/editor/editor.client.ts': editor, ...editorless } = manifest;
  expect([entry, editor]).not.toContain(undefined);
  for (const broken of [{}, entryless, editorless, { ...manifest, 'a.js': 7 }]) {
    write(broken);
    expect(() => readBuiltFiles(folder)).toThrow('npm run build');
  }
  write(manifest, {});
  expect(() => readBuiltFiles(folder)).toThrow('npm run build');
});
