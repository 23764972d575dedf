/** A folder that the lab empties, or a share of it. */
import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { E, type TE } from '../../../core/fp.ts';
import type { HandedFile, LabHandOver, HandOverError } from '../../../core/ports/hand-over.ts';
import { codeOf } from '../../shared/thrown.ts';
import { isHandedName } from './handed-name.ts';

/** A name survives a power cut once its folder does. */
const flushFolder = async (folder: string): Promise<void> => {
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
};

const writeWhole = async (path: string, { read }: HandedFile): Promise<string> => {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  try {
    for await (const bytes of read()) {
      hash.update(bytes);
      await file.writeFile(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
};

const bring = async (folder: string, file: HandedFile): Promise<E.Either<HandOverError, void>> => {
  if (!isHandedName(file.name)) return E.left({ kind: 'hand-over-refused', status: 'name' });
  const path = join(folder, file.name);
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  if ((await writeWhole(part, file)) !== file.digest) {
    await rm(part, { force: true });
    return E.left({ kind: 'hand-over-unavailable', reason: 'other bytes than announced' });
  }
  await rename(part, path);
  await flushFolder(dirname(path));
  return E.right(undefined);
};

const remove = async (folder: string, name: string): Promise<E.Either<HandOverError, void>> => {
  if (!isHandedName(name)) return E.left({ kind: 'hand-over-refused', status: 'name' });
  const path = join(folder, name);
  await rm(path, { force: true });
  await rm(`${path}.part`, { force: true });
  // The order's own folder goes with its last file.
  if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => undefined);
  return E.right(undefined);
};

/** Files appear under their names when all of them is on the disk. */
export const folderHandOver = (folder: string): LabHandOver => {
  const guarded =
    (act: () => Promise<E.Either<HandOverError, void>>): TE.TaskEither<HandOverError, void> =>
    async () => {
      try {
        return await act();
      } catch (error) {
        return E.left({ kind: 'hand-over-unavailable', reason: codeOf(error) || String(error) });
      }
    };
  return {
    bring: (file) => guarded(() => bring(folder, file)),
    remove: (name) => guarded(() => remove(folder, name)),
  };
};
