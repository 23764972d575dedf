/**
 * Finds the Chromium that story tests, end-to-end tests, the bench and the shots drive; installs
 * one when there is none. Plain JavaScript, since `npm test` asks before anything is installed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { installDebianPackages } from './debian.mjs';
import { isExecutable, named, onPath } from './executables.mjs';

/** Flags for a closed machine: no sandbox (root in a container), no call home of the browser's own. */
export const chromiumFlags = Object.freeze([
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const playwrightCache = () =>
  process.env.PLAYWRIGHT_BROWSERS_PATH ??
  {
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(homedir(), 'AppData', 'Local', 'ms-playwright'),
  }[process.platform] ??
  join(homedir(), '.cache', 'ms-playwright');

const inPlaywrightCache = () => {
  const cache = playwrightCache();
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
    .flatMap((name) =>
      [
        ['chrome-linux64', 'chrome'],
        ['chrome-linux', 'chrome'],
        ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
        ['chrome-linux', 'headless_shell'],
        [
          'chrome-mac-arm64',
          'Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        ],
        ['chrome-mac', 'Chromium.app/Contents/MacOS/Chromium'],
        ['chrome-win64', 'chrome.exe'],
      ].map((parts) => join(cache, name, ...parts)),
    );
};

/**
 * The Chromium to drive: `CHROMIUM_PATH`, else the system's, else Playwright's; `undefined` when
 * it is not installed. Throws when `CHROMIUM_PATH` names something that can not be started.
 * @returns {string | undefined}
 */
export const findChromium = () =>
  named('CHROMIUM_PATH') ??
  [...onPath(names), ...macApplications, ...inPlaywrightCache()].find(isExecutable);

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Chromium without a window, in less than half of the time: `CHROMIUM_SHELL_PATH`, or the system's. */
const findShell = () => named('CHROMIUM_SHELL_PATH') ?? onPath(shellNames).find(isExecutable);

/**
 * What draws pages for tests and stories: the headless shell, or else the Chromium. It keeps no
 * page for going back, so a test of that starts the Chromium.
 * @returns {string | undefined}
 */
export const findHeadlessChromium = () => findShell() ?? findChromium();

const installPlaywrightBuild = () => {
  const cli = join(import.meta.dirname, '..', 'node_modules', 'playwright-core', 'cli.js');
  if (!existsSync(cli)) return;
  console.log("Installing Playwright's Chromium …");
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // The caller says what is missing.
  }
};

/**
 * Finds a Chromium or installs one: Debian's package where that is allowed, Playwright's build
 * otherwise. Throws with one clear line when neither works.
 * @returns {string}
 */
export const ensureChromium = () => {
  const steps = [() => {}, () => installDebianPackages(['chromium']), installPlaywrightBuild];
  for (const step of steps) {
    step();
    const found = findChromium();
    if (!found) continue;
    if (!findShell()) installDebianPackages(['chromium-headless-shell']);
    return found;
  }
  throw new Error(
    'No Chromium found and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
};
