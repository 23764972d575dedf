/** Chromium by Playwright, for the suites that its own tests do not have. */
import { chromium, type BrowserContext, type Page } from 'playwright-core';

import { chromiumFlags, findHeadlessChromium } from '../../../../scripts/chromium.mjs';
import { evaluateBy, isRequestLine, viewport, type Engine, type Tab } from '../engine.ts';

const listen = (page: Page, problems: string[]): void => {
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !isRequestLine(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
};

const tabOf = (context: BrowserContext, page: Page): Tab => {
  const problems: string[] = [];
  listen(page, problems);
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    click: (selector) => page.locator(selector).first().click(),
    doubleClick: (selector) => page.locator(selector).first().dblclick(),
    clickForNewTab: (selector) =>
      page
        .locator(selector)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: evaluateBy((expression) => page.evaluate<unknown>(expression)),
    tabs: async () => context.pages().map((one) => one.url()),
    problems: () => problems.splice(0),
    close: () => context.close(),
  };
};

/** Chromium. */
export const chromiumEngine: Engine = {
  label: 'Chromium',
  can: { clickForNewTab: true, playVideos: true },
  start: async () => {
    const executablePath = findHeadlessChromium();
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumFlags],
    });
    return {
      newTab: async () => {
        const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
        context.setDefaultTimeout(30_000);
        return tabOf(context, await context.newPage());
      },
      stop: () => browser.close(),
    };
  },
};
