/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe reports, short enough to be read in a test's output. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  // Evaluated by the debugger, so that the page's own policy stays as it is.
  await page.evaluate(axe);
  const { violations: found }: AxeResults = await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
};
