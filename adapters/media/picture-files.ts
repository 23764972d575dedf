import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';

/** The file operations of a store of pictures; each rejects with Node's own error. */
export type PictureFiles = {
  readonly read: (path: string) => Promise<Buffer<ArrayBuffer>>;
  readonly write: (path: string, bytes: Uint8Array) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** Removes a file; one that is gone already is not an error. */
  readonly remove: (path: string) => Promise<void>;
  /** A file's bytes, and when it was last written, in milliseconds since 1970. */
  readonly facts: (path: string) => Promise<{ readonly size: number; readonly written: number }>;
  /** The names in a folder, a few at a time. */
  readonly names: (folder: string) => AsyncIterable<string>;
  /** Makes a folder with those above it; one that is there is not an error. */
  readonly makeFolder: (folder: string) => Promise<void>;
};

const names = async function* (folder: string): AsyncIterable<string> {
  for await (const { name } of await opendir(folder)) yield name;
};

/** The disk of this machine. */
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

/** Node's code of an error, such as `ENOENT`; empty where it has none. */
export const errorCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** True where the process has no descriptor left, so the file may well exist. */
export const isShortOfDescriptors = (error: unknown): boolean =>
  ['EMFILE', 'ENFILE'].includes(errorCodeOf(error));
