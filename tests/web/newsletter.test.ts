/** The newsletter's form as a page without scripts has it, and what its page says then. */
import { expect, test } from 'vitest';

import { address, eventually, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

test('the form works without scripts, and the page says what came of it', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', '/'));
  // Beside the form stands what a shopper came for: each product with its price and its tax.
  expect(await page.getByText('Inkl. MwSt.').count()).toBeGreaterThan(3);
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await page.getByRole('checkbox', { name: /Newsletter/u }).check();
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await eventually(() => new URL(page.url()).hash).toBe('#newsletter-mail-sent');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByText('Fast geschafft').waitFor();
  expect(await page.getByText('Dieser Link gilt nicht mehr').isVisible()).toBe(false);
});
