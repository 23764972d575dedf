/**
 * The time that the flag client of a page has to become ready: five seconds in the shop, after which
 * a view goes on without it and stays so (`clientStateOf`). A busy machine may need more, and tests
 * of what happens without an answer need not wait for it.
 */
import type { withBrowser } from './browser.ts';

type OpenPage = ReturnType<typeof withBrowser>;

/**
 * Opens pages whose flag client has so many milliseconds in place of its five seconds. Without them
 * as many as a test has: a page with a flag that is on shows it, however busy the machine.
 */
export const withFlagClient =
  (openPage: OpenPage, milliseconds = 120_000): OpenPage =>
  async (options) => {
    const page = await openPage(options);
    await page.context().addInitScript((readyTime) => {
      const { setTimeout: later } = window;
      const timer = (act: TimerHandler, delay?: number, ...values: unknown[]): number =>
        later(act, delay === 5_000 ? readyTime : delay, ...values);
      Object.assign(window, { setTimeout: timer });
    }, milliseconds);
    return page;
  };
