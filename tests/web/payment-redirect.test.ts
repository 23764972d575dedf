/** From a form of the shop to who takes payments: the policy names it, or the browser stays. */
import { expect, onTestFinished, test } from 'vitest';

import { eventually, withBrowser } from './browser.ts';
import { openPayingShop } from './paying-shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);

test('a form leads to who takes payments where the policy names it, and nowhere else', async () => {
  for (const isNamed of [true, false]) {
    const shop = await openPayingShop(isNamed);
    onTestFinished(shop.close);
    const page = await openPage();
    await page.goto(shop.page);
    await page.getByRole('button').click();
    if (isNamed) await page.waitForURL(shop.payment);
    else
      await eventually(
        () => problems.filter((text) => text.includes('form-action')).length,
      ).toBeGreaterThan(0);
    expect(page.url()).toBe(isNamed ? shop.payment : shop.page);
  }
  // The browser's own lines about the second form.
  problems.splice(0);
});
