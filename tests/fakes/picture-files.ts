import type { PictureFiles } from '../../adapters/media/picture-files.ts';

/** Node's error of a code. */
export const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: refused`), { code });

/** A disk in memory whose operations a test counts, and makes fail. */
type MemoryFiles = PictureFiles & {
  /** Sizes and times by path. */
  readonly contents: Map<string, { readonly bytes: Buffer<ArrayBuffer>; readonly written: number }>;
  /** What was done, in order, such as `read /folder/name`. */
  readonly done: readonly string[];
  /** Makes an operation reject for paths that match; undefined mends it. */
  readonly fail: (operation: string, code: string | undefined) => void;
};

/** A disk in memory; `now` is the time that its files bear. */
export const memoryFiles = (now: () => number = () => 0): MemoryFiles => {
  const contents: MemoryFiles['contents'] = new Map();
  const done: string[] = [];
  const failures = new Map<string, string>();
  const doing = (operation: string, path: string): void => {
    done.push(`${operation} ${path}`);
    const code = failures.get(operation);
    if (code !== undefined) throw systemError(code);
  };
  const at = (path: string) => {
    const found = contents.get(path);
    if (found === undefined) throw systemError('ENOENT');
    return found;
  };
  return {
    contents,
    done,
    fail: (operation, code) => {
      if (code === undefined) failures.delete(operation);
      else failures.set(operation, code);
    },
    read: async (path) => {
      doing('read', path);
      return at(path).bytes;
    },
    write: async (path, bytes) => {
      // What a full disk has taken of a file stays there.
      contents.set(path, { bytes: Buffer.from(bytes), written: now() });
      doing('write', path);
    },
    rename: async (from, to) => {
      doing('rename', from);
      contents.set(to, at(from));
      contents.delete(from);
    },
    remove: async (path) => {
      doing('remove', path);
      contents.delete(path);
    },
    facts: async (path) => {
      doing('facts', path);
      const { bytes, written } = at(path);
      return { size: bytes.length, written };
    },
    async *names(folder) {
      for (const path of contents.keys())
        if (path.startsWith(`${folder}/`)) yield path.slice(folder.length + 1);
    },
    makeFolder: async () => undefined,
  };
};
