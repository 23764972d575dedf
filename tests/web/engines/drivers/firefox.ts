/** Firefox by Puppeteer, over WebDriver BiDi. */
import { launch, type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { vi } from 'vitest';

import { findFirefox } from '../../../../scripts/engines.mjs';
import { evaluateBy, isRequestLine, viewport, type Engine, type Tab } from '../engine.ts';
import { goBy } from './history.ts';
import { endWithTests } from './processes.ts';

/**
 * Firefox tells the scripts of a page that is left of the chunks that it drops; the other engines
 * do not. A chunk that is missing for good shows in Chromium, and in what the tests expect.
 */
const isDroppedChunk = (text: string): boolean =>
  text.includes('error loading dynamically imported module');

const listen = (page: Page, problems: string[]): void => {
  const tell = (text: string): void => {
    if (!isDroppedChunk(text)) problems.push(`${page.url()}: ${text}`);
  };
  page.on('pageerror', (error) => tell(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warn';
    if (isProblem && !isRequestLine(message.text())) tell(message.text());
  });
};

/**
 * Scrolls the first match into view and answers its middle; throws while it is not there or covered.
 * Runs in the page, and needs no timers there: it works where the page's scripts are off.
 */
const middleOf = (selector: string): readonly [x: number, y: number] => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { height, left, top, width } = element.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2] as const;
  const hit = document.elementFromPoint(...middle);
  if (!element.contains(hit)) throw new Error(`${selector} is covered by ${hit?.outerHTML}.`);
  return middle;
};

const tabOf = (context: BrowserContext, page: Page): Tab => {
  const problems: string[] = [];
  listen(page, problems);
  const evaluate = evaluateBy((expression) => page.evaluate<[], () => unknown>(expression));
  const go = goBy(evaluate);
  /** The middle of an element that has come to rest: faces and pictures move it while they come. */
  const restingMiddle = async (selector: string): Promise<readonly [x: number, y: number]> => {
    const [before, after] = [
      await evaluate(middleOf, selector),
      await evaluate(middleOf, selector),
    ];
    if (before.join() !== after.join()) throw new Error(`${selector} is moving.`);
    return after;
  };
  const clickTimes = async (selector: string, count: number): Promise<void> => {
    const [x, y] = await vi.waitFor(() => restingMiddle(selector), { timeout: 30_000 });
    await page.mouse.click(x, y, { count });
  };
  return {
    open: async (url) => void (await page.goto(url)),
    // Puppeteer's own `goBack` waits for a load, and going back within a document loads nothing.
    back: () => go('back'),
    forward: () => go('forward'),
    reload: async () => void (await page.reload()),
    click: (selector) => clickTimes(selector, 1),
    doubleClick: (selector) => clickTimes(selector, 2),
    clickForNewTab: async (selector) => {
      const key = process.platform === 'darwin' ? 'Meta' : 'Control';
      await page.keyboard.down(key);
      await clickTimes(selector, 1);
      await page.keyboard.up(key);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate,
    tabs: async () => (await context.pages()).map((one) => one.url()),
    problems: () => problems.splice(0),
    close: async () => {
      await Promise.all((await context.pages()).map((one) => one.close()));
    },
  };
};

const launchFirefox = async (): Promise<Browser> => {
  const executablePath = findFirefox();
  const browser = await launch({
    browser: 'firefox',
    ...(executablePath === undefined ? {} : { executablePath }),
    headless: true,
    defaultViewport: viewport,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  // Puppeteer ends it on signals to this process, not when the process that started this one is gone.
  endWithTests(browser.process()?.pid);
  return browser;
};

/** Firefox. */
export const firefoxEngine: Engine = {
  label: 'Firefox',
  can: { clickForNewTab: true, playVideos: true },
  start: async () => {
    const browser = await launchFirefox();
    const context = await browser.createBrowserContext();
    return {
      newTab: async () => {
        const page = await context.newPage();
        page.setDefaultTimeout(30_000);
        return tabOf(context, page);
      },
      stop: () => browser.close(),
    };
  },
};
