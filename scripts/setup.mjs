/**
 * Makes the checkout ready: `install` (packages), `build` (packages, then the production build),
 * `start` (packages, then the build when the sources changed). Plain JavaScript for Node 20.19 and
 * later, since it runs before anything is installed; what it starts runs on the pinned Node 24.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The pinned Node that npm installs as a package. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** What goes into the production build; a change in any of these makes it stale. */
const sources = [
  'adapters',
  'core',
  'public',
  'server',
  'ui',
  'package-lock.json',
  'scripts/compress.ts',
  'scripts/vite',
  'vite.config.ts',
];

const stampFile = join(root, 'build', '.stamp');

/** Says in one line why it can not go on, and stops. @param {string} reason @returns {never} */
export const stop = (reason) => {
  console.error(reason);
  process.exit(1);
};

/** Runs a command in the checkout; ends with the command's signal or code when it fails. */
const run = (/** @type {string} */ command, /** @type {string[]} */ parameters, failure = '') => {
  const { error, signal, status } = spawnSync(command, parameters, { cwd: root, stdio: 'inherit' });
  if (signal) process.kill(process.pid, signal);
  if (error || status !== 0) stop(error ? `${failure} (${error.message})` : failure);
};

const npm = (/** @type {string[]} */ parameters, /** @type {string} */ failure) =>
  process.env.npm_execpath
    ? run(process.execPath, [process.env.npm_execpath, ...parameters], failure)
    : run('npm', parameters, failure);

const packagesOf = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Whether what npm noted after its last finished install is what the lock file asks for. Packages
 * for other platforms are optional and may be missing.
 */
const isInstalled = () => {
  const noted = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = packagesOf(noted);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { optional, version }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  );
};

const runsOnNode24 = () =>
  (spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout ?? '').startsWith('v24.');

/** Installs the packages unless they are there already. */
export const install = () => {
  if (!isInstalled()) {
    console.log('Installing packages …');
    npm(
      ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      'Packages could not be installed.',
    );
  }
  if (runsOnNode24()) return;
  npm(['rebuild', 'node'], 'The pinned Node 24 could not be installed.');
  if (!runsOnNode24())
    stop(`Node 24 is needed at ${relative(root, pinnedNode)}; this is Node ${process.version}.`);
};

const filesIn = (/** @type {string} */ path) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => join(root, name)).filter(existsSync)) {
    const files = /\.[a-z]+$/u.test(source) ? [source] : filesIn(source).sort();
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

/** Builds for production: bundles, then a compressed copy beside every asset. */
const build = () => {
  const built = fingerprint();
  const failure = 'The production build failed.';
  run(pinnedNode, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], failure);
  run(pinnedNode, ['scripts/compress.ts'], failure);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stampFile, built);
};

const commands = {
  install,
  build: () => {
    install();
    build();
  },
  start: () => {
    install();
    if (isBuilt()) return;
    console.log('Building …');
    build();
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node 20.19 or later is needed; this is ${process.version}.`);
  const command = commands[process.argv[2] ?? 'install'];
  if (!command) stop(`Usage: node scripts/setup.mjs ${Object.keys(commands).join(' | ')}`);
  command();
}
