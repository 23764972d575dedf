import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { uploadPartBytes } from '../../../core/domain/image/own-picture.ts';
import { E } from '../../../core/fp.ts';
import type { PictureUpload, PictureUploads } from '../../../core/ports/picture-uploads.ts';
import { handOverPicture, type PictureParts } from '../../../core/usecases/hand-over-picture.ts';
import { jpegBytes } from '../../arbitraries/picture-files.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';

const beginning = jpegBytes({
  width: 4000,
  height: 3000,
  orientation: 6,
  isLittle: true,
  others: [],
});

const fileOf = (byteCount: number): PictureParts => {
  const bytes = new Uint8Array(byteCount);
  bytes.set(beginning.subarray(0, byteCount));
  return { byteCount, read: async (offset, length) => bytes.slice(offset, offset + length) };
};

const lost = { kind: 'uploads-unavailable', reason: 'no network' } as const;

/** Loses some calls, of which every other one has arrived all the same. */
const lossy = (uploads: PictureUploads, losses: readonly boolean[]): PictureUploads => {
  let calls = 0;
  return {
    ...uploads,
    append: (id, offset, bytes) => async () => {
      const isLost = losses[calls] === true;
      calls += 1;
      if (isLost && calls % 2 === 0) return E.left(lost);
      const answer = await uploads.append(id, offset, bytes)();
      return isLost ? E.left(lost) : answer;
    },
  };
};

const handOver = (
  pictureUploads: PictureUploads,
  parts: PictureParts,
  settings: Parameters<typeof handOverPicture>[1] = {},
) => handOverPicture(parts, settings)({ pictureUploads, log: recordingLog() })();

describe('handing over a picture', () => {
  property.prop(
    [
      fc.integer({ min: beginning.length, max: 3 * uploadPartBytes }),
      fc.array(fc.boolean(), { maxLength: 8 }),
    ],
    { numRuns: 12 },
  )('arrives whole, however often the connection breaks', async (byteCount, losses) => {
    const offsets: number[] = [];
    const answer = await handOver(lossy(memoryPictureUploads(), losses), fileOf(byteCount), {
      again: async () => true,
      onProgress: ({ offset }) => void offsets.push(offset),
    });
    expect(answer).toMatchObject({
      right: {
        offset: byteCount,
        picture: { type: 'jpg', size: { width: 3000, height: 4000 } },
      },
    });
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
  });

  test('goes on where an upload has come to, and begins anew where it is gone', async () => {
    const uploads = memoryPictureUploads();
    const parts = fileOf(uploadPartBytes + 5);
    const begun = await uploads.begin(parts.byteCount)();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const { id } = begun.right;
    await uploads.append(id, 0, await parts.read(0, 700))();
    const seen: PictureUpload[] = [];
    const onProgress = (upload: PictureUpload): void => void seen.push(upload);
    await handOver(uploads, parts, { begun: id, onProgress });
    expect(seen[0]).toMatchObject({ id, offset: 700 });
    expect(await handOver(uploads, parts, { begun: id })).toMatchObject({ right: { id } });
    expect(await handOver(uploads, parts, { begun: 'gone' })).toMatchObject({
      right: { offset: parts.byteCount },
    });
  });

  test('gives up when it is told to, and says why once', async () => {
    const log = recordingLog();
    const uploads = { ...memoryPictureUploads(), begin: () => async () => E.left(lost) };
    const tries: number[] = [];
    const again = async (failures: number): Promise<boolean> => {
      tries.push(failures);
      return failures < 3;
    };
    const answer = await handOverPicture(fileOf(900), { again })({
      pictureUploads: uploads,
      log,
    })();
    expect(answer).toEqual(E.left(lost));
    expect(tries).toEqual([1, 2, 3]);
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'picture-upload', reason: 'no network' } },
    ]);
  });

  test('asks nobody for what is too large, and tells of what is not a picture', async () => {
    const none = { byteCount: 0, read: async () => new Uint8Array() };
    const nobody = { ...memoryPictureUploads(), begin: () => async () => E.left(lost) };
    expect(await handOver(nobody, none)).toEqual(E.left({ kind: 'picture-empty' }));
    const text = { byteCount: 5, read: async () => new Uint8Array([1, 2, 3, 4, 5]) };
    expect(await handOver(memoryPictureUploads(), text)).toEqual(
      E.left({ kind: 'picture-type-unknown' }),
    );
  });

  test('tries nothing again that cannot pass, and logs no picture that is refused', async () => {
    const log = recordingLog();
    const tries: number[] = [];
    const again = async (failures: number): Promise<boolean> => {
      tries.push(failures);
      return false;
    };
    const uploads = memoryPictureUploads();
    const pictureUploads: PictureUploads = {
      ...uploads,
      begin: () => async () => E.left({ kind: 'uploads-too-many' }),
    };
    expect(await handOverPicture(fileOf(900), { again })({ pictureUploads, log })()).toEqual(
      E.left({ kind: 'uploads-too-many' }),
    );
    expect([tries, log.reports]).toEqual([[], []]);
  });

  test('finds out where an upload is before it begins another one, and sends what is left', async () => {
    const uploads = memoryPictureUploads();
    const parts = fileOf(900);
    const begun = await uploads.begin(parts.byteCount)();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const { id } = begun.right;
    const again = async (failures: number): Promise<boolean> => failures < 2;
    // Nobody can say whether it is there.
    const unknown = { ...uploads, find: () => async () => E.left(lost) };
    expect(await handOver(unknown, parts, { begun: id, again })).toEqual(E.left(lost));
    // Another window has sent a part meanwhile.
    let isOvertaken = false;
    const overtaken: PictureUploads = {
      ...uploads,
      append: (asked, offset, bytes) => async () => {
        if (!isOvertaken) await uploads.append(asked, 0, await parts.read(0, 700))();
        isOvertaken = true;
        return uploads.append(asked, offset, bytes)();
      },
    };
    expect(await handOver(overtaken, parts, { begun: id, again })).toMatchObject({
      right: { id, offset: 900 },
    });
    // What was never begun is not looked for.
    expect(await handOver(unknown, parts)).toMatchObject({ right: { offset: 900 } });
  });

  test('counts failures until a part has arrived', async () => {
    const tries: number[] = [];
    const again = async (failures: number): Promise<boolean> => {
      tries.push(failures);
      return failures < 3;
    };
    const broken = { ...memoryPictureUploads(), append: () => async () => E.left(lost) };
    expect(await handOver(broken, fileOf(900), { again })).toEqual(E.left(lost));
    expect(tries).toEqual([1, 2, 3]);
  });

  test('counts failures anew after a part has arrived', async () => {
    const tries: number[] = [];
    const parts = fileOf(2 * uploadPartBytes + 5);
    // The second call and the fourth one are lost; between them a part arrives.
    const uploads = lossy(memoryPictureUploads(), [false, true, false, true]);
    const again = async (failures: number): Promise<boolean> => {
      tries.push(failures);
      return true;
    };
    expect(await handOver(uploads, parts, { again })).toMatchObject({
      right: { offset: parts.byteCount },
    });
    expect(new Set(tries)).toEqual(new Set([1]));
  });

  test('begins another upload where the one that was begun is of another picture', async () => {
    const uploads = memoryPictureUploads();
    const begun = await uploads.begin(2_000)();
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const answer = await handOver(uploads, fileOf(900), { begun: begun.right.id });
    expect(answer).toMatchObject({ right: { byteCount: 900, offset: 900 } });
  });

  test('does not ask for ever a shop that gets no further', async () => {
    const uploads = memoryPictureUploads();
    const stuck = { ...uploads, append: (id: string) => uploads.find(id) };
    expect(await handOver(stuck, fileOf(900))).toMatchObject({
      left: { kind: 'upload-offset-wrong' },
    });
  });
});
