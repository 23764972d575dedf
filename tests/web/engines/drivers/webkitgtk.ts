/** WebKitGTK's MiniBrowser by W3C WebDriver, on a screen that exists in memory alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';

import { findWebKitGtk } from '../../../../scripts/engines.mjs';
import { freePort, newDataFolder, removeDataFolder } from '../../shop.ts';
import { evaluateBy, isRequestLine, viewport, type Engine, type Tab } from '../engine.ts';
import { goBy } from './history.ts';
import { startGroup } from './processes.ts';
import {
  clickElement,
  clickWithKey,
  commandsTo,
  doubleClickElement,
  findElement,
  isTimeout,
  keyCodes,
  pressKeys,
  scrollToMiddle,
  type Command,
} from './webdriver.ts';

/** Reads the errors and warnings of pages out of what MiniBrowser prints of their consoles. */
const consoleProblems = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /^CONSOLE \S+ (?:ERROR|WARN)/u.test(line))
    .filter((line) => !isRequestLine(line.replace(/^CONSOLE \S+ (?:ERROR|WARN) /u, '')));

/** Makes the page, not the window around it, as large as the tests want it. */
const resize = async (command: Command): Promise<void> => {
  await command('POST', '/window/rect', viewport);
  const [width, height] = await command<readonly [number, number]>('POST', '/execute/sync', {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  });
  await command('POST', '/window/rect', {
    width: 2 * viewport.width - width,
    height: 2 * viewport.height - height,
  });
};

const addresses = async (command: Command): Promise<readonly string[]> => {
  const own = await command<string>('GET', '/window');
  const found: string[] = [];
  for (const handle of await command<readonly string[]>('GET', '/window/handles')) {
    // One after another: a session looks at one window at a time.
    await command('POST', '/window', { handle });
    found.push(await command<string>('GET', '/url'));
  }
  await command('POST', '/window', { handle: own });
  return found;
};

/** Input whose answer was lost was still made: the test expects what comes of it. */
const answeredOrLost = async (made: Promise<void>): Promise<void> => {
  try {
    await made;
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
};

const run = <Value>(
  command: Command,
  script: string,
  parameters: readonly unknown[] = [],
): Promise<Value> => command('POST', '/execute/sync', { script, args: parameters });

/** How often what may be asked again is asked; on a busy machine the driver loses even two answers. */
const mostTries = 4;

/** Asks again where the answer was lost: a question whose page is left meanwhile may get none. */
const again = async <Value>(
  ask: () => Promise<Value>,
  tries: number = mostTries,
): Promise<Value> => {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1 || !isTimeout(error)) throw error;
    return again(ask, tries - 1);
  }
};

/** Runs a script that may run again. */
const runAgain = <Value>(command: Command, script: string): Promise<Value> =>
  again(() => run<Value>(command, script));

/** Notes whether the page hears of a click on its element, and where that leads away to. */
const listen = `
  const [element] = arguments;
  window.clicked = false;
  window.leadsTo = undefined;
  addEventListener('click', (event) => {
    if (!element.contains(event.target)) return;
    window.clicked = true;
    const link = event.target.closest('a[href]');
    const here = location.href.split('#')[0];
    if (!event.defaultPrevented && link && link.href.split('#')[0] !== here) window.leadsTo = link.href;
  });`;

/** Whether the page stays where a link was to lead away from it. */
const stays = 'return window.leadsTo !== undefined && window.leadsTo !== location.href';

/**
 * Presses something of the page, and rejects when the page heard of no click: on a busy machine the
 * driver loses some, and some lose what they press on to a drawing between down and up. A page that
 * was left has no such mark, and heard it.
 */
const heard = async (command: Command, press: Promise<void>): Promise<void> => {
  await answeredOrLost(press);
  await vi.waitFor(
    async () => {
      const isLost = await runAgain<boolean>(command, 'return window.clicked === false');
      if (isLost) throw new Error('The page heard of no click.');
    },
    { timeout: 5000 },
  );
};

/** Clicks in the middle of the window: at its edges something else may lie over the element. */
const clickInMiddle = async (command: Command, selector: string): Promise<void> => {
  const element = await again(() => findElement(command, selector));
  await scrollToMiddle(command, element);
  await run(command, listen, [element]);
  await heard(command, clickElement(command, element));
};

/** How long a link that was followed may take until its page comes, in milliseconds. */
const leaving = 10_000;

/**
 * Clicks, and once more where the page heard of it and the engine did not follow the link: a page that
 * has just come loses that, too. A page that is left meanwhile may not answer; then it was followed.
 */
const clickAndFollow = async (command: Command, selector: string): Promise<void> => {
  const click = () => vi.waitFor(() => clickInMiddle(command, selector), { timeout: 30_000 });
  await click();
  const isFollowed = async (): Promise<boolean> =>
    !(await runAgain<boolean>(command, stays).catch(() => false));
  await vi.waitUntil(isFollowed, { timeout: leaving }).catch(click);
};

const doubleClick = async (command: Command, selector: string): Promise<void> => {
  const element = await again(() => findElement(command, selector));
  await run(command, listen, [element]);
  await heard(command, doubleClickElement(command, element));
};

const tabOf = (command: Command, problems: string[], close: () => Promise<void>): Tab => {
  const evaluate = evaluateBy((expression) => runAgain(command, `return ${expression}`));
  const go = goBy(evaluate);
  return {
    open: (url) => again(() => command('POST', '/url', { url })),
    // The protocol's own commands wait for a load, and going back within a document loads nothing.
    back: () => go('back'),
    forward: () => go('forward'),
    reload: () => command('POST', '/refresh'),
    click: (selector) => clickAndFollow(command, selector),
    doubleClick: (selector) =>
      vi.waitFor(() => doubleClick(command, selector), { timeout: 30_000 }),
    clickForNewTab: async (selector) =>
      clickWithKey(command, await again(() => findElement(command, selector)), keyCodes.Control),
    press: (key) => answeredOrLost(pressKeys(command, [keyCodes[key]])),
    type: (text) => answeredOrLost(pressKeys(command, text)),
    evaluate,
    tabs: () => addresses(command),
    problems: () => problems.splice(0),
    close,
  };
};

/** A session's capabilities. */
const capabilities = (browser: string) => ({
  alwaysMatch: {
    // An element that does not come in its time is looked for again (\`vi.waitFor\`).
    timeouts: { implicit: 5_000, pageLoad: 60_000, script: 30_000 },
    'webkitgtk:browserOptions': {
      binary: browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  },
});

/** A folder with GTK's settings: no motion is wanted, as in the other engines. */
const newSettings = (): string => {
  const folder = newDataFolder();
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  return folder;
};

/** A driver that listens: its address, and what its browser's console says. */
const startDriver = async (driver: string, display: string, settings: string) => {
  const port = await freePort();
  const group = startGroup(driver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: display,
    // A bus and a sandbox that machines of tests do not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: settings,
  });
  const problems: string[] = [];
  group.output((text) => problems.push(...consoleProblems(text)));
  const address = `http://127.0.0.1:${port}`;
  // It answers as soon as it listens, and says by nothing else that it does.
  await vi.waitFor(() => commandsTo(address)('GET', '/status'), { timeout: 60_000 });
  return { address, problems, stop: group.stop };
};

/** Starts a driver with one browser, which ends with it: a session that hangs harms no other one. */
const newTab = async (
  programs: { readonly driver: string; readonly browser: string },
  display: string,
  settings: string,
): Promise<Tab> => {
  const { address, problems, stop } = await startDriver(programs.driver, display, settings);
  try {
    const { sessionId } = await commandsTo(address)<{ readonly sessionId: string }>(
      'POST',
      '/session',
      { capabilities: capabilities(programs.browser) },
    );
    const command = commandsTo(`${address}/session/${sessionId}`);
    await resize(command);
    return tabOf(command, problems, stop);
  } catch (error) {
    await stop();
    throw error;
  }
};

/** WebKitGTK: one screen for all, and for each tab a driver with a browser of its own. */
export const webKitGtkEngine: Engine = {
  label: 'WebKitGTK',
  // A video that began to play kept it from answering for a minute in one run of four.
  can: { clickForNewTab: false, playVideos: false },
  start: async () => {
    const programs = findWebKitGtk();
    if (programs === undefined) throw new Error('There is no WebKitGTK with its driver and Xvfb.');
    const screen = startGroup(programs.display, [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1600x1200x24',
      '-nolisten',
      'tcp',
    ]);
    const display = `:${await screen.firstLineOf3}`;
    const settings = newSettings();
    return {
      // Now and then a browser that was started does not answer its driver.
      newTab: () => again(() => newTab(programs, display, settings)),
      stop: async () => {
        await screen.stop();
        removeDataFolder(settings);
      },
    };
  },
};
