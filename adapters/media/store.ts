import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures kept on disk by name; a small part of them in memory too. */
interface PictureStore {
  readonly read: (name: string) => Promise<Buffer | undefined>;
  readonly write: (name: string, bytes: Buffer) => Promise<void>;
}

/** What a store may use, in bytes. */
interface StoreLimits {
  readonly memory: number;
  readonly disk: number;
}

/** Writes between two looks at the disk's use. */
const sweepEvery = 100;

/** The most recently used entries, up to a number of bytes. A Map keeps insertion order. */
const recent = (limit: number) => {
  const entries = new Map<string, Buffer>();
  let held = 0;
  const drop = (name: string): void => {
    held -= entries.get(name)?.length ?? 0;
    entries.delete(name);
  };
  return {
    get: (name: string): Buffer | undefined => {
      const bytes = entries.get(name);
      if (bytes === undefined) return undefined;
      entries.delete(name);
      entries.set(name, bytes);
      return bytes;
    },
    set: (name: string, bytes: Buffer): void => {
      drop(name);
      entries.set(name, bytes);
      held += bytes.length;
      for (const oldest of entries.keys()) {
        if (held <= limit) break;
        drop(oldest);
      }
    },
  };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Removes the oldest files until the folder is within its limit. */
const sweep = async (folder: string, limit: number): Promise<void> => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, size, mtimeMs };
    }),
  );
  let used = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (used <= limit) return;
    await rm(join(folder, name), { force: true });
    used -= size;
  }
};

/**
 * A store in a folder, which is made when first needed. A file appears under its name only when it
 * is whole, so that a crash leaves no half picture.
 */
export const pictureStore = (folder: string, limits: StoreLimits): PictureStore => {
  const hot = recent(limits.memory);
  let writes = 0;
  return {
    read: async (name) => {
      const held = hot.get(name);
      if (held !== undefined) return held;
      try {
        const bytes = await readFile(join(folder, name));
        hot.set(name, bytes);
        return bytes;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: async (name, bytes) => {
      hot.set(name, bytes);
      const temporary = join(folder, `${name}.${randomUUID()}.part`);
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, join(folder, name));
      writes += 1;
      if (writes % sweepEvery === 0) await sweep(folder, limits.disk);
    },
  };
};
