/**
 * Walks from the designer's page to the page of the order, in both channels, and names each step to
 * whoever takes its picture.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';

import { cartPath } from '../../core/domain/cart/cart-forms.ts';
import { checkoutWords } from '../../core/domain/checkout/checkout-address.ts';
import { checkoutSteps } from '../../core/domain/checkout/checkout.ts';
import { personalisationFields } from '../../core/domain/personalisation/personalisation-form.ts';

/** What is bought: a thing with photos of the shopper's own. */
type Purchase = { readonly name: string; readonly host: string; readonly path: string };

/** One for each channel. */
export const purchases: readonly Purchase[] = [
  {
    name: 'calendar',
    host: 'localhost',
    path: '/configurator-calendar?calendarType=wandkalender&formatType=a4-quer&mountingType=spirale&startMonth=1&year=2027&designGroupId=lagom&designId=lagom-a4-quer&locale=de-DE',
  },
  {
    name: 'card',
    host: 'kartenliebe.localhost',
    path: '/configurator-card/?themeId=noemi&formatType=115x168&quantity=28&locale=de-DE',
  },
];

const typed = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Musterstraße 12',
  postcode: '10115',
  city: 'Berlin',
} as const;

/** Walks on a page whose shop answers at a port; `taken` is awaited at each step. */
export const walkCheckout = async (
  page: Page,
  port: number,
  { name, host, path }: Purchase,
  taken: (step: string) => Promise<void>,
): Promise<void> => {
  const send = (form: string) => page.locator(`${form} button[type="submit"]`).last().click();
  const photo = await sharp({
    create: { width: 2_400, height: 1_800, channels: 3, background: '#7a8f6a' },
  })
    .jpeg()
    .toBuffer();
  await page.goto(`http://${host}:${port}${path}`);
  await taken(`${name}-designer`);
  await page
    .locator(`input[name="${personalisationFields.files}"]`)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await send('form[data-personal-form]');
  await page.waitForURL(/personalisation=/u);
  await taken(`${name}-designer-given`);
  await send(`form[action="${cartPath}"]`);
  const way = page.locator('main a[href^="/kasse"]');
  await way.waitFor();
  await taken(`${name}-cart`);
  await way.click();
  for (const step of checkoutSteps) {
    const word = checkoutWords[step].de;
    await page.waitForURL((url) => url.pathname.includes(`/${word}`));
    await taken(`${name}-${step}`);
    if (step === 'address') {
      await send('main form');
      await page.locator('[aria-invalid="true"]').first().waitFor();
      await taken(`${name}-address-errors`);
      for (const [field, value] of Object.entries(typed))
        await page.locator(`main [name="${field}"]`).first().fill(value);
    }
    await send('main form');
  }
  await page.waitForURL(/\/payments\/test\//u);
  await taken(`${name}-played-payment`);
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/bestellung/u);
  await taken(`${name}-order`);
};
