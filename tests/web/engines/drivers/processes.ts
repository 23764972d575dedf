/** Processes that end with the tests: at their end, after a failure, and when the run is stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The leaders of process groups that run, by their id. */
const groups = new Set<number>();

const kill = (group: number): void => {
  groups.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const killAll = (): void => {
  for (const group of groups) kill(group);
};

let isWatched = false;

/** Ends all groups however this process ends; signals then do what they do without this. */
const watchOwnEnd = (): void => {
  if (isWatched) return;
  isWatched = true;
  process.once('exit', killAll);
  process.once('disconnect', killAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      killAll();
      process.kill(process.pid, signal);
    });
};

/** Ends the group of a process that a library started as its leader, however this process ends. */
export const endWithTests = (pid: number | undefined): void => {
  watchOwnEnd();
  if (pid !== undefined) groups.add(pid);
};

/** A process with everything that it starts. */
type Group = {
  /** What it has written: stream 1 is its output, 3 a pipe of its own. */
  readonly output: (listen: (text: string) => void) => void;
  readonly firstLineOf3: Promise<string>;
  readonly stop: () => Promise<void>;
};

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdio[3]?.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
    child.once('error', reject);
  });

/** Starts a process as the leader of a group of its own, so that it can be ended with its children. */
export const startGroup = (
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Group => {
  watchOwnEnd();
  const child = spawn(command, parameters, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) groups.add(pid);
  const firstLineOf3 = firstLine(child);
  firstLineOf3.catch(() => undefined);
  return {
    output: (listen) => child.stdout?.on('data', (part: Buffer) => listen(part.toString())),
    firstLineOf3,
    stop: async () => {
      if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      kill(pid);
      await ended;
    },
  };
};
