/** Uploads and results on a disk that fails: visitors are told, and the process goes on. */
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { usualUploadLimits } from '../../../adapters/media/picture-upload-facts.ts';
import { pictureUploads } from '../../../adapters/media/picture-uploads.ts';
import { toolboxResults } from '../../../adapters/media/toolbox-results.ts';
import { photoLifetimes } from '../../../core/domain/print/retention.ts';
import { E } from '../../../core/fp.ts';
import { numberBytes, textBytes } from '../../arbitraries/picture-files.ts';
import { manualClock } from '../../fakes/clock.ts';

const folders = await mkdtemp(join(tmpdir(), 'passepartout-upload-disk-'));
afterAll(() => rm(folders, { recursive: true, force: true }));

const asker = { client: 'client', signal: new AbortController().signal };

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
  expect(await store.begin('owner', 1_000, 'client')).toEqual(unavailable);
  await mend(folder);
  expect(E.isRight(await store.begin('owner', 1_000, 'client'))).toBe(true);
});

test('a folder that could not be read is read again', async () => {
  const folder = join(folders, 'open');
  const store = pictureUploads(folder, manualClock(0));
  await spoil(folder);
  expect(await store.begin('owner', 1_000, 'client')).toEqual(unavailable);
  expect(await store.find('owner', 'none')).toEqual(unavailable);
  await mend(folder);
  expect(E.isRight(await store.begin('owner', 1_000, 'client'))).toBe(true);
});

test('a picture that cannot be read now is kept; what was never whole is removed', async () => {
  const folder = join(folders, 'unreadable');
  const begun = await pictureUploads(folder, manualClock(0)).begin('owner', 1_000, 'client');
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
  const begun = await store.begin('owner', picture.byteLength, 'client');
  const id = E.isRight(begun) ? begun.right.id : '';
  await store.append('owner', id, 0, picture);
  const notFound = E.left({ kind: 'upload-not-found', id });
  expect(await store.screen('owner', id)).toEqual(notFound);
  expect(E.isRight(await store.complete('owner', id, asker))).toBe(true);
  expect(E.isRight(await store.screen('owner', id))).toBe(true);
  expect(await store.screen('other', id)).toEqual(notFound);
  await rm(join(folder, id, 'screen.webp'));
  expect(await store.screen('owner', id)).toEqual(unavailable);
});

test('what has expired and cannot be removed ends nothing', async () => {
  const folder = join(folders, 'sweep');
  const clock = manualClock(0);
  const store = pictureUploads(folder, clock);
  const begun = await store.begin('owner', 1_000, 'client');
  await spoil(folder);
  clock.set(photoLifetimes.unfinished + 1);
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
    const begun = await store.begin(owner, pngHead.byteLength + 1, 'client');
    ids.push(E.isRight(begun) ? begun.right.id : '');
    // The first one sends, and is not among them any more.
    if (owner === 'first') await store.append(owner, ids[0] ?? '', 0, pngHead);
  }
  await store.begin('fourth', 1_000, 'client');
  const kindOf = async (owner: string, index: number): Promise<string> => {
    const found = await store.find(owner, ids[index] ?? '');
    return E.isLeft(found) ? found.left.kind : String(found.right.offset);
  };
  expect(await kindOf('first', 0)).toBe(String(pngHead.byteLength));
  expect(await kindOf('second', 1)).toBe('upload-not-found');
  expect(await kindOf('third', 2)).toBe('0');
});

/** Begins an upload, and sends its head. */
const sendHead = async (
  store: ReturnType<typeof pictureUploads>,
  owner: string,
  client = 'client',
): Promise<string> => {
  const begun = await store.begin(owner, pngHead.byteLength + 2, client);
  const id = E.isRight(begun) ? begun.right.id : '';
  await store.append(owner, id, 0, pngHead);
  return id;
};

test('uploads of a few bytes are bounded: the oldest unfinished one makes room', async () => {
  const folder = join(folders, 'heads');
  const store = pictureUploads(folder, manualClock(0), { ...usualUploadLimits, started: 2 });
  const ids = [await sendHead(store, 'owner'), await sendHead(store, 'owner')];
  ids.push(await sendHead(store, 'owner'));
  const offsets = await Promise.all(
    ids.map(async (id) => {
      const found = await store.find('owner', id);
      return E.isRight(found) ? found.right.offset : found.left.kind;
    }),
  );
  expect(offsets).toEqual(['upload-not-found', pngHead.byteLength, pngHead.byteLength]);
  await expect.poll(() => readdir(folder)).toHaveLength(2);
});

test('one client has its share of the disk, whatever its cookies, and takes nobody else’s', async () => {
  const store = pictureUploads(join(folders, 'shares'), manualClock(0), {
    ...usualUploadLimits,
    bytesOfClient: 2 * pngHead.byteLength,
  });
  const other = await sendHead(store, 'other', 'other');
  const first = await sendHead(store, 'first');
  await sendHead(store, 'second');
  await sendHead(store, 'third');
  expect(await store.find('first', first)).toMatchObject({ left: { kind: 'upload-not-found' } });
  expect(E.isRight(await store.find('other', other))).toBe(true);
});

test('pictures are looked at in turns between clients; too many at once and those of who left are not', async () => {
  const store = pictureUploads(join(folders, 'looks'), manualClock(0));
  const picture = new Uint8Array(
    await sharp({ create: { width: 1_500, height: 1_500, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  );
  const begin = async (client: string): Promise<string> => {
    const begun = await store.begin(client, picture.byteLength, client);
    const id = E.isRight(begun) ? begun.right.id : '';
    await store.append(client, id, 0, picture);
    return id;
  };
  const leaving = new AbortController();
  const order: string[] = [];
  const look = async (client: string, id: string, signal = asker.signal) => {
    const answer = await store.complete(client, id, { client, signal });
    order.push(`${client} ${E.isRight(answer) ? 'seen' : answer.left.kind}`);
  };
  const greedy = await Promise.all(Array.from({ length: 8 }, () => begin('greedy')));
  const left = await begin('left');
  const other = await begin('other');
  const looks = greedy.map((id) => look('greedy', id));
  const gone = look('left', left, leaving.signal);
  leaving.abort();
  await Promise.all([...looks, gone, look('other', other)]);
  expect(order.filter((one) => one === 'greedy seen')).toHaveLength(5);
  expect(order.filter((one) => one === 'greedy uploads-unavailable')).toHaveLength(3);
  expect(order).toContain('left uploads-unavailable');
  // One of the greedy client's was being looked at, and one may have ended before.
  const seen = order.filter((one) => one.endsWith('seen'));
  expect(seen.indexOf('other seen')).toBeLessThan(3);
  expect(await store.find('left', left)).toMatchObject({ right: { offset: picture.byteLength } });
});
