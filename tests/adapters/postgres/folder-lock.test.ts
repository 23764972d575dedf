import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { lockFolder } from '../../../adapters/postgres/folder-lock.ts';

/** The lock of a process: its number, and when it started where the system says so. */
const lockOf = async (pid: number | undefined): Promise<string> => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return `${pid} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''}\n`;
};

describe('the lock on the database folder', () => {
  let parent = '';
  let folder = '';
  let count = 0;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'passepartout-lock-'));
  });
  beforeEach(() => {
    count += 1;
    folder = join(parent, `postgres-${count}`);
  });
  const left = async () =>
    (await readdir(parent)).filter((name) => name.startsWith(`postgres-${count}.`));
  afterAll(() => rm(parent, { recursive: true, force: true }));

  test('is held once, and free again after', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await unlock();
    await (
      await lockFolder(folder)
    )();
    expect(await left()).toEqual([]);
  });

  test('is given to one of many who ask together', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const locks = asked.filter((answer) => answer.status === 'fulfilled');
    expect(locks).toHaveLength(1);
    for (const { value } of locks) await value();
  });

  test('of a living process says what to do', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(other, 'spawn');
    await writeFile(`${folder}.lock`, await lockOf(other.pid));
    await expect(lockFolder(folder)).rejects.toThrow(/in use by process \d+\. Stop .* DATA_DIR/u);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (
      await lockFolder(folder)
    )();
  });

  test.runIf(existsSync('/proc/self/stat'))('of a zombie is taken over', async () => {
    // The shell becomes a program that never asks how its child ended. The child ends after that:
    // a shell would notice.
    const parent = spawn('sh', ['-c', 'read line <&3 & echo $!; exec sleep 600'], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    });
    const [line] = await once(parent.stdout ?? parent, 'data');
    const pid = Number(String(line));
    await vi.waitFor(async () => {
      expect(await readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
    });
    parent.stdio[3]?.destroy();
    const fields = await vi.waitFor(async () => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8');
      const [state, ...rest] = status.slice(status.lastIndexOf(')') + 2).split(' ');
      expect(state).toBe('Z');
      return rest;
    });
    await writeFile(`${folder}.lock`, `${pid} ${fields[18]}\n`);
    await (
      await lockFolder(folder)
    )();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'of a running process stays, whoever runs it',
    async () => {
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      await once(other, 'spawn');
      const { pid = 0 } = other;
      const status = await readFile(`/proc/${pid}/stat`, 'utf8');
      const startedAt = status.slice(status.lastIndexOf(')') + 2).split(' ')[19];
      const text = `${pid} ${startedAt}\n`;
      await writeFile(`${folder}.lock`, text);
      const refused = { cause: { kind: 'database-locked', pid } };
      await expect(lockFolder(folder)).rejects.toMatchObject(refused);
      // Nor is it taken for one's own, or left behind.
      await expect(lockFolder(folder)).rejects.toMatchObject(refused);
      const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
        throw Object.assign(new Error('not yours'), { code: 'EPERM' });
      });
      await expect(lockFolder(folder)).rejects.toMatchObject(refused);
      kill.mockRestore();
      expect(await readFile(`${folder}.lock`, 'utf8')).toBe(text);
      expect(await left()).toEqual([`postgres-${count}.lock`]);
      // A process that started at another time has a reused number.
      await writeFile(`${folder}.lock`, `${pid} 1\n`);
      const unlock = await lockFolder(folder);
      await unlock();
      other.kill('SIGKILL');
      await once(other, 'exit');
    },
  );

  test.runIf(existsSync('/proc/self/stat'))(
    'of a dead process that another one takes over meanwhile is that one’s',
    async () => {
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      await once(other, 'spawn');
      const { pid = 0 } = other;
      const theirs = await lockOf(pid);
      const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
      const file = `${folder}.lock`;
      /** Asked whether the dead process runs, this happens to its lock. */
      const meanwhile = async (happens: () => void) => {
        await writeFile(file, `${dead} 1\n`);
        vi.spyOn(process, 'kill').mockImplementationOnce(() => {
          happens();
          throw Object.assign(new Error('none'), { code: 'ESRCH' });
        });
        return lockFolder(folder);
      };
      await expect(meanwhile(() => writeFileSync(file, theirs))).rejects.toMatchObject({
        cause: { kind: 'database-locked', pid },
      });
      expect(await readFile(file, 'utf8')).toBe(theirs);
      expect(await left()).toEqual([`postgres-${count}.lock`]);
      const unlock = await meanwhile(() => rmSync(file));
      expect(await left()).toEqual([`postgres-${count}.lock`]);
      await unlock();
      vi.restoreAllMocks();
      other.kill('SIGKILL');
      await once(other, 'exit');
    },
  );

  test('names this process and when it started; only who holds it gives it back', async () => {
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(await lockOf(process.pid));
    expect(await left()).toEqual([`postgres-${count}.lock`]);
    await unlock();
    const again = await lockFolder(folder);
    await unlock();
    expect(await left()).toEqual([`postgres-${count}.lock`]);
    await again();
  });

  test('fails, and is free, where it cannot be written', async () => {
    const missing = join(folder, 'postgres');
    await expect(lockFolder(missing)).rejects.toThrow('ENOENT');
    await mkdir(folder);
    await (
      await lockFolder(missing)
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  const spoilt = ['spoilt', '', `${process.pid} 1`, `x${process.ppid} \n`, `0${process.ppid} \n`];
  const takenOver: readonly (readonly [owner: string, text: () => string])[] = [
    ['a dead process', () => `${spawnSync(process.execPath, ['-e', '']).pid} 1\n`],
    ['an earlier process with our number', () => `${process.pid} 1\n`],
    ['an earlier process with our number, which knew no start', () => `${process.pid} \n`],
    ...spoilt.map((text) => [`an owner that cannot be read (${text.trim()})`, () => text] as const),
  ];
  test.each(takenOver)('of %s is taken over', async (_, text) => {
    await writeFile(`${folder}.lock`, text());
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `, 'u'));
    await unlock();
    expect(await left()).toEqual([]);
  });
});
