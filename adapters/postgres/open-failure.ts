/** PGlite throws plain objects of its file system. */
import { causeOf, messageOf } from '../../core/domain/errors/thrown.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { codeOf } from '../shared/thrown.ts';

const reasonOf = (error: unknown): string => {
  const cause = causeOf(error);
  // A fault within the engine, which tells an operator nothing.
  if (cause instanceof Error && cause.name === 'RuntimeError') return 'its files are damaged';
  return isRecord(cause) && 'errno' in cause && !(cause instanceof Error)
    ? `its files cannot be read or written (error ${String(cause['errno'])})`
    : messageOf(cause, 'the engine gave no reason');
};

const isLocked = (error: unknown): error is Error =>
  error instanceof Error && isRecord(error.cause) && error.cause['kind'] === 'database-locked';

const folderReasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by this user: give it to this user',
  EPERM: 'may not be written by this user: give it to this user',
  EROFS: 'lies on a file system that cannot be written: mount it writable',
  ENOSPC: 'lies on a full disk: make room there',
  ENOTDIR: 'has a file where a folder must be: move that file away',
  EEXIST: 'has a file where a folder must be: move that file away',
};

/** A new database has some hundred files open. */
const leastDescriptors = 160;

/**
 * Says why the database in a folder cannot be opened, and the remedy. `descriptors`: as many files
 * as this process may have open, where that is known.
 */
export const describeFolderFailure = (
  error: unknown,
  folder: string,
  descriptors: number | undefined,
): string => {
  if (isLocked(error)) return error.message;
  const known = folderReasons[codeOf(error)];
  // The engine then tells of any file, as of one that is there already.
  if (known === undefined && descriptors !== undefined && descriptors < leastDescriptors)
    return (
      `The database folder ${folder} cannot be used: this process may have ${descriptors} files open, ` +
      `and the database needs ${leastDescriptors} and more. Raise the limit (ulimit -n 1024).`
    );
  return known === undefined
    ? `The database folder ${folder} cannot be used: ${reasonOf(error)}. ` +
        'Move it away or restore it from a backup; a new one is created at the next start. ' +
        'Or give this process another DATA_DIR.'
    : `The database folder ${folder} ${known}, or choose another DATA_DIR.`;
};

/** Without its password. */
const serverOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

/** Says why a server's database cannot be opened, and the remedy. */
export const describeServerFailure = (error: unknown, databaseUrl: string): string =>
  `The database at ${serverOf(databaseUrl)} cannot be used: ${reasonOf(error)}. ` +
  'Check that it runs and that DATABASE_URL is right; without DATABASE_URL the embedded one is used.';
