/**
 * PGlite opens a folder twice without an error and then spoils it; so the process that has it open
 * writes itself down beside it.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { codeOf } from '../shared/thrown.ts';

type Holder = {
  readonly pid: number;
  /** As the system counts it; it differs for a process with a reused number. */
  readonly startedAt: string;
};

/** Of this very process, by file. */
const held = new Set<string>();

type Seen = { readonly state: string; readonly startedAt: string };

/** Undefined for a process that does not exist, and elsewhere than on Linux. */
const seen = async (pid: number): Promise<Seen | undefined> => {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything; the start is the twentieth field behind it.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
};

/** Ended, though the parent has not asked how. */
const endedStates = new Set(['Z', 'X']);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user, which may not be asked.
    return codeOf(error) === 'EPERM';
  }
};

const parseHolder = (text: string): Holder | undefined => {
  const groups = /^(?<pid>[1-9]\d{0,9}) (?<startedAt>\d*)\n$/u.exec(text)?.groups;
  return groups && { pid: Number(groups['pid']), startedAt: groups['startedAt'] ?? '' };
};

const readHolder = async (file: string): Promise<Holder | undefined> =>
  parseHolder(await readFile(file, 'utf8').catch(() => ''));

/**
 * A lock with our own number and no known start is of an earlier process: `held` has the locks of
 * this one.
 */
const isAlive = async ({ pid, startedAt }: Holder): Promise<boolean> => {
  if (pid === process.pid && startedAt === '') return false;
  if (!isRunning(pid)) return false;
  const now = await seen(pid);
  return (now?.startedAt ?? '') === startedAt && !endedStates.has(now?.state ?? '');
};

/** Puts a finished file in place; false if one is there. */
const place = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const refuse = (folder: string, pid: number): Error =>
  new Error(
    `The database folder ${folder} is in use by process ${pid}. ` +
      'Stop that process, or give this one another DATA_DIR.',
    { cause: { kind: 'database-locked', pid } },
  );

/**
 * Removes the lock of a dead process. It is moved away first and read again: another process may
 * have done the same, and its new lock must not be lost.
 */
const removeStale = async (file: string, aside: string): Promise<void> => {
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const holder = await readHolder(aside);
  if (holder !== undefined && (await isAlive(holder))) await place(aside, file);
  await rm(aside, { force: true });
};

/** Removes stale locks that are in the way. */
const acquire = async (folder: string, file: string, draft: string): Promise<void> => {
  if (await place(draft, file)) return;
  const holder = await readHolder(file);
  if (holder !== undefined && (await isAlive(holder))) throw refuse(folder, holder.pid);
  await removeStale(file, `${draft}.stale`);
  return acquire(folder, file, draft);
};

/**
 * Locks a folder for this process; the answer unlocks it. Rejects, with a message for the operator,
 * while a living process holds it.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = `${resolve(folder)}.lock`;
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  if (held.has(file)) throw refuse(folder, process.pid);
  held.add(file);
  try {
    await writeFile(draft, `${process.pid} ${(await seen(process.pid))?.startedAt ?? ''}\n`);
    await acquire(folder, file, draft);
  } catch (error) {
    held.delete(file);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  let isHeld = true;
  return async () => {
    if (!isHeld) return;
    isHeld = false;
    held.delete(file);
    await rm(file, { force: true });
  };
};
