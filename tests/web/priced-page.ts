import type { Page } from 'playwright-core';

/** The price of all pieces, as a page shows it large. */
export const priceOn = (page: Page): Promise<string> =>
  page.locator('main [data-size="l"] > span:first-child').first().innerText();

/** Sends the form of an option, as a browser without scripts does. */
export const sendAround = async (page: Page, field: string): Promise<void> => {
  await page
    .locator(`xpath=//*[@id="${field}"]/descendant-or-self::form`)
    .getByRole('button')
    .click();
  await page.waitForLoadState();
};
