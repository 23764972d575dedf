/** From a form of the shop to who takes payments: the policy names it, or the browser stays. */
import { expect, onTestFinished, test } from 'vitest';

import { eventually, withBrowser } from './browser.ts';
import { openPayingShop } from './paying-shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);

test('a form leads to who takes payments where the policy names it, and nowhere else', async () => {
  const send = async (isNamed: boolean) => {
    const shop = await openPayingShop(isNamed);
    onTestFinished(shop.close);
    const page = await openPage();
    await page.goto(shop.page);
    await page.getByRole('button').click();
    return { shop, page };
  };
  const named = await send(true);
  await named.page.waitForURL(named.shop.payment);
  const unnamed = await send(false);
  // The browser says so, its report, and the event that pages are watched by.
  await eventually(() => problems.filter((text) => text.includes('form-action')).length).toBe(3);
  expect(unnamed.page.url()).toBe(unnamed.shop.page);
  expect(problems.splice(0)).toHaveLength(3);
});
