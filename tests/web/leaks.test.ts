/** What is left behind by pages that nobody can come back to: nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import {
  address,
  eventually,
  isLive,
  touch,
  visit,
  withBrowser,
  withoutPictures,
} from './browser.ts';
import { formatOption } from './product-page.ts';

const openPage = withBrowser();

/** Pages with islands of every kind, and one without; an odd number of them, as each is gone to in turn. */
const paths = ['/', '/leinwanddruck', '/wandbilder', '/impressum', '/poster-drucken'] as const;

/** Goes to page after page in this document, as links do. */
const navigate = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    async ([all, times]) => {
      for (let index = 0; index < times; index += 1) {
        const path = all[index % all.length] ?? '/';
        if (path !== location.pathname) await navigation.navigate(path).finished;
      }
    },
    [paths, count] as const,
  );

// So many pages take their time where the machine is busy.
const timeout = 300_000;

test(
  'forty-five navigations leave as many nodes and listeners as fifteen',
  { timeout },
  async () => {
    // A small window is drawn faster, and as much is left behind.
    const page = await openPage({ viewport: { width: 640, height: 400 } });
    await withoutPictures(page);
    await visit(page, address('localhost', '/leinwanddruck'));
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await touch(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const counted = async () => {
      // The last page is the same, and its island is alive.
      await navigate(page, 2);
      await eventually(() => isLive(formatOption(page, '300x200'))).toBe(true);
      await page.waitForLoadState('networkidle');
      await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    await navigate(page, 15);
    const before = await counted();
    await navigate(page, 30);
    const after = await counted();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(before.nodes).toBeGreaterThan(1000);
    // Five views are kept; one view more would be a fifth more, one listener a page a fortieth.
    expect(after.nodes).toBeLessThan(before.nodes * 1.02);
    expect(after.listeners).toBeLessThan(before.listeners * 1.02);
  },
);
