/** Under a limit of bytes and of files; recent pictures are in memory, too. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { LRUCache } from 'lru-cache';

import type { Clock } from '../../core/ports/clock.ts';
import { codeOf, isShortOfDescriptors } from '../shared/thrown.ts';
import type { PictureFiles } from './picture-files.ts';

/** A name says all that made its bytes: they never change. */
export type PictureStore = {
  /**
   * Undefined where there is no such file (any more), where it cannot be read, which is reported,
   * and where it is not a picture of ours: it is removed then. Rejects where the process could not
   * open one more file, which is over in a moment.
   */
  readonly read: (name: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** As far as known without reading the disk. */
  readonly sizeOf: (name: string) => number | undefined;
  /** In memory alone where the disk refuses, which is reported. Never rejects. */
  readonly write: (name: string, bytes: Buffer<ArrayBuffer>) => Promise<void>;
  /** The disk has refused a picture within the last minute. */
  readonly isRefusing: () => boolean;
  /** Stops looking through the folder, and settles when nothing touches it any more. */
  readonly close: () => Promise<void>;
};

type StoreSettings = {
  readonly folder: string;
  /** Bytes of memory, bytes and files of the disk. */
  readonly limits: {
    readonly memory: number;
    readonly disk: number;
    readonly files: number;
    /** Of one file: what is larger was not written by us, and is not read. */
    readonly file: number;
  };
  readonly files: PictureFiles;
  /** False for bytes that were damaged on the disk. */
  readonly isPicture: (name: string, bytes: Buffer) => boolean;
  readonly clock: Clock;
  /** Something could not be kept or removed; Node's error. */
  readonly report: (error: unknown) => void;
};

/** A file gets its name when it is whole. */
const partEnding = '.part';

/** Left by a process that ended; none is written for so long. */
const abandonedAfter = 10 * 60_000;

/** Milliseconds for which a disk that refused counts as full. */
const refusedFor = 60_000;

/** Beyond it looking for more files to remove waits. */
const mostDoomed = 100;

const isGone = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/**
 * Files of an earlier process are found in the background; from then on the totals are exact. Files
 * over a limit go one at a time, the least recently used first.
 */
export const pictureStore = (settings: StoreSettings): PictureStore => {
  const { folder, limits, files, isPicture, clock, report } = settings;
  let closed = false;
  let refusedAt = Number.NEGATIVE_INFINITY;
  const pathOf = (name: string): string => join(folder, name);

  const hot = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: limits.memory,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const doomed = new Set<string>();
  const kept = new LRUCache<string, number>({
    max: limits.files,
    maxSize: limits.disk,
    sizeCalculation: (size) => Math.max(1, size),
    disposeAfter: (_, name, reason) => {
      if (reason !== 'evict') return;
      doomed.add(name);
      sweep();
    },
  });

  const remove = async (name: string): Promise<void> => {
    try {
      await files.remove(pathOf(name));
    } catch (error) {
      if (!isGone(error)) report(error);
    }
  };

  let sweeping: Promise<void> | undefined;
  const removeDoomed = async (): Promise<void> => {
    // What is added while this runs comes last, and is removed, too.
    for (const name of doomed) {
      if (closed) return;
      doomed.delete(name);
      // It may have been made again while it waited.
      if (!kept.has(name)) await remove(name);
    }
  };
  const sweep = (): void => {
    sweeping ??= removeDoomed().finally(() => {
      sweeping = undefined;
      if (doomed.size > 0 && !closed) sweep();
    });
  };

  const take = async (name: string): Promise<void> => {
    if (kept.has(name)) return;
    const { size, written } = await files.facts(pathOf(name));
    if (!name.endsWith(partEnding)) kept.set(name, size);
    else if (clock.now() - written > abandonedAfter) await remove(name);
  };

  const findFiles = async (): Promise<void> => {
    try {
      for await (const name of files.names(folder)) {
        if (closed) return;
        await take(name).catch((error: unknown) => {
          if (!isGone(error)) report(error);
        });
        if (doomed.size >= mostDoomed) await sweeping;
      }
    } catch (error) {
      if (!isGone(error)) report(error);
    }
  };
  const finding = findFiles();

  const writeFile = async (name: string, bytes: Buffer<ArrayBuffer>): Promise<void> => {
    const part = `${name}.${randomUUID()}${partEnding}`;
    try {
      await files.makeFolder(folder);
      await files.write(pathOf(part), bytes);
      await files.rename(pathOf(part), pathOf(name));
      kept.set(name, bytes.length);
    } catch (error) {
      refusedAt = clock.now();
      report(error);
      await remove(part);
    }
  };

  const readFile = async (name: string): Promise<Buffer<ArrayBuffer> | undefined> => {
    const { size } = await files.facts(pathOf(name));
    const bytes = size > limits.file ? undefined : await files.read(pathOf(name));
    if (bytes !== undefined && isPicture(name, bytes)) return bytes;
    report(new Error(`${name} is not a picture that was written here`));
    await remove(name);
    return undefined;
  };

  return {
    read: async (name) => {
      const held = hot.get(name);
      if (held !== undefined) return held;
      try {
        const bytes = await readFile(name);
        if (bytes === undefined) kept.delete(name);
        else {
          hot.set(name, bytes);
          if (kept.get(name) === undefined) kept.set(name, bytes.length);
        }
        return bytes;
      } catch (error) {
        if (isShortOfDescriptors(error)) throw error;
        if (!isGone(error)) report(error);
        kept.delete(name);
        return undefined;
      }
    },
    sizeOf: (name) => kept.get(name) ?? hot.get(name)?.length,
    write: async (name, bytes) => {
      hot.set(name, bytes);
      await writeFile(name, bytes);
    },
    isRefusing: () => clock.now() - refusedAt < refusedFor,
    close: async () => {
      closed = true;
      await finding;
      await sweeping;
    },
  };
};
