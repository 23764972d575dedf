import { describe, expect, test } from 'vitest';

import type { SlotPicture } from '../../../../../../core/domain/artwork/resolve.ts';
import { centredFraming } from '../../../../../../core/domain/image/picture-crop.ts';
import {
  createPhotoReader,
  mostPhotos,
  type ReadPhotos,
} from '../../../../../../ui/web/products/photobook/own-photos/photo-reader.ts';

const photoOf = (source: string): SlotPicture => ({
  source,
  size: { width: 300, height: 200 },
  framing: centredFraming,
});

const filesOf = (...names: readonly string[]) => names.map((name) => new Blob([name]));

/** Reads what a file says: `x` is not a photo, `!` breaks. */
const readerOf = () => {
  const states: ReadPhotos[] = [];
  const released: string[] = [];
  let atOnce = 0;
  let most = 0;
  const reader = createPhotoReader(
    async (file) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const said = await file.text();
      atOnce -= 1;
      if (said === '!') throw new Error('It cannot be decoded.');
      return said === 'x' ? undefined : photoOf(said);
    },
    {
      show: (state) => states.push(state),
      release: ({ source }) => released.push(source),
    },
  );
  const last = () => {
    const state = states.at(-1);
    return state && { ...state, photos: state.photos.map(({ source }) => source) };
  };
  return { reader, last, states, released, most: () => most };
};

describe('photos of the device', () => {
  test('are read one after the other, in their order, and shown as they come', async () => {
    const { reader, last, states, most } = readerOf();
    await reader.choose(filesOf('a', 'b', 'c'));
    expect(last()).toEqual({ photos: ['a', 'b', 'c'], refused: 0, isReading: false });
    expect(states.filter(({ isReading }) => isReading).map(({ photos }) => photos.length)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(most()).toBe(1);
  });

  test('leave out what is no photo, and count it', async () => {
    const { reader, last } = readerOf();
    await reader.choose(filesOf('x', 'a', '!'));
    expect(last()).toEqual({ photos: ['a'], refused: 2, isReading: false });
  });

  test('are as many as a book shows at most', async () => {
    const { reader, last } = readerOf();
    const names = Array.from({ length: mostPhotos + 3 }, (_, index) => String(index));
    await reader.choose(filesOf(...names));
    expect(last()?.photos).toEqual(names.slice(0, mostPhotos));
  });

  test('give way to others and are released, those too that come late', async () => {
    const { reader, last, released } = readerOf();
    await reader.choose(filesOf('a'));
    const late = reader.choose(filesOf('b', 'c'));
    await reader.choose(filesOf('d'));
    await late;
    expect(last()).toEqual({ photos: ['d'], refused: 0, isReading: false });
    expect(released).toEqual(['a', 'b']);
    reader.clear();
    expect(last()).toEqual({ photos: [], refused: 0, isReading: false });
    expect(released).toEqual(['a', 'b', 'd']);
  });

  test('that were kept are shown, but for where others were chosen by then', async () => {
    const { reader, last, released } = readerOf();
    await reader.restore(Promise.resolve([photoOf('kept')]));
    expect(last()).toEqual({ photos: ['kept'], refused: 0, isReading: false });
    const late = Promise.withResolvers<readonly SlotPicture[]>();
    const restored = reader.restore(late.promise);
    await reader.choose(filesOf('a'));
    late.resolve([photoOf('late')]);
    await restored;
    expect(last()?.photos).toEqual(['a']);
    expect(released).toEqual(['kept', 'late']);
  });
});
