/** From the cart to the button that orders: without scripts, with them, and by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { orderButtonWords } from '../../core/domain/law/order-button.ts';
import { axeViolations } from './axe.ts';
import { textIn, type Said } from './account-forms.ts';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

/** Puts a collage into the cart, and goes on to the first step. */
const toCheckout = async (page: Page, host: string, locale: string, text: Said): Promise<void> => {
  const query = `materialType=leinwand&formatType=600x400&locale=${locale}`;
  await visit(page, address(host, `/configurator-collage?${query}`));
  await page.getByRole('button', { name: text('cart.put') }).click();
  const way = page.getByRole('link', { name: text('checkout.to-checkout') });
  await way.waitFor();
  await way.click();
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
};

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

const typeAddress = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

const berlin = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Musterstraße 12',
  postcode: '1011',
  city: 'Berlin',
};

test('a guest gets to the button without scripts, and nothing that was typed is lost', async () => {
  const text = textIn('de-DE');
  const page = await openPage({ javaScriptEnabled: false });
  await toCheckout(page, 'localhost', 'de-DE', text);
  await page.getByText('49,80').first().waitFor();
  const next = page.getByRole('button', { name: text('checkout.to.delivery') });
  foresee(page, /kasse/u, 422);
  await typeAddress(page, berlin);
  await next.click();
  const wrong = page.getByRole('link', {
    name: text('checkout.error.postcode', { example: '10115' }),
  });
  await wrong.waitFor();
  await expect(field(page, 'city').inputValue()).resolves.toBe('Berlin');
  expect(await page.title()).toContain(text('form.error-title', { title: '' }).trim());
  // No step can be skipped.
  await visit(page, address('localhost', '/kasse/pruefen'));
  await page.getByRole('heading', { level: 1, name: text('checkout.address') }).waitFor();
  await field(page, 'postcode').fill('10115');
  await next.click();
  await field(page, 'speed').last().check({ force: true });
  await page.getByRole('button', { name: text('checkout.to.payment') }).click();
  await field(page, 'payment').last().check({ force: true });
  await page.getByRole('button', { name: text('checkout.to.review') }).click();
  await page.getByText(text('checkout.bank-transfer')).waitFor();
  await page.getByText('59,70').last().waitFor();
  await page.getByText('§ 312g').waitFor();
  await page.getByText(text('checkout.played')).waitFor();
  const order = page.getByRole('main').getByRole('button');
  expect(await order.allInnerTexts()).toEqual([orderButtonWords.de]);
  // Each part leads back, with what was chosen.
  await page.locator('main a[href="/kasse/lieferung"]').last().click();
  await page.getByRole('heading', { level: 1, name: text('checkout.delivery') }).waitFor();
  expect(await field(page, 'speed').last().isChecked()).toBe(true);
});

test('the same pages are accessible with scripts, in another language', async () => {
  const text = textIn('fr-FR');
  const page = await openPage();
  await page.setViewportSize({ width: 390, height: 800 });
  await toCheckout(page, 'fr.localhost', 'fr-FR', text);
  expect(await axeViolations(page)).toEqual([]);
  await typeAddress(page, {
    ...berlin,
    street: '1 rue de Rivoli',
    postcode: '75001',
    city: 'Paris',
  });
  await field(page, 'isBilledElsewhere').check();
  await typeAddress(page, {
    'billing-firstName': 'Ada',
    'billing-lastName': 'Lovelace',
    'billing-street': 'Bahnhofstrasse 1',
    'billing-postcode': '8001',
    'billing-city': 'Zürich',
  });
  await field(page, 'billing-country').selectOption('CH');
  await page.getByRole('button', { name: text('checkout.to.delivery') }).click();
  await page.getByRole('button', { name: text('checkout.to.payment') }).click();
  await page.getByRole('button', { name: text('checkout.to.review') }).click();
  await page.getByText('75001 PARIS').waitFor();
  await page.getByText('8001 Zürich').waitFor();
  await page.getByRole('button', { name: orderButtonWords.fr, exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('keys alone lead through it', async () => {
  const text = textIn('en-GB');
  const page = await openPage();
  await toCheckout(page, 'gb.localhost', 'en-GB', text);
  await field(page, 'email').focus();
  const keys = [
    'ada@example.com',
    'Ada',
    'Lovelace',
    '',
    '12 Long Street',
    '',
    'London',
    'sw1a1aa',
  ];
  for (const typed of keys) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  const chosen = () =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    );
  for (const [step, value] of [
    ['payment', 'express'],
    ['review', 'bank-transfer'],
  ] as const) {
    const next = page.getByRole('button', { name: text(`checkout.to.${step}`) });
    await next.waitFor();
    await page.locator('main input[type=radio]').first().focus();
    await page.keyboard.press('ArrowDown');
    await eventually(chosen).toBe(value);
    await page.keyboard.press('Enter');
  }
  await page.getByText('SW1A 1AA').waitFor();
  await page.getByText('LONDON').waitFor();
  await page.getByRole('button', { name: orderButtonWords.en, exact: true }).waitFor();
});
