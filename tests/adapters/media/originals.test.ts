/** Photos of orders on the disk: kept as long as an order needs them, and then gone from it. */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { pictureUploads } from '../../../adapters/media/picture-uploads.ts';
import { usualUploadLimits } from '../../../adapters/media/picture-upload-facts.ts';
import { photoLifetimes, placingTime } from '../../../core/domain/print/retention.ts';
import { E } from '../../../core/fp.ts';
import { manualClock } from '../../fakes/clock.ts';

const folders = await mkdtemp(join(tmpdir(), 'originals-'));
afterAll(() => rm(folders, { recursive: true, force: true }));

const photo = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
);

const digest = createHash('sha256').update(photo).digest('hex');

const missing = E.left({ kind: 'original-not-found' });

/** A folder with a finished upload, and the store of another process, which has read it before. */
const world = async (name: string) => {
  const folder = join(folders, name);
  const clock = manualClock(0);
  const limits = { ...usualUploadLimits, ofOwner: 1 };
  const store = pictureUploads(folder, clock, limits);
  const begun = await store.begin('owner', photo.byteLength, 'client');
  const id = E.isRight(begun) ? begun.right.id : '';
  await store.append('owner', id, 0, photo);
  await store.complete('owner', id, { client: '', signal: new AbortController().signal });
  const elsewhere = pictureUploads(folder, clock, limits);
  await elsewhere.sweep();
  const left = async () => {
    for (const one of [store, elsewhere]) await one.sweep();
    // Sweeping goes on behind the answer, one upload after the other.
    for (const one of [store, elsewhere]) await one.find('owner', id);
    return readdir(folder);
  };
  return { store, elsewhere, id, clock, left };
};

test('is known by its digest, as its camera stored it, to orders alone', async () => {
  const { store, id } = await world('found');
  const size = { width: 300, height: 400 };
  expect(await store.originals.find(id)()).toEqual(
    E.right({ uploadId: id, digest, size, orientation: 6 }),
  );
  for (const unknown of ['x', '../x', 'x'.repeat(43)])
    expect([
      await store.originals.holdForOrder(unknown, 'order')(),
      await store.originals.letGo(unknown, 'order')(),
    ]).toEqual([missing, E.right(undefined)]);
});

test('stays until thirty days after delivery, though its visitor removed it', async () => {
  const { store, elsewhere, id, clock, left } = await world('held');
  expect(await store.originals.holdForOrder(id, 'order')()).toMatchObject({ right: { digest } });
  await store.originals.holdForOrder(id, 'order')();
  expect(await elsewhere.remove('owner', id)).toEqual(E.right(undefined));
  // Nobody's any more, whichever process is asked.
  for (const asked of [store, elsewhere])
    expect(await asked.find('owner', id)).toEqual(E.left({ kind: 'upload-not-found', id }));
  clock.set(100 * photoLifetimes.unordered);
  expect(await left()).toEqual([id]);
  await store.originals.delivered(id, 'order', clock.now())();
  await store.originals.delivered(id, 'another', 0)();
  clock.set(clock.now() + photoLifetimes.delivered);
  expect(await left()).toEqual([id]);
  expect(await store.originalFile(id)).toMatch(/original$/u);
  clock.set(clock.now() + photoLifetimes.unfinished);
  expect(await left()).toEqual([]);
  expect([await store.originalFile(id), await store.originals.find(id)()]).toEqual([
    undefined,
    missing,
  ]);
});

test('takes no share of what its visitor may send, and goes after an order that came to nothing', async () => {
  const { store, id, clock, left } = await world('let-go');
  await store.originals.holdForOrder(id, 'order')();
  expect(await store.list('owner')).toEqual([]);
  expect(E.isRight(await store.begin('owner', photo.byteLength, 'client'))).toBe(true);
  clock.set(photoLifetimes.unordered + photoLifetimes.unfinished);
  await expect.poll(left).toEqual([id]);
  await store.originals.letGo(id, 'order')();
  expect(await left()).toEqual([]);
});

test('is begun by one process, finished by another, and found by all', async () => {
  const folder = join(folders, 'shared');
  const open = () => pictureUploads(folder, manualClock(0));
  const [one, other] = [open(), open()];
  // Both have looked at the folder before.
  expect([await one.list('owner'), await other.list('owner')]).toEqual([[], []]);
  const begun = await one.begin('owner', photo.byteLength, 'client');
  const id = E.isRight(begun) ? begun.right.id : '';
  expect(await other.append('owner', id, 0, photo)).toMatchObject({
    right: { offset: photo.byteLength },
  });
  const asker = { client: '', signal: new AbortController().signal };
  expect(await one.complete('owner', id, asker)).toMatchObject({ right: { picture: {} } });
  for (const asked of [one, other, open()])
    expect(await asked.find('owner', id)).toMatchObject({ right: { picture: {} } });
  expect(await other.find('owner', `../${id.slice(3)}`)).toMatchObject({
    left: { kind: 'upload-not-found' },
  });
});

test('is let lapse only by an order that is no longer being placed', async () => {
  const { store, id, clock } = await world('lapse');
  const hold = { uploadId: id, orderId: 'order' };
  clock.set(photoLifetimes.unordered - 1);
  await store.originals.holdForOrder(id, 'order')();
  clock.set(photoLifetimes.unordered + 1);
  expect(await store.openHolds()).toEqual([]);
  clock.set(photoLifetimes.unordered - 1 + placingTime);
  expect(await store.openHolds()).toEqual([hold]);
  // It was looked for and not found, and is being placed once more meanwhile.
  await store.originals.holdForOrder(id, 'order')();
  await store.letLapse(hold)();
  expect(await store.originals.find(id)()).toMatchObject({ right: { digest } });
  clock.set(clock.now() + placingTime);
  await store.letLapse(hold)();
  expect(await store.originals.find(id)()).toEqual(missing);
  expect(await store.letLapse(hold)()).toEqual(E.right(undefined));
});

test('of a delivered order does not lapse', async () => {
  const { store, id, clock } = await world('delivered');
  await store.originals.holdForOrder(id, 'order')();
  clock.set(photoLifetimes.unordered);
  await store.originals.delivered(id, 'order', clock.now())();
  clock.set(clock.now() + 1);
  await store.letLapse({ uploadId: id, orderId: 'order' })();
  expect(await store.originals.find(id)()).toMatchObject({ right: { digest } });
});
