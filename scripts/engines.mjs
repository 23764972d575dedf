/**
 * The browser engines that `npm test` drives: Chromium must be there, Firefox and WebKitGTK are
 * installed where apt-get may, else skipped with a reason that is printed. Plain JavaScript, since
 * `npm test` asks before anything is installed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium } from './chromium.mjs';
import { installDebianPackages, installObstacle } from './debian.mjs';
import { isExecutable, named, onPath } from './executables.mjs';

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The Firefox to drive: `FIREFOX_PATH`, else the system's; `undefined` when there is none. Throws
 * when `FIREFOX_PATH` names something that can not be started.
 * @returns {string | undefined}
 */
export const findFirefox = () =>
  named('FIREFOX_PATH') ?? [...onPath(['firefox-esr', 'firefox']), macFirefox].find(isExecutable);

/** Folders in which distributions keep the libraries' own programs, MiniBrowser among them. */
const libraryFolders = () =>
  ['/usr/libexec', '/usr/lib', '/usr/lib64'].flatMap((folder) =>
    existsSync(folder)
      ? [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
          (path) => path === folder || path.endsWith('-linux-gnu'),
        )
      : [],
  );

const miniBrowsers = () =>
  libraryFolders().flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
      join(folder, version, 'MiniBrowser'),
    ),
  );

/**
 * The three programs that a WebKitGTK without a screen needs; `undefined` when one is missing.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export const findWebKitGtk = () => {
  const driver = onPath(['WebKitWebDriver']).find(isExecutable);
  const browser = miniBrowsers().find(isExecutable);
  const display = onPath(['Xvfb']).find(isExecutable);
  return driver && browser && display ? { driver, browser, display } : undefined;
};

/**
 * @typedef {object} Engine
 * @property {'chromium' | 'firefox' | 'webkitgtk'} name
 * @property {string} label
 * @property {readonly string[]} packages Debian's packages of it
 * @property {() => boolean} isThere
 */

/** @type {readonly Engine[]} */
const engines = [
  {
    name: 'chromium',
    label: 'Chromium',
    packages: ['chromium'],
    isThere: () => findChromium() !== undefined,
  },
  {
    name: 'firefox',
    label: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
  },
  {
    name: 'webkitgtk',
    label: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => findWebKitGtk() !== undefined,
  },
];

/** Installs the engines that are missing, where that is possible; says so in one line first. */
export const installEngines = () => {
  for (const { isThere, packages } of engines) if (!isThere()) installDebianPackages(packages);
};

/** The engines that are not here. */
export const absentEngines = () => engines.filter(({ isThere }) => !isThere());

/** One line for each engine that is not here: which one, why, and what would bring it. */
export const skippedEngines = () =>
  absentEngines().map(({ label, packages }) => {
    const reason = installObstacle() ?? 'apt-get did not install it';
    return `${label} is skipped: not found (Debian: ${packages.join(', ')}), and ${reason}.`;
  });
