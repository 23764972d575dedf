/** The newsletter's form as a page without scripts has it, and what its page says then. */
import { expect, test } from 'vitest';

import { address, eventually, visit, withBrowser } from './browser.ts';
import { foresee } from './watch-page.ts';

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

test.each([false, true])(
  'a form that is not taken comes back with what was typed and the focus (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    const start = address('localhost', '/');
    foresee(page, new RegExp(`^${start}`, 'u'), 422);
    await page.clock.install();
    await visit(page, start);
    const title = await page.title();
    await page.getByLabel('E-Mail-Adresse').fill('ada@example');
    await page.getByRole('checkbox', { name: /Newsletter/u }).check();
    await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
    await eventually(() => page.title()).toBe(`Fehler: ${title}`);
    const email = page.getByLabel('E-Mail-Adresse');
    expect(await email.inputValue()).toBe('ada@example');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByRole('checkbox', { name: /Newsletter/u }).isChecked()).toBe(true);
    // It is mended where it stands.
    await email.fill('ada@example.com');
    // A person takes longer than the machine that drives this page.
    if (javaScriptEnabled) await page.clock.fastForward(2_000);
    await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
    await eventually(() => new URL(page.url()).hash).toBe('#newsletter-mail-sent');
    expect(await page.title()).toBe(title);
  },
);
