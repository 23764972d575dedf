/** What moves on a page by itself: the sum of its layout shifts. */
import type { Page } from 'playwright-core';

import { foresee } from './browser.ts';

/** Sums up every layout shift from the first paint on, whether somebody has clicked or not. */
export const sumShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { layoutShift: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) total.value += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Keeps the fallback faces: on a busy machine the shop's own come after the first paint. */
export const withoutFaces = async (page: Page): Promise<void> => {
  foresee(page, /\.woff2$/u);
  await page.route('**/*.woff2', (route) => route.abort());
};

/** Sums up the shifts of a page that keeps its fallback faces. */
export const countShifts = async (page: Page): Promise<void> => {
  await withoutFaces(page);
  await sumShifts(page);
};

/** The sum so far, after the frames that are under way. */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Entries are told after the frame that they belong to.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const total: unknown = 'layoutShift' in window ? window.layoutShift : undefined;
            resolve(
              typeof total === 'object' && total !== null && 'value' in total
                ? total.value
                : 'none',
            );
          }),
        );
      }),
  );
