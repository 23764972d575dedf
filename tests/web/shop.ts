/** Starts the built shop as its operator would: `node server/main.ts`, on data of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What a process printed, and how it ended. */
type Ended = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
};

/** A process of the shop. */
type ShopProcess = {
  readonly pid: number;
  /**
   * Settles at the address line; rejects with all that was printed where the process ends before.
   */
  readonly opened: Promise<string>;
  readonly ended: Promise<Ended>;
  /** Sends a signal and waits for the end. */
  readonly stop: (signal?: 'SIGINT' | 'SIGKILL' | 'SIGTERM') => Promise<Ended>;
  /** What it has logged so far. */
  readonly log: () => string;
};

/** Variables of the shop that must not come from the machine that runs the tests. */
const ownVariables = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SITES: '',
  DATABASE_URL: '',
  SHOP_API_URL: '',
  STORYBLOK_TOKEN: '',
  STORYBLOK_URL: '',
  SPLIT_KEY: '',
  SPLIT_URL: '',
  CONSENT_SCRIPT_URL: '',
  FLAGS: '',
  SUPPORT_MESSENGER_URL: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_SCRIPT_URL: '',
  GOOGLE_JWKS_URL: '',
  LOCATION_HEADERS: '',
  EMBEDDED_SERVICES: '',
  // No balancer has to notice the end of a test's shop.
  LEAVING_SECONDS: '0',
  CONNECTION_LIMIT: '',
  CLIENT_CONNECTION_LIMIT: '',
  WAIT_MILLISECONDS: '',
  RENDER_LIMIT: '',
  RENDER_QUEUE: '',
  // A busy machine's first prices may take longer than a shopper is kept waiting.
  PAGE_MILLISECONDS: '15000',
  PAGE_CACHE_MB: '',
  RATE_LIMITS: '',
  RATE_LIMITS_STORE: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_EXPORTER_OTLP_HEADERS: '',
  OTEL_SERVICE_NAME: '',
  OTEL_TRACES_SAMPLER: '',
  OTEL_TRACES_SAMPLER_ARG: '',
  TRUSTED_PROXIES: '',
  // A zone in which no market lies: what is printed must come from the market's.
  TZ: 'Pacific/Auckland',
} as const;

const addressLine = 'is open at';

const opening = (child: ChildProcess, output: () => string, ended: Promise<Ended>) =>
  new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const line = output()
        .split('\n')
        .find((text) => text.includes(addressLine));
      if (line !== undefined) resolve(line);
    });
    void ended.then(({ code, signal, errors }) => {
      reject(new Error(`The shop ended with ${code ?? signal} before it was open: ${errors}`));
    });
  });

/** The command of a process that may have so many files open; all that it may, without a number. */
const commandOf = (descriptors: number | undefined): readonly [string, readonly string[]] =>
  descriptors === undefined
    ? [process.execPath, ['server/main.ts']]
    : ['sh', ['-c', `ulimit -n ${descriptors}; exec "$0" server/main.ts`, process.execPath]];

/** Runs the shop with these variables beside its defaults. */
export const runShop = (
  environment: Readonly<Record<string, string>>,
  { descriptors }: { readonly descriptors?: number } = {},
): ShopProcess => {
  if (!existsSync(join(root, 'build/server/index.js')))
    throw new Error('There is no production build; run `npm run build` first.');
  const child = spawn(...commandOf(descriptors), {
    cwd: root,
    env: { ...process.env, ...ownVariables, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, output, errors }));
  });
  const opened = opening(child, () => output, ended);
  // Tests that do not wait for it to open wait for its end.
  opened.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    opened,
    ended,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
    log: () => errors,
  };
};

/** A port that no process listens at. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

/** Where a shop keeps its pictures. */
const picturesOf = (dataDir: string): string => join(dataDir, 'media');

/** A new folder for a shop's data; with `template`, a copy of another shop's. */
export const newDataFolder = (template?: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-'));
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  return folder;
};

/** Removes a data folder. */
export const removeDataFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

/** What makes a picture out of its name; a change in any of these makes all of them others. */
const picturesComeFrom = ['adapters/media', 'core/domain', 'package-lock.json'];

/** A name for all that is in these files and folders. */
const digestOf = (paths: readonly string[]): string => {
  const files = paths.flatMap((path) => {
    const whole = join(root, path);
    if (statSync(whole).isFile()) return [whole];
    return readdirSync(whole, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Lets every shop that begins with a copy of this folder keep its pictures in one that all share, and
 * that outlives the run: each picture is drawn and coded once, until what draws it has changed.
 */
export const sharePictures = (template: string): void => {
  const all = join(root, '.cache', 'pictures');
  const pictures = join(all, digestOf(picturesComeFrom));
  mkdirSync(pictures, { recursive: true });
  for (const name of readdirSync(all))
    if (join(all, name) !== pictures) removeDataFolder(join(all, name));
  symlinkSync(pictures, picturesOf(template), 'dir');
};

/** An open shop. */
export type Shop = Pick<ShopProcess, 'log'> & {
  readonly port: number;
  readonly dataDir: string;
  /** Stops it with SIGTERM and rejects where it does not end cleanly. */
  readonly close: () => Promise<void>;
};

/** Rejects a process that did not end by itself with code 0. */
const expectCleanEnd = ({ code, signal, errors }: Ended): void => {
  if (code !== 0) throw new Error(`The shop did not stop cleanly (${code ?? signal}): ${errors}`);
};

/**
 * Opens a shop on a free port; `template` is the seeded data that it begins with. With `drawsAll` it
 * begins without a picture, and keeps those that it draws to itself.
 */
export const openShop = async (
  template: string | undefined,
  environment: Readonly<Record<string, string>> = {},
  { drawsAll = false }: { readonly drawsAll?: boolean } = {},
): Promise<Shop> => {
  const port = await freePort();
  const dataDir = newDataFolder(template);
  if (drawsAll) removeDataFolder(picturesOf(dataDir));
  const shop = runShop({ ...environment, PORT: String(port), DATA_DIR: dataDir });
  await shop.opened;
  return {
    port,
    dataDir,
    log: shop.log,
    close: async () => {
      const end = await shop.stop();
      removeDataFolder(dataDir);
      expectCleanEnd(end);
    },
  };
};

/**
 * For storms of requests from one client: nothing is refused for coming too often, and the services
 * that only the process needs are reachable, too.
 */
export const unlimited = {
  RATE_LIMITS: 'posts=1000000,reports=1000000,misses=1000000,messages=1000000',
  EMBEDDED_SERVICES: 'public',
} as const;

/** Seeds a database once, so that every further shop begins with a copy of it. */
export const seedTemplate = async (): Promise<string> => {
  const template = newDataFolder();
  const shop = runShop({ PORT: String(await freePort()), DATA_DIR: template });
  await shop.opened;
  expectCleanEnd(await shop.stop());
  return template;
};
