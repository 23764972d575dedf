import { beforeEach, describe, expect, test, vi } from 'vitest';

import {
  photosSlot,
  pictureSlot,
  type KeptPicture,
} from '../../../adapters/browser/kept-picture.ts';
import { textSlot } from '../../../adapters/browser/text-slot.ts';

/** The browser's database: what it holds, and what it fails at. */
const { database, failing } = vi.hoisted(() => ({
  database: new Map<string, unknown>(),
  failing: new Set<string>(),
}));

vi.mock('idb-keyval', () => {
  const attempt = async <A>(name: string, act: () => A): Promise<A> => {
    if (failing.has(name)) throw new DOMException('no room', 'QuotaExceededError');
    return act();
  };
  return {
    createStore: () => undefined,
    get: (key: string) => attempt('get', () => database.get(key)),
    set: (key: string, value: unknown) =>
      attempt('set', () => {
        const holdsBlob = (part: unknown): boolean =>
          part instanceof Blob ||
          (typeof part === 'object' && part !== null && Object.values(part).some(holdsBlob));
        if (failing.has('blobs') && holdsBlob(value))
          throw new DOMException('no files', 'UnknownError');
        database.set(key, value);
      }),
    del: (key: string) => attempt('del', () => void database.delete(key)),
  };
});

const marks = new Map<string, string>();
const storage = {
  getItem: (key: string) => marks.get(key) ?? null,
  setItem: (key: string, text: string) => void marks.set(key, text),
  removeItem: (key: string) => void marks.delete(key),
};
const mark = textSlot(() => storage, 'mark');

let now = 0;
const slot = pictureSlot(mark, () => now, 1_000);

const pictureNamed = (name: string): KeptPicture => ({
  name,
  file: new Blob(['file']),
  size: { width: 400, height: 300 },
  preview: new Blob(['preview']),
  previewSize: { width: 400, height: 300 },
  framing: { x: 0.5, y: 0.5, zoom: 1 },
  keptAt: 0,
});

beforeEach(() => {
  database.clear();
  failing.clear();
  marks.clear();
  now = 0;
});

describe('the picture of a device', () => {
  test('is read as it was written, until its time is over', async () => {
    const picture = pictureNamed('first');
    await slot.write(picture);
    expect(mark.read()).toBe('kept');
    now = 999;
    expect(await slot.read()).toBe(picture);
    now = 1_000;
    expect(await slot.read()).toBeUndefined();
    expect([mark.read(), database.size]).toEqual([undefined, 0]);
  });

  test('is kept where a private window takes no file', async () => {
    failing.add('blobs');
    await slot.write(pictureNamed('first'));
    expect(mark.read()).toBe('kept');
    const read = await slot.read();
    expect(read).toMatchObject({ name: 'first', framing: { x: 0.5 } });
    expect([await read?.file.text(), await read?.preview.text()]).toEqual(['file', 'preview']);
  });

  test('is not the one before where there is no room for another', async () => {
    await slot.write(pictureNamed('first'));
    failing.add('set');
    await slot.write({ ...pictureNamed('second'), keptAt: 1 });
    expect(mark.read()).toBeUndefined();
    expect(await slot.read()).toBeUndefined();
  });

  test('stays as it was where there is no room for its new framing', async () => {
    const picture = pictureNamed('first');
    await slot.write(picture);
    failing.add('set');
    await slot.write({ ...picture, framing: { x: 0, y: 0, zoom: 2 } });
    expect(mark.read()).toBe('kept');
    expect(await slot.read()).toBe(picture);
  });

  test('stays where the database does not answer once', async () => {
    const picture = pictureNamed('first');
    await slot.write(picture);
    failing.add('get');
    expect(await slot.read()).toBeUndefined();
    failing.clear();
    expect(mark.read()).toBe('kept');
    expect(await slot.read()).toBe(picture);
  });

  test.each([undefined, 'text', {}, { ...pictureNamed('old'), preview: 'blob:x' }])(
    'is not what an older page kept: %o',
    async (value) => {
      database.set('own-picture', value);
      mark.write('kept');
      expect(await slot.read()).toBeUndefined();
      expect([mark.read(), database.size]).toEqual([undefined, 0]);
    },
  );

  test('is removed, and where that fails, not shown again', async () => {
    await slot.write(pictureNamed('first'));
    failing.add('del');
    await slot.remove();
    expect(mark.read()).toBeUndefined();
  });
});

describe('several photos of a device', () => {
  const photos = photosSlot(mark, () => now, 1_000);
  const size = { width: 4, height: 3 };
  const kept = { photos: [{ preview: new Blob(['one']), size }], keptAt: 0 };

  test.each([[[]], [['blobs']]])(
    'are kept beside the picture, and as long (%j fails)',
    async (fails) => {
      for (const name of fails) failing.add(name);
      await slot.write(pictureNamed('first'));
      await photos.write(kept);
      const read = await photos.read();
      expect(await read?.photos[0]?.preview.text()).toBe('one');
      expect(read).toMatchObject({ keptAt: 0, photos: [{ size }] });
      await photos.remove();
      expect(await photos.read()).toBeUndefined();
      expect(await slot.read()).toBeDefined();
      await photos.write(kept);
      now = 1_000;
      expect(await photos.read()).toBeUndefined();
    },
  );

  test.each([{}, { photos: 'none', keptAt: 0 }, { photos: [{ size }], keptAt: 0 }, { photos: [] }])(
    'are not what an older page kept: %o',
    async (value) => {
      database.set('own-photos', value);
      expect(await photos.read()).toBeUndefined();
      expect(database.size).toBe(0);
    },
  );
});
