import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Where built helpers and the bench's own database lie. */
export const workFolder = join(root, '.cache', 'bench');

const dataFolder = join(workFolder, 'data');

/** The cores that the parts of a measurement keep to. */
export const cores = { server: 0, load: 1 } as const;

const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).status === 0;

/** Whether servers are held on one core; without it, a server's helper threads may use others. */
export const isPinned = canPin;

/** Starts a module of ours on Node, on one core where the system can do that. */
export const startNode = (
  core: number,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  folder = root,
): ChildProcess => {
  const [command = '', ...rest] = [
    ...(canPin ? ['taskset', '-c', String(core)] : []),
    process.execPath,
    ...parameters,
  ];
  return spawn(command, rest, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Waits until a process prints a text; rejects when it ends before. Answers what it printed. */
export const printed = (child: ChildProcess, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes(text)) resolve(output);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}: ${output}`));
    });
  });

/** Asks a process to end and waits until it has. */
export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
};

/** A running shop. */
export type Shop = {
  readonly port: number;
  /** Milliseconds from the start of the process to its open port. */
  readonly startedIn: number;
  /** Resident memory in megabytes; 0 where the system does not tell. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
};

const memoryOf = (pid: number | undefined): number => {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file)
    ? /^VmRSS:\s+(\d+)/mu.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return Math.round(Number(kilobytes ?? 0) / 1024);
};

/** Forgets the bench's database, so that the next start seeds it. */
export const forgetData = (): void => rmSync(dataFolder, { recursive: true, force: true });

/** Starts the built shop of a checkout on the bench's own data there, as `npm start` does. */
const startShop = async (
  port: number,
  environment: NodeJS.ProcessEnv,
  folder: string,
): Promise<Shop> => {
  if (!existsSync(join(folder, 'build/server/index.js')))
    throw new Error(`Run \`npm run build\` in ${folder} first.`);
  const begin = performance.now();
  const variables = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITES: '',
    LEAVING_SECONDS: '0',
    DATA_DIR: join(folder, '.cache', 'bench', 'data'),
    ...environment,
  };
  const child = startNode(cores.server, ['server/main.ts'], variables, folder);
  await printed(child, 'is open at');
  const startedIn = Math.round(performance.now() - begin);
  return {
    port,
    startedIn,
    memory: () => memoryOf(child.pid),
    stop: () => stopProcess(child),
  };
};

/**
 * Does something with a shop and stops it, whatever happens; `environment` are variables of it,
 * `folder` is another checkout than this one.
 */
export const withShop = async <A>(
  port: number,
  measure: (shop: Shop) => Promise<A>,
  environment: NodeJS.ProcessEnv = {},
  folder = root,
): Promise<A> => {
  const shop = await startShop(port, environment, folder);
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
};
