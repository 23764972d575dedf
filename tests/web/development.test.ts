/** Development: styles before scripts, hot updates that keep what was typed, server changes at once. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { headScript, startScript } from '../../server/pages/document.ts';
import { address, eventually, withBrowser } from './browser.ts';
import { freePort, newDataFolder, removeDataFolder } from './shop.ts';

const root = join(import.meta.dirname, '../..');
const problems: string[] = [];
const openPage = withBrowser(problems);

/** A copy of the sources within the checkout: what is changed in it changes nothing else. */
const copySources = (): string => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/development-'));
  for (const name of ['adapters', 'core', 'public', 'scripts', 'server', 'ui', 'vite.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of [
    'tsconfig.json',
    'tsconfig.base.json',
    'tsconfig.ui.json',
    'tsconfig.server.json',
    'tsconfig.tests.json',
  ])
    cpSync(join(root, name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
};

let close: () => Promise<void>;
let port = 0;
let change: (path: string, from: string, to: string) => void;

beforeAll(async () => {
  const folder = copySources();
  const dataDir = newDataFolder(inject('template'));
  port = await freePort();
  const child = spawn(process.execPath, ['server/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      PAGE_MILLISECONDS: '15000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  close = async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    removeDataFolder(dataDir);
    rmSync(folder, { recursive: true, force: true });
  };
  change = (path, from, to) => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      if (part.toString().includes('is open at')) resolve();
    });
  });
  // The first answer waits until everything is loaded once.
  await html();
});

afterAll(async () => {
  await close();
});

const canvas = (query = ''): string => address('localhost', `/leinwanddruck${query}`, port);
const html = async (): Promise<string> => (await fetch(canvas())).text();

test('a document brings the styles of all that it shows, and scripts wait for the document', async () => {
  const text = await html();
  const [head = '', body = ''] = text.split('</head>');
  expect(head).toContain('<style data-development>');
  for (const rule of [
    '--color-surface',
    '@font-face',
    'buy-bar',
    '.own-format',
    '@view-transition',
  ])
    expect(head).toContain(rule);
  expect(body).toContain('<h1>');
  // Modules run when the document is parsed; what sets the kept look of an experiment runs at once, and
  // what imports the rest stands at the end.
  for (const [tag] of text
    .replace(`<script>${headScript('/ui/web/audience/net-view.client.ts')}`, '')
    .replace(`<script>${startScript(['/ui/web/boot/entry.client.ts'])}</script></body></html>`, '')
    .matchAll(/<script\b[^>]*>/gu))
    expect(tag).toMatch(/type="(?:module|application\/(?:ld\+)?json)"/u);
});

test('an answer says how long it took', async () => {
  const { headers } = await fetch(canvas());
  expect(headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d$/u);
});

test('a changed component is drawn anew and keeps what was typed', async () => {
  const page = await openPage();
  page.setDefaultTimeout(40_000);
  await page.goto(canvas('?dialog=calculator-own-format'));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { marked: true }));
  // Its script comes on its own: what changes before would be another text than the server's.
  await page.locator('dialog:modal').waitFor();
  const width = page.locator('dialog[open] input[name="width"]');
  await width.fill('123');
  change(
    'ui/web/products/wall-picture/parts/own-format/own-format.tsx',
    '<form',
    '<form data-changed',
  );
  await page.locator('form[data-changed]').waitFor({ state: 'attached' });
  expect(await width.inputValue()).toBe('123');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test('a query that the page does not read is told to engineers, once', async () => {
  const page = await openPage();
  page.setDefaultTimeout(40_000);
  await page.goto(canvas('?formattype=300x200&formatType=300x200'));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await eventually(async () => problems.length).toBe(1);
  expect(problems.splice(0).join()).toContain('the page reads no formattype.');
});

test('what changes on the server, and in a style, is in the next answer', async () => {
  const has = (text: string) => async (): Promise<boolean> => (await html()).includes(text);
  change(
    'server/embedded/content/samples/stories/canvas/de.ts',
    "headline: 'Ihr Foto auf Leinwand'",
    "headline: 'Ihr Bild auf Leinwand'",
  );
  await eventually(has('<h1>Ihr Bild auf Leinwand</h1>')).toBe(true);
  change('ui/components/base.css', 'min-block-size: 100vh;', 'min-block-size: 99vh;');
  await eventually(has('min-block-size: 99vh;')).toBe(true);
});
