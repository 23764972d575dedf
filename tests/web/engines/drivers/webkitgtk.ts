/** WebKitGTK's MiniBrowser by W3C WebDriver, on a screen that exists in memory alone. */
import { vi } from 'vitest';

import { findWebKitGtk } from '../../../../scripts/engines.mjs';
import { freePort } from '../../shop.ts';
import {
  evaluateBy,
  isRequestLine,
  viewport,
  type Engine,
  type Tab,
  type TabOptions,
} from '../engine.ts';
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

/** Input whose answer was lost has still been made: what comes of it is the test's to expect. */
const answeredOrLost = async (input: Promise<void>): Promise<void> => {
  try {
    await input;
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
};

/** Clicks in the middle of the window: at its edges something else may lie over the element. */
const clickInMiddle = async (command: Command, selector: string): Promise<void> => {
  const element = await findElement(command, selector);
  await scrollToMiddle(command, element);
  await answeredOrLost(clickElement(command, element));
};

const tabOf = (command: Command, problems: string[], close: () => Promise<void>): Tab => {
  const evaluate = evaluateBy((expression) =>
    command('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
  );
  /** A page that is still loading does not always hear its history. */
  const whenLoaded = async (move: () => Promise<void>): Promise<void> => {
    await vi.waitFor(
      async () => {
        if ((await evaluate(() => document.readyState)) !== 'complete')
          throw new Error('It loads.');
      },
      { timeout: 30_000 },
    );
    await move();
  };
  return {
    open: (url) => command('POST', '/url', { url }),
    // The protocol's own commands wait for a load, and going back within a document loads nothing.
    back: () => whenLoaded(() => evaluate(() => history.back())),
    forward: () => whenLoaded(() => evaluate(() => history.forward())),
    reload: () => command('POST', '/refresh'),
    click: (selector) => vi.waitFor(() => clickInMiddle(command, selector), { timeout: 30_000 }),
    doubleClick: async (selector) =>
      answeredOrLost(doubleClickElement(command, await findElement(command, selector))),
    clickForNewTab: async (selector) =>
      clickWithKey(command, await findElement(command, selector), keyCodes.Control),
    press: (key) => pressKeys(command, [keyCodes[key]]),
    type: (text) => pressKeys(command, text),
    evaluate,
    tabs: () => addresses(command),
    problems: () => problems.splice(0),
    close,
  };
};

/** A session's capabilities; scripts of the page alone are off, those of the driver still run. */
const capabilities = (browser: string, scripts: boolean) => ({
  alwaysMatch: {
    timeouts: { implicit: 30_000, pageLoad: 60_000, script: 30_000 },
    'webkitgtk:browserOptions': {
      binary: browser,
      args: [
        '--automation',
        '--enable-write-console-messages-to-stdout=true',
        `--enable-javascript-markup=${scripts}`,
      ],
    },
  },
});

/** A driver with its browser, whose one window is each test's tab in its turn. */
type Session = {
  readonly command: Command;
  readonly problems: string[];
  readonly window: string;
  /** Whether it did not answer in its time: what hangs once is not asked again. */
  isBroken: boolean;
  readonly stop: () => Promise<void>;
};

type Programs = { readonly driver: string; readonly browser: string };

const startSession = async (
  programs: Programs,
  display: string,
  { scripts }: TabOptions,
): Promise<Session> => {
  const port = await freePort();
  const driver = startGroup(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: display,
    // A bus and a sandbox that machines of tests do not have.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
  });
  const problems: string[] = [];
  driver.output((text) => problems.push(...consoleProblems(text)));
  const address = `http://127.0.0.1:${port}`;
  const toDriver = commandsTo(address);
  // It answers as soon as it listens, and says by nothing else that it does.
  await vi.waitFor(() => toDriver('GET', '/status'), { timeout: 60_000 });
  const { sessionId } = await toDriver<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: capabilities(programs.browser, scripts),
  });
  const command = commandsTo(`${address}/session/${sessionId}`);
  await resize(command);
  const window = await command<string>('GET', '/window');
  return { command, problems, window, isBroken: false, stop: driver.stop };
};

/** The session's window alone again: what was opened from it is closed. The next test opens its page. */
const alone = async ({ command, window }: Session): Promise<void> => {
  for (const handle of await command<readonly string[]>('GET', '/window/handles')) {
    if (handle === window) continue;
    // One after another: a session looks at one window at a time.
    await command('POST', '/window', { handle });
    await command('DELETE', '/window');
  }
  await command('POST', '/window', { handle: window });
};

/** A tab in the session's window. A session that cannot be used again ends with it. */
const openTab = (session: Session): Tab =>
  tabOf(session.command, session.problems, async () => {
    try {
      await alone(session);
    } catch {
      session.isBroken = true;
      await session.stop();
    }
  });

/** WebKitGTK: one screen, and a driver with a browser for the tabs with scripts and for those without. */
export const webKitGtkEngine: Engine = {
  label: 'WebKitGTK',
  can: { clickForNewTab: false, turnScriptsOff: false },
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
    const sessions = new Map<boolean, Session>();
    const sessionFor = async (options: TabOptions): Promise<Session> => {
      const running = sessions.get(options.scripts);
      if (running?.isBroken === false) return running;
      const session = await startSession(programs, display, options);
      sessions.set(options.scripts, session);
      return session;
    };
    return {
      newTab: async (options) => openTab(await sessionFor(options)),
      stop: async () => {
        await Promise.all([...sessions.values()].map((session) => session.stop()));
        await screen.stop();
      },
    };
  },
};
