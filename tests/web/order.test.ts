/** From a photo to the file for the lab, as shoppers go: by forms alone, and with scripts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { orderButtonWords } from '../../core/domain/law/order-button.ts';
import { keptMailsTo } from '../fakes/kept-mails.ts';
import { textIn, type Said } from './account-forms.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

const openPage = withBrowser();
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'));
});

afterAll(() => shop?.close());

/** Its left half is red, its right half blue. */
const photo = await sharp({
  create: { width: 3_000, height: 2_000, channels: 3, background: '#d02020' },
})
  .composite([
    {
      input: await sharp({
        create: { width: 1_500, height: 2_000, channels: 3, background: '#2030d0' },
      })
        .png()
        .toBuffer(),
      left: 1_500,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer();

const typeAddress = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main [name="${name}"]`).fill(value);
};

const next = async (
  page: Page,
  text: Said,
  step: 'delivery' | 'payment' | 'review',
): Promise<void> => {
  await page.getByRole('button', { name: text(`checkout.to.${step}`) }).click();
};

/** From the designer, where a photo was handed over, to the page of whoever takes the payment. */
const order = async (
  page: Page,
  text: Said,
  language: keyof typeof orderButtonWords,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.getByRole('button', { name: text('cart.put') }).click();
  await page.getByRole('link', { name: text('checkout.to-checkout') }).click();
  await typeAddress(page, values);
  await next(page, text, 'delivery');
  await next(page, text, 'payment');
  await next(page, text, 'review');
  await page.getByRole('button', { name: orderButtonWords[language], exact: true }).click();
  await page.waitForURL(/\/payments\/test\//u);
};

/** Tickets and prints in the folder of the lab. */
const handed = (): readonly string[] => {
  const folder = join(shop.dataDir, 'hand-over');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tif|jpg|json)$/u.test(name))
        .toSorted((one, other) => Number(other.endsWith('json')) - Number(one.endsWith('json')))
    : [];
};

test('a photo is bought without scripts, and the lab gets its file and ticket', async () => {
  const text = textIn('de-DE');
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', '/leinwanddruck', shop.port));
  await page
    .locator('input[name="picture"]')
    .setInputFiles({ name: 'strand.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Mit diesem Foto weiter' }).click();
  await page.waitForURL(/configurator-photo-frame/u);
  await order(page, text, 'de', {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    street: 'Musterstraße 12',
    postcode: '10115',
    city: 'Berlin',
  });
  await page.locator('button[value="pay"]').click();
  await page.waitForURL(/\/bestellung/u);
  await page.getByText(text('order.total')).first().waitFor();
  await eventually(handed).toHaveLength(2);
  const [ticket = '', print = ''] = handed();
  const file = sharp(join(shop.dataDir, 'hand-over', print));
  const { data, info } = await file.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (share: number): number => {
    const offset = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
    return data[offset] ?? 0;
  };
  expect(at(0.4)).toBeGreaterThan(150);
  expect(at(0.6)).toBeLessThan(80);
  expect(JSON.parse(readFileSync(join(shop.dataDir, 'hand-over', ticket), 'utf8'))).toMatchObject({
    order: expect.any(String),
    amount: 1,
  });
  await eventually(async () => (await keptMailsTo(shop.dataDir, 'ada@example.com')).length).toBe(2);
});
