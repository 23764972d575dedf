/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 AA, those that axe does not run by itself among them; and its advice. */
export const wcagTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;

/** What axe reports, short enough to be read in a test's output; with `tags`, by those rules; of a selector's part. */
export const axeViolations = async (
  page: Page,
  tags?: readonly string[],
  part?: string,
): Promise<string[]> => {
  // Evaluated by the debugger, so that the page's own policy stays as it is.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(axe);
  const options = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
  };
  const { violations: found }: AxeResults = await page.evaluate(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
};
