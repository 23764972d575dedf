/** Uploads and results on a disk that fails: visitors are told, and the process goes on. */
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import {
  uploadLifetimes,
  usualUploadLimits,
} from '../../../adapters/media/picture-upload-facts.ts';
import { pictureUploads } from '../../../adapters/media/picture-uploads.ts';
import { toolboxResults } from '../../../adapters/media/toolbox-results.ts';
import { E } from '../../../core/fp.ts';
import { numberBytes, textBytes } from '../../arbitraries/picture-files.ts';
import { manualClock } from '../../fakes/clock.ts';

const folders = await mkdtemp(join(tmpdir(), 'passepartout-upload-disk-'));
afterAll(() => rm(folders, { recursive: true, force: true }));

const unavailable = E.left({ kind: 'uploads-unavailable', reason: expect.any(String) });

/** The first bytes of a picture of 400 × 300 pixels. */
const pngHead = new Uint8Array([
  ...textBytes('\u0089PNG\r\n\u001a\n'),
  ...numberBytes(13, 4),
  ...textBytes('IHDR'),
  ...numberBytes(400, 4),
  ...numberBytes(300, 4),
]);

/** A file where a folder should be: nothing can be made, read or removed in it. */
const spoil = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
};

const mend = async (folder: string): Promise<void> => {
  await rm(folder);
  await mkdir(folder);
};

test('an upload that cannot be begun counts for nothing', async () => {
  const folder = join(folders, 'begin');
  const store = pictureUploads(folder, manualClock(0), { ...usualUploadLimits, ofOwner: 1 });
  await store.find('owner', 'none');
  await spoil(folder);
  expect(await store.begin('owner', 1_000)).toEqual(unavailable);
  await mend(folder);
  expect(E.isRight(await store.begin('owner', 1_000))).toBe(true);
});

test('a folder that could not be read is read again', async () => {
  const folder = join(folders, 'open');
  const store = pictureUploads(folder, manualClock(0));
  await spoil(folder);
  expect(await store.begin('owner', 1_000)).toEqual(unavailable);
  expect(await store.find('owner', 'none')).toEqual(unavailable);
  await mend(folder);
  expect(E.isRight(await store.begin('owner', 1_000))).toBe(true);
});

test('a picture that cannot be read now is kept; what was never whole is removed', async () => {
  const folder = join(folders, 'unreadable');
  const begun = await pictureUploads(folder, manualClock(0)).begin('owner', 1_000);
  const id = E.isRight(begun) ? begun.right.id : '';
  const facts = join(folder, id, 'facts.json');
  await mkdir(join(folder, 'half-made'));
  await mkdir(join(folder, 'spoilt'));
  await writeFile(join(folder, 'spoilt', 'facts.json'), '{');
  // A folder in the place of a file cannot be read, and yet something is there.
  await rename(facts, `${facts}.away`);
  await mkdir(facts);
  const store = pictureUploads(folder, manualClock(0));
  expect(await store.find('owner', id)).toEqual(unavailable);
  await rm(facts, { recursive: true });
  await rename(`${facts}.away`, facts);
  expect(await store.find('owner', id)).toEqual(begun);
  expect(await readdir(folder)).toEqual([id]);
});

test('a finished picture that cannot be read is an outage, and not missing', async () => {
  const folder = join(folders, 'screen');
  const store = pictureUploads(folder, manualClock(0));
  const picture = new Uint8Array(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  const begun = await store.begin('owner', picture.byteLength);
  const id = E.isRight(begun) ? begun.right.id : '';
  await store.append('owner', id, 0, picture);
  const notFound = E.left({ kind: 'upload-not-found', id });
  expect(await store.screen('owner', id)).toEqual(notFound);
  expect(E.isRight(await store.complete('owner', id))).toBe(true);
  expect(E.isRight(await store.screen('owner', id))).toBe(true);
  expect(await store.screen('other', id)).toEqual(notFound);
  await rm(join(folder, id, 'screen.webp'));
  expect(await store.screen('owner', id)).toEqual(unavailable);
});

test('what has expired and cannot be removed ends nothing', async () => {
  const folder = join(folders, 'sweep');
  const clock = manualClock(0);
  const store = pictureUploads(folder, clock);
  const begun = await store.begin('owner', 1_000);
  await spoil(folder);
  clock.set(uploadLifetimes.unfinished + 1);
  const id = E.isRight(begun) ? begun.right.id : '';
  const gone = E.left({ kind: 'upload-not-found', id });
  expect(await store.find('owner', id)).toEqual(gone);
  // This one waits for the removal; a rejection that nobody hears fails the whole run.
  expect(await store.find('owner', id)).toEqual(gone);
});

test('a folder of results that could not be emptied is tried again', async () => {
  const folder = join(folders, 'blocked', 'results');
  await writeFile(join(folders, 'blocked'), '');
  const results = toolboxResults(folder, manualClock(0));
  const made = { name: 'a.jpg', type: 'jpg' } as const;
  await expect(results.keep(made, new Uint8Array(1))).rejects.toThrow('ENOTDIR');
  await mend(join(folders, 'blocked'));
  expect(await results.keep(made, new Uint8Array(1))).toMatchObject({ byteCount: 1 });
});

test('uploads without a byte are bounded: of too many, the oldest goes', async () => {
  const folder = join(folders, 'strangers');
  const store = pictureUploads(folder, manualClock(0), { ...usualUploadLimits, empty: 2 });
  const ids: string[] = [];
  for (const owner of ['first', 'second', 'third']) {
    const begun = await store.begin(owner, pngHead.byteLength + 1);
    ids.push(E.isRight(begun) ? begun.right.id : '');
    // The first one sends, and is not among them any more.
    if (owner === 'first') await store.append(owner, ids[0] ?? '', 0, pngHead);
  }
  await store.begin('fourth', 1_000);
  const kindOf = async (owner: string, index: number): Promise<string> => {
    const found = await store.find(owner, ids[index] ?? '');
    return E.isLeft(found) ? found.left.kind : String(found.right.offset);
  };
  expect(await kindOf('first', 0)).toBe(String(pngHead.byteLength));
  expect(await kindOf('second', 1)).toBe('upload-not-found');
  expect(await kindOf('third', 2)).toBe('0');
});

test('uploads of a few bytes are bounded: those that are under way go on', async () => {
  const store = pictureUploads(join(folders, 'heads'), manualClock(0), {
    ...usualUploadLimits,
    started: 1,
  });
  const begin = async (owner: string): Promise<string> => {
    const begun = await store.begin(owner, pngHead.byteLength + 2);
    return E.isRight(begun) ? begun.right.id : '';
  };
  const first = await begin('first');
  const second = await begin('second');
  expect(E.isRight(await store.append('first', first, 0, pngHead))).toBe(true);
  expect(await store.append('second', second, 0, pngHead)).toEqual(unavailable);
  const more = new Uint8Array(1);
  expect(E.isRight(await store.append('first', first, pngHead.byteLength, more))).toBe(true);
});
