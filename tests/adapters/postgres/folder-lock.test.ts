import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { lockFolder } from '../../../adapters/postgres/folder-lock.ts';

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
  afterAll(() => rm(parent, { recursive: true, force: true }));

  test('is held once, and free again after', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await unlock();
    await (
      await lockFolder(folder)
    )();
    const left = (await readdir(parent)).filter((name) => name.startsWith(`postgres-${count}.`));
    expect(left).toEqual([]);
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
    const status = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => '');
    const startedAt = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    await writeFile(`${folder}.lock`, `${other.pid} ${startedAt}\n`);
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

  test.each([
    ['a dead process', () => `${spawnSync(process.execPath, ['-e', '']).pid} 1\n`],
    ['an earlier process with our number', () => `${process.pid} 1\n`],
    ['an owner that cannot be read', () => 'spoilt'],
  ])('of %s is taken over', async (_, text) => {
    await writeFile(`${folder}.lock`, text());
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `, 'u'));
    await unlock();
  });
});
