import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Each rejects with Node's own error. */
export type PictureFiles = {
  readonly read: (path: string) => Promise<Buffer<ArrayBuffer>>;
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** A file that is gone already is not an error. */
  readonly remove: (path: string) => Promise<void>;
  /** Last write in milliseconds since 1970. */
  readonly facts: (path: string) => Promise<{ readonly size: number; readonly written: number }>;
  /** A few at a time. */
  readonly names: (folder: string) => AsyncIterable<string>;
  /** With those above it; one that is there is not an error. */
  readonly makeFolder: (folder: string) => Promise<void>;
};

const names = async function* (folder: string): AsyncIterable<string> {
  for await (const { name } of await opendir(folder)) yield name;
};

export const diskFiles: PictureFiles = {
  read: (path) => readFile(path),
  write: (path, bytes) => writeFile(path, bytes),
  rename,
  remove: (path) => rm(path, { force: true }),
  facts: async (path) => {
    const { size, mtimeMs } = await stat(path);
    return { size, written: mtimeMs };
  },
  names,
  makeFolder: async (folder) => void (await mkdir(folder, { recursive: true })),
};
