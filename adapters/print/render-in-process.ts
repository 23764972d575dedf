import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import process from 'node:process';

import { sleep as timerSleep, waitIsOver, type Sleep } from '../shared/sleep.ts';
import type { RenderAnswer, RenderRequest } from './rendering.ts';

/** Milliseconds of one file: on a slow machine a photo takes half a minute, a book of a hundred five. */
const longestRendering = { photo: 300_000, pages: 900_000 } as const;

/** Bytes that the process may hold; far more than a photo of 100 megapixels needs. */
const mostMemory = 1_200_000_000;

/** Milliseconds between looks at its memory. */
const lookEvery = 500;

/** Beside this module: a source file in development and tests, a built one in production. */
const printProcess = new URL(`./print-process${extname(import.meta.url)}`, import.meta.url);

/** Undefined where the system does not tell, and once the process is gone. */
const residentBytes = async (pid: number): Promise<number | undefined> => {
  try {
    const [, kilobytes] =
      /^VmRSS:\s*(\d+) kB$/mu.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
};

type RenderLimits = { readonly longest: number; readonly memory: number };

/** Makes a print file in a process of its own, which is ended with the signal, after a time, and when it takes too much memory. */
export const renderInProcess = async (
  request: RenderRequest,
  signal: AbortSignal,
  {
    limits: { longest, memory } = { longest: longestRendering[request.kind], memory: mostMemory },
    sleep = timerSleep,
    file = printProcess,
  }: { readonly limits?: RenderLimits; readonly sleep?: Sleep; readonly file?: URL } = {},
): Promise<RenderAnswer> => {
  const ended = new AbortController();
  const child = fork(file, {
    // What this process was started with (tests, development) means nothing to it.
    execArgv: ['--max-old-space-size=256'],
    // Nothing of the shop's secrets. Freed memory goes back to the system instead of into arenas.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const answer = new Promise<RenderAnswer>((resolve) => {
    const end = (reason: string): void => {
      child.kill('SIGKILL');
      resolve({ kind: 'failed', reason });
    };
    child.once('message', (message: RenderAnswer) => resolve(message));
    child.once('error', () => end('the process did not start'));
    child.once('exit', () => end('the process ended'));
    if (signal.aborted) return end('stopped');
    signal.addEventListener('abort', () => end('stopped'), { once: true, signal: ended.signal });
    const watch = async (): Promise<void> => {
      for (let waited = 0; waited < longest; waited += lookEvery) {
        await sleep(lookEvery, ended.signal);
        const held = child.pid === undefined ? undefined : await residentBytes(child.pid);
        if (held !== undefined && held > memory) return end('too much memory');
      }
      return end('too long');
    };
    // It was done.
    watch().catch(() => undefined);
    child.send(request, () => undefined);
  });
  try {
    return await answer;
  } finally {
    ended.abort(waitIsOver);
  }
};
