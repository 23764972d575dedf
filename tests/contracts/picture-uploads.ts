/** What every implementation of a visitor's uploads must do. */
import { describe, expect, test } from 'vitest';

import { ownPictureLimits } from '../../core/domain/image/own-picture.ts';
import { E } from '../../core/fp.ts';
import type { PictureUpload, PictureUploads } from '../../core/ports/picture-uploads.ts';

/** Uploads of two visitors of one shop, and a picture of 300 × 400 pixels, upright. */
type RunningUploads = {
  readonly ours: PictureUploads;
  readonly others: PictureUploads;
  readonly picture: Uint8Array<ArrayBuffer>;
};

const valueOf = (answer: E.Either<{ readonly kind: string }, PictureUpload>): PictureUpload => {
  if (E.isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
};

/** The suite for uploads. */
export const pictureUploadsContract = (
  name: string,
  start: () => Promise<RunningUploads>,
): void => {
  describe(`uploads of pictures: ${name}`, () => {
    test('come whole in parts, and are found to be pictures', async () => {
      const { ours, picture } = await start();
      const byteCount = picture.byteLength;
      const begun = valueOf(await ours.begin(byteCount)());
      expect(begun).toEqual({ id: begun.id, byteCount, offset: 0 });
      expect(begun.id).toMatch(/^[\w-]{43}$/u);
      const { id } = begun;
      const half = Math.floor(byteCount / 2);
      const first = valueOf(await ours.append(id, 0, picture.slice(0, half))());
      expect(first.offset).toBe(half);
      expect(await ours.complete(id)()).toEqual(E.left({ kind: 'upload-incomplete', id }));
      expect(valueOf(await ours.find(id)())).toEqual(first);
      const last = valueOf(await ours.append(id, half, picture.slice(half))());
      expect(last.offset).toBe(byteCount);
      const whole = valueOf(await ours.complete(id)());
      expect(whole.picture).toEqual({ type: 'jpg', size: { width: 300, height: 400 } });
      expect(valueOf(await ours.complete(id)())).toEqual(whole);
      expect(valueOf(await ours.find(id)())).toEqual(whole);
    });

    test('take bytes at the offset that they have come to, and nowhere else', async () => {
      const { ours, picture } = await start();
      const { id } = valueOf(await ours.begin(picture.byteLength)());
      const wrong = E.left({ kind: 'upload-offset-wrong', id });
      expect(await ours.append(id, 1, picture.slice(1))()).toEqual(wrong);
      await ours.append(id, 0, picture.slice(0, 100))();
      expect(await ours.append(id, 0, picture.slice(0, 100))()).toEqual(wrong);
      const more = new Uint8Array([...picture.slice(100), 0]);
      expect(await ours.append(id, 100, more)()).toEqual(wrong);
      expect(valueOf(await ours.find(id)()).offset).toBe(100);
    });

    test('are their visitor’s alone', async () => {
      const { ours, others, picture } = await start();
      const { id } = valueOf(await ours.begin(picture.byteLength)());
      const none = E.left({ kind: 'upload-not-found', id });
      expect(await others.find(id)()).toEqual(none);
      expect(await others.append(id, 0, picture)()).toEqual(none);
      expect(await others.complete(id)()).toEqual(none);
      expect(await others.remove(id)()).toEqual(none);
      await others.begin(picture.byteLength)();
      expect(await others.find(id)()).toEqual(none);
      expect(valueOf(await ours.find(id)()).offset).toBe(0);
    });

    test('are gone when they are removed', async () => {
      const { ours, picture } = await start();
      const { id } = valueOf(await ours.begin(picture.byteLength)());
      expect(await ours.remove(id)()).toEqual(E.right(undefined));
      const none = E.left({ kind: 'upload-not-found', id });
      expect(await ours.find(id)()).toEqual(none);
      expect(await ours.remove(id)()).toEqual(none);
    });

    test('are refused where they are no pictures, or too many bytes', async () => {
      const { ours } = await start();
      const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const { id } = valueOf(await ours.begin(text.byteLength)());
      expect(await ours.append(id, 0, text)()).toEqual(E.left({ kind: 'picture-type-unknown' }));
      expect(await ours.begin(0)()).toEqual(E.left({ kind: 'picture-empty' }));
      expect(await ours.begin(ownPictureLimits.bytes + 1)()).toEqual(
        E.left({ kind: 'picture-too-many-bytes' }),
      );
    });
  });
};
