import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';

import { pictureStore } from '../../../adapters/media/store.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryFiles, systemError } from '../../fakes/picture-files.ts';

const folder = '/pictures';
const now = Date.parse('2026-11-22T06:00:00Z');
const minute = 60_000;

type Limits = { readonly memory: number; readonly disk: number; readonly files: number };

/** A file of ours is filled with sevens, and small. */
const written = 7;
const file = 1_000;
const roomy: Limits = { memory: 1, disk: 1_000_000, files: 1_000 };

const opened = (limits: Limits = roomy, disk = memoryFiles(() => now)) => {
  const clock = manualClock(now);
  const reports: unknown[] = [];
  const store = pictureStore({
    folder,
    limits: { ...limits, file },
    files: disk,
    isPicture: (_, bytes) => bytes.every((byte) => byte === written),
    clock,
    report: (error) => void reports.push(error),
  });
  const names = (): readonly string[] =>
    [...disk.contents.keys()].map((path) => path.slice(folder.length + 1)).toSorted();
  return { store, disk, clock, reports, names };
};

const bytesOf = (length: number): Buffer<ArrayBuffer> => Buffer.alloc(length, written);

const put = (disk: ReturnType<typeof memoryFiles>, name: string, size: number, written = now) =>
  disk.contents.set(`${folder}/${name}`, { bytes: bytesOf(size), written });

describe('the folder of pictures', () => {
  test('gives back what was written, and nothing for what was not', async () => {
    const { store, names } = opened();
    await store.write('a.webp', bytesOf(10));
    expect(await store.read('a.webp')).toEqual(bytesOf(10));
    expect(await store.read('b.webp')).toBeUndefined();
    expect(store.sizeOf('a.webp')).toBe(10);
    expect(store.sizeOf('b.webp')).toBeUndefined();
    expect(names()).toEqual(['a.webp']);
  });

  property.prop([
    fc.array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 40,
    }),
    fc.integer({ min: 60, max: 200 }),
    fc.integer({ min: 1, max: 8 }),
  ])('is never over its limits once the removing is over', async (writes, limit, files) => {
    const { store, disk, names } = opened({ memory: 1, disk: limit, files });
    for (const [name, size] of writes) await store.write(`${name}`, bytesOf(size));
    const used = (): number =>
      [...disk.contents.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    await vi.waitFor(() => expect(used()).toBeLessThanOrEqual(limit));
    await vi.waitFor(() => expect(names().length).toBeLessThanOrEqual(files));
    const last = writes.at(-1);
    if (last !== undefined) expect(names()).toContain(`${last[0]}`);
  });

  test('removes what was not used for longest', async () => {
    const { store, names } = opened({ memory: 1, disk: 30, files: 100 });
    for (const name of ['a', 'b', 'c']) await store.write(name, bytesOf(10));
    await store.read('a');
    await store.write('d', bytesOf(10));
    await vi.waitFor(() => expect(names()).toEqual(['a', 'c', 'd']));
  });

  test('counts what an earlier process left, and removes what is too much of it', async () => {
    const disk = memoryFiles(() => now);
    for (let index = 0; index < 300; index += 1) put(disk, `${index}.webp`, 10);
    const { store, names } = opened({ memory: 1, disk: 1_000_000, files: 20 }, disk);
    await vi.waitFor(() => expect(names().length).toBe(20));
    expect(store.sizeOf('299.webp')).toBe(10);
  });

  test('looks for no more while much is to be removed', async () => {
    const disk = memoryFiles(() => now);
    for (let index = 0; index < 300; index += 1) put(disk, `${index}.webp`, 10);
    const removing: (() => void)[] = [];
    const remove = (): Promise<void> => new Promise((resolve) => void removing.push(resolve));
    opened({ memory: 1, disk: 1_000_000, files: 20 }, { ...disk, remove });
    // A turn of the event loop: what needs no disk that answers has happened by then.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const found = disk.done.filter((one) => one.startsWith('facts')).length;
    // The files that are kept, the one being removed, and a hundred that wait for it.
    expect(found).toBe(20 + 1 + 100);
    expect(removing.length).toBe(1);
  });

  test('removes parts that a process left, and none that may be being written', async () => {
    const disk = memoryFiles(() => now);
    put(disk, 'old.webp.1.part', 5, now - 11 * minute);
    put(disk, 'new.webp.2.part', 5, now - 9 * minute);
    const { store, names } = opened({ memory: 1, disk: 5, files: 1 }, disk);
    await vi.waitFor(() => expect(names()).toEqual(['new.webp.2.part']));
    expect(store.sizeOf('new.webp.2.part')).toBeUndefined();
  });

  test('skips a file that is gone before it was looked at', async () => {
    const disk = memoryFiles(() => now);
    put(disk, 'a', 5);
    const names = disk.names;
    const racing = {
      ...disk,
      async *names(path: string) {
        yield 'gone.webp.3.part';
        yield* names(path);
      },
    };
    const { store, reports } = opened(roomy, racing);
    await vi.waitFor(() => expect(store.sizeOf('a')).toBe(5));
    expect(reports).toEqual([]);
  });

  test('forgets a file that somebody else removed', async () => {
    const { store, disk } = opened();
    await store.write('a', bytesOf(10));
    disk.contents.clear();
    expect(await store.read('a')).toBeUndefined();
    expect(store.sizeOf('a')).toBeUndefined();
  });

  test.each(['write', 'rename'])(
    'keeps no part where the disk refuses to %s',
    async (operation) => {
      const { store, disk, clock, reports, names } = opened({ ...roomy, memory: 100 });
      disk.fail(operation, 'ENOSPC');
      await store.write('a', bytesOf(10));
      expect(names()).toEqual([]);
      expect(reports).toEqual([systemError('ENOSPC')]);
      expect(store.isRefusing()).toBe(true);
      expect(await store.read('a')).toEqual(bytesOf(10));
      clock.set(now + minute);
      expect(store.isRefusing()).toBe(false);
    },
  );

  test('reports what cannot be read, and lets it be made anew', async () => {
    const { store, disk, reports } = opened();
    await store.write('a', bytesOf(10));
    disk.fail('read', 'EIO');
    expect(await store.read('a')).toBeUndefined();
    expect(reports).toEqual([systemError('EIO')]);
    disk.fail('read', undefined);
    await store.write('a', bytesOf(10));
    expect(await store.read('a')).toEqual(bytesOf(10));
  });

  test.each([
    ['rubbish', Buffer.from('no picture')],
    ['nothing', Buffer.from('0')],
  ])('removes a file of %s, which is no picture', async (_kind, bytes) => {
    const disk = memoryFiles(() => now);
    disk.contents.set(`${folder}/a`, { bytes, written: now });
    const { store, reports, names } = opened(roomy, disk);
    expect(await store.read('a')).toBeUndefined();
    expect(names()).toEqual([]);
    expect(store.sizeOf('a')).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  test('does not read a file that is too large, and removes it', async () => {
    const disk = memoryFiles(() => now);
    put(disk, 'a', file + 1);
    const { store, names } = opened(roomy, disk);
    expect(await store.read('a')).toBeUndefined();
    expect(disk.done.filter((one) => one.startsWith('read'))).toEqual([]);
    expect(names()).toEqual([]);
  });

  test('rejects what cannot be read for want of descriptors', async () => {
    const { store, disk } = opened();
    await store.write('a', bytesOf(10));
    disk.fail('read', 'EMFILE');
    await expect(store.read('a')).rejects.toMatchObject({ code: 'EMFILE' });
    disk.fail('read', undefined);
    expect(await store.read('a')).toEqual(bytesOf(10));
  });

  test('leaves the folder alone once it is closed', async () => {
    const disk = memoryFiles(() => now);
    const removing: (() => void)[] = [];
    const remove = (): Promise<void> => new Promise((resolve) => void removing.push(resolve));
    const { store } = opened({ memory: 1, disk: 10, files: 100 }, { ...disk, remove });
    for (const name of ['a', 'b', 'c']) await store.write(name, bytesOf(10));
    expect(removing.length).toBe(1);
    const closing = store.close();
    for (const end of removing) end();
    await closing;
    expect(removing.length).toBe(1);
  });
});
