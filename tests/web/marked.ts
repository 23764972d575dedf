import type { Page } from 'playwright-core';

/** A mark on the document survives as long as no full load happens. */
export const marksOf = (page: () => Page) => ({
  mark: (): Promise<void> => page().evaluate(() => void Object.assign(window, { marked: true })),
  isMarked: (): Promise<boolean> => page().evaluate(() => 'marked' in window),
  headline: (): Promise<string | null> => page().locator('h1').textContent(),
});
