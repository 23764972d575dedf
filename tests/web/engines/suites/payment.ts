/** From a form of the shop to who takes payments, on another host. */
import { expect, onTestFinished, test } from 'vitest';

import { openPayingShop } from '../../paying-shop.ts';
import { eventually, type OpenTab } from '../shopper.ts';

/** The redirect to pay. */
export const payment = (openTab: OpenTab): void => {
  test('a form leads to who takes payments, whom the policy names', async () => {
    const shop = await openPayingShop(true);
    onTestFinished(shop.close);
    const tab = await openTab();
    await tab.open(shop.page);
    await tab.click('button');
    await eventually(() => tab.evaluate(() => location.href)).toBe(shop.payment);
    expect(await tab.evaluate(() => document.title)).toBe('Bezahlen');
  });
};
