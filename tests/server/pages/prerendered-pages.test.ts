/** Pages in a folder: what is read is what this build wrote there, and nothing that has changed. */
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { RenderedPage } from '../../../server/pages/page-cache.ts';
import { readManifest } from '../../../server/pages/prerendered-manifest.ts';
import {
  fileOfPage,
  openPrerenderedPages,
  type PagePlace,
} from '../../../server/pages/prerendered-pages.ts';
import type { PageUses } from '../../../server/pages/record-uses.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { pageWith } from './cached-pages.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});

afterEach(() => rm(folder, { recursive: true }));

const host = 'www.example.com';
const placeOf = (path: string): PagePlace => ({ host, path, form: 'document' });
const imprint = placeOf('/impressum');
const shipping = placeOf('/versandkosten');
const imprintFile = () => join(folder, 'sites/www.example.com/impressum/index.html');

const usesOf = (article: string): PageUses => ({
  stories: [{ as: 'link', uuid: 'u', fullSlug: undefined }],
  articles: [article],
  isPriced: true,
  promisedUntil: undefined,
});
const rendered = (text: string): RenderedPage => ({
  ...pageWith(text),
  uses: usesOf(text),
  renderedAt: 5,
});
const isOf = (text: string) => (uses: PageUses) => uses.articles.includes(text);

const always = ({ renderedAt }: { readonly renderedAt: number }) => renderedAt + Infinity;

const open = async (build = 'build', now = 0) => {
  const clock = manualClock(now);
  const log = recordingLog();
  const pages = await openPrerenderedPages({ folder, build, clock, log });
  const read = async (place: PagePlace) =>
    (await pages.read(place, always))?.body.toString().trim();
  /** When the manifest says that a page was rendered. */
  const listed = async (): Promise<readonly number[]> => {
    const manifest = readManifest(await readFile(join(folder, 'manifest.json'), 'utf8'));
    return manifest?.pages.map(({ renderedAt }) => renderedAt) ?? [];
  };
  return { ...pages, clock, log, text: read, listed };
};

test('a page has a file of its own where its path is made of plain names', () => {
  const file = (path: string, at = host) => fileOfPage({ host: at, path, form: 'payload' });
  expect([
    file('/'),
    file('/a/'),
    file('/fr/A-1_b'),
    file('/', 'localhost:3000'),
    fileOfPage(imprint),
  ]).toEqual([
    'sites/www.example.com/_payload.json',
    'sites/www.example.com/a/_payload.json',
    'sites/www.example.com/fr/A-1_b/_payload.json',
    'sites/localhost_3000/_payload.json',
    'sites/www.example.com/impressum/index.html',
  ]);
  for (const path of ['/..', '/a/../b', '/.a', '/a.html', '/-a', '/a%2fb', '/ä', '/a b'])
    expect([path, file(path)]).toEqual([path, undefined]);
  for (const at of ['', '..', '.a', 'a/b', 'A', '[::1]', 'a:1:2'])
    expect([at, file('/', at)]).toEqual([at, undefined]);
});

describe('a page that was written', () => {
  test('is read as it was, by a process that starts later, too', async () => {
    const first = await open();
    expect([first.has(imprint), first.count()]).toEqual([false, 0]);
    await first.write(imprint, rendered('imprint'));
    const later = await open();
    for (const pages of [first, later]) {
      expect([pages.has(imprint), pages.has(shipping), pages.count()]).toEqual([true, false, 1]);
      expect(await pages.read(imprint, always)).toMatchObject({
        body: rendered('imprint').body,
        uses: usesOf('imprint'),
        renderedAt: 5,
      });
      expect(await pages.text(shipping)).toBeUndefined();
      expect(await pages.text({ ...imprint, form: 'payload' })).toBeUndefined();
    }
    expect(await readFile(imprintFile())).toEqual(rendered('imprint').body);
  });

  test('says nothing that its renderer did not say', async () => {
    const { read, write } = await open('build', 7);
    await write(imprint, pageWith('plain'));
    expect(await read(imprint, always)).toMatchObject({
      uses: { stories: [], articles: [], isPriced: false, promisedUntil: undefined },
      renderedAt: 7,
    });
  });

  test('is not there for another build, or where the list names another file for it', async () => {
    await (await open()).write(imprint, rendered('imprint'));
    expect((await open('another')).count()).toBe(0);
    const manifest = join(folder, 'manifest.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace('/impressum/index', '/index'));
    expect((await open()).count()).toBe(0);
    await writeFile(manifest, '{');
    expect((await open()).count()).toBe(0);
  });

  test('is read up to the instant that its age and its uses allow', async () => {
    const { read, write, clock } = await open();
    await write(imprint, rendered('imprint'));
    const told: unknown[] = [];
    const until = (page: Parameters<Parameters<typeof read>[1]>[0]) => {
      told.push([page.renderedAt, page.uses.articles]);
      return 100;
    };
    clock.set(99);
    expect(await read(imprint, until)).toBeDefined();
    clock.set(100);
    expect(await read(imprint, until)).toBeUndefined();
    expect(told[0]).toEqual([5, ['imprint']]);
  });

  test('is not shown once its file is another one, and is written again', async () => {
    const { text, write, has } = await open();
    const spoils = [() => writeFile(imprintFile(), 'changed'), () => rm(imprintFile())];
    for (const [time, spoil] of spoils.entries()) {
      await write(imprint, rendered('imprint'));
      await spoil();
      expect([await text(imprint), has(imprint)]).toEqual([undefined, true]);
      // Nobody looks at the file again before it is written.
      await mkdir(join(imprintFile(), '..'), { recursive: true });
      await writeFile(imprintFile(), rendered('imprint').body);
      expect(await text(imprint)).toBeUndefined();
      await write(shipping, rendered(`shipping ${time}`));
      expect((await open()).count()).toBe(2);
      await rm(imprintFile());
      await write(imprint, rendered('imprint'));
      expect(await text(imprint)).toBe('imprint');
    }
  });

  test('is another process’s, where that has written the folder anew', async () => {
    const [one, other] = [await open(), await open()];
    await one.write(imprint, rendered('former'));
    await other.write(imprint, rendered('imprint'));
    await utimes(join(folder, 'manifest.json'), 1, 1);
    for (const _time of ['first', 'again']) expect(await one.text(imprint)).toBe('imprint');
    await other.write(imprint, { ...rendered('outdated'), renderedAt: 1 });
    await utimes(join(folder, 'manifest.json'), 2, 2);
    expect(await one.read(imprint, ({ renderedAt }) => renderedAt - 1)).toBeUndefined();
    other.retain([]);
    await other.settle();
    await utimes(join(folder, 'manifest.json'), 3, 3);
    expect([await one.text(imprint), one.has(imprint)]).toEqual([undefined, false]);
  });
});

describe('the list of pages', () => {
  test('is written with each new file, and else every ten seconds, or in the end', async () => {
    const { write, clock, listed, settle } = await open();
    await write(imprint, { ...rendered('imprint'), renderedAt: 1 });
    expect(await listed()).toEqual([1]);
    clock.set(9_999);
    await write(imprint, { ...rendered('imprint'), renderedAt: 2 });
    expect(await listed()).toEqual([1]);
    clock.set(10_000);
    await write(imprint, { ...rendered('imprint'), renderedAt: 3 });
    expect(await listed()).toEqual([3]);
    clock.set(19_999);
    await write(imprint, { ...rendered('imprint'), renderedAt: 4 });
    expect(await listed()).toEqual([3]);
    await settle();
    expect(await listed()).toEqual([4]);
    await rm(join(folder, 'manifest.json'));
    await settle();
    expect(await readdir(folder)).toEqual(['sites']);
  });

  test('keeps the file of a page whose bytes are the same', async () => {
    const { write } = await open();
    await write(imprint, rendered('imprint'));
    await writeFile(imprintFile(), 'left alone');
    await write(imprint, rendered('imprint'));
    expect(await readFile(imprintFile(), 'utf8')).toBe('left alone');
  });

  test('keeps the pages of a run alone, and their files', async () => {
    const { write, retain, settle, count, has, log } = await open();
    const gone = placeOf('/weg');
    for (const place of [imprint, shipping, gone]) await write(place, rendered(place.path));
    await rm(join(folder, 'sites/www.example.com/weg/index.html'));
    retain([shipping, placeOf('/neu')]);
    await settle();
    expect([count(), has(shipping), has(imprint)]).toEqual([1, true, false]);
    expect(await readdir(join(imprintFile(), '..'))).toEqual([]);
    expect((await open()).count()).toBe(1);
    expect(log.reports).toEqual([]);
  });

  test('is none where nothing was prerendered', async () => {
    await (await open()).settle();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a change', () => {
  test('takes back the pages made of it at once, with their files, and no others', async () => {
    const { write, drop, text, settle, has, log } = await open();
    await write(imprint, rendered('imprint'));
    await write(shipping, rendered('shipping'));
    const asked: PageUses[] = [];
    drop((uses) => asked.push(uses) > 0 && isOf('imprint')(uses));
    // A page that was written is not pending any more.
    expect(asked).toHaveLength(2);
    expect(await text(imprint)).toBeUndefined();
    expect(await text(shipping)).toBe('shipping');
    await settle();
    expect(await readdir(join(imprintFile(), '..'))).toEqual([]);
    const later = await open();
    for (const pages of [{ has, text }, later]) {
      expect([pages.has(imprint), await pages.text(imprint)]).toEqual([true, undefined]);
      expect(await pages.text(shipping)).toBe('shipping');
    }
    await later.write(imprint, rendered('new'));
    expect(await later.text(imprint)).toBe('new');
    expect(log.reports).toEqual([]);
  });

  test('is in the list at once, be the file there or not', async () => {
    const { write, drop, log } = await open();
    await write(imprint, rendered('imprint'));
    await write(shipping, rendered('shipping'));
    await rm(imprintFile());
    drop(isOf('imprint'));
    await write(shipping, rendered('shipping'));
    const manifest = readManifest(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest?.pages.map(({ hash }) => hash === undefined)).toEqual([true, false]);
    expect(log.reports).toEqual([]);
  });

  test('counts while a page is read', async () => {
    const { write, drop, text } = await open();
    await write(imprint, rendered('imprint'));
    const reading = text(imprint);
    drop(isOf('imprint'));
    expect(await reading).toBeUndefined();
  });

  test('takes no page back that is written after it', async () => {
    const { write, drop, text, settle } = await open();
    await write(imprint, rendered('imprint'));
    drop(isOf('imprint'));
    await write(imprint, rendered('new'));
    await settle();
    expect(await text(imprint)).toBe('new');
    const writing = write(imprint, rendered('newer'));
    drop(isOf('new'));
    await writing;
    await settle();
    expect(await text(imprint)).toBe('newer');
    drop(isOf('nothing'));
    await settle();
    expect(await text(imprint)).toBe('newer');
  });

  test('keeps a page from being written that was made of what was before', async () => {
    const { write, drop, text, settle } = await open();
    const writing = [write(imprint, rendered('imprint')), write(shipping, rendered('shipping'))];
    drop(isOf('imprint'));
    await Promise.all(writing);
    expect([await text(imprint), await text(shipping)]).toEqual([undefined, 'shipping']);
    await settle();
    expect(await (await open()).text(imprint)).toBeUndefined();
  });
});

test('a page that cannot be written is told of, leaves nothing behind, and no other waits for it', async () => {
  const { write, text, log, has } = await open();
  await mkdir(imprintFile(), { recursive: true });
  await write(imprint, rendered('imprint'));
  await write(shipping, rendered('shipping'));
  expect(log.reports).toMatchObject([{ code: 'page-not-kept', facts: {} }]);
  expect(String(log.reports[0]?.facts['reason'])).toContain('EISDIR');
  expect([has(imprint), await text(shipping)]).toEqual([false, 'shipping']);
  expect(await readdir(join(imprintFile(), '..'))).toEqual(['index.html']);
  await write(placeOf('/../oben'), rendered('above'));
  expect(log.reports).toHaveLength(1);
  expect(has(placeOf('/../oben'))).toBe(false);
});
