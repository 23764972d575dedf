/** The withdrawal from an order: by its page and by number and mail address, without scripts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { orderButtonWords } from '../../core/domain/law/order-button.ts';
import { termsVersion } from '../../core/domain/law/terms-version.ts';
import { legalSegments } from '../../core/domain/routing/legal-pages.ts';
import { giftVoucherSegments } from '../../core/domain/voucher/gift-step.ts';
import { deskPath } from '../../server/http/desk-paths.ts';
import { keptMailsTo } from '../fakes/kept-mails.ts';
import { textIn, type Said } from './account-forms.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { givePhotos } from './give-photos.ts';
import { openShop, unlimited, type Shop } from './shop.ts';

const deskToken = 'the-desk-of-withdrawals';

const openPage = withBrowser();
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), { ...unlimited, DESK_TOKEN: deskToken });
});

afterAll(() => shop?.close());

type Market = {
  readonly locale: 'de-DE' | 'fr-FR';
  readonly host: string;
  readonly language: 'de' | 'fr';
  readonly place: Readonly<Record<string, string>>;
};

const german: Market = {
  locale: 'de-DE',
  host: 'localhost',
  language: 'de',
  place: { street: 'Musterstraße 12', postcode: '10115', city: 'Berlin' },
};

const french: Market = {
  locale: 'fr-FR',
  host: 'fr.localhost',
  language: 'fr',
  place: { street: '1 rue de Rivoli', postcode: '75001', city: 'Paris' },
};

/** Puts a gift voucher into the cart, and beside it a picture that is made to order. */
const fill = async (page: Page, { locale, host, language }: Market, text: Said): Promise<void> => {
  await visit(page, address(host, `/${giftVoucherSegments[language]}`, shop.port));
  await page.getByLabel(text('gift.recipient')).fill('Grace');
  await page.getByLabel(text('gift.sender')).fill('Ada');
  await page.getByLabel(text('gift.email')).fill('grace@example.com');
  await page.getByRole('button', { name: text('gift.preview') }).click();
  await page.getByRole('button', { name: text('cart.put') }).click();
  const query = `designId=4&materialType=leinwand&formatType=600x400&locale=${locale}`;
  await visit(page, address(host, `/configurator-collage?${query}`, shop.port));
  await givePhotos(page, text, 4);
  await page.getByRole('button', { name: text('cart.put') }).click();
  await page.getByRole('link', { name: text('checkout.to-checkout') }).click();
};

/** Buys what is in the cart, and gives the number of the order, whose page is open. */
const buy = async (page: Page, market: Market, text: Said, email: string): Promise<string> => {
  await fill(page, market, text);
  const typed = { email, firstName: 'Ada', lastName: 'Lovelace', ...market.place };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`main [name="${name}"]`).fill(value);
  for (const step of ['delivery', 'payment', 'review'] as const)
    await page.getByRole('button', { name: text(`checkout.to.${step}`) }).click();
  await page.getByRole('button', { name: orderButtonWords[market.language], exact: true }).click();
  await page.locator('button[value="pay"]').click();
  const number = page.locator('dt', { hasText: text('order.number') }).locator('xpath=../dd');
  await number.first().waitFor();
  return number.first().innerText();
};

/** What the page of the order offers, once it is paid. */
const withdrawal = async (page: Page, text: Said) => {
  const button = page.getByRole('button', { name: text('order.withdraw') });
  await eventually(async () => {
    await page.reload();
    return button.count();
  }).toBe(1);
  return button;
};

const saysAtDesk = async (number: string): Promise<string> => {
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', deskPath, shop.port));
  await page.locator('[name="token"]').fill(deskToken);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: number }).click();
  return page.getByRole('note').innerText();
};

const mailsSay = (email: string, ...words: readonly string[]): Promise<void> =>
  eventually(async () => {
    const mails = (await keptMailsTo(shop.dataDir, email)).join('\n');
    return words.filter((word) => !mails.includes(word));
  }).toEqual([]);

test('a guest withdraws from the voucher by the page of the order; the picture is excluded', async () => {
  const [text, email] = [textIn('de-DE'), 'guest@example.com'];
  const page = await openPage({ javaScriptEnabled: false });
  const number = await buy(page, german, text, email);
  await page.getByText(text('order.made-to-order')).waitFor();
  await mailsSay(email, `agb-${termsVersion}.html`, `vertrag-widerrufen-${termsVersion}.html`);
  const order = page.url();
  await (await withdrawal(page, text)).click();
  await page.getByText(text('order.gift', { name: 'Grace' })).waitFor();
  await page.getByText(number).waitFor();
  await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
  await page.getByText(text('withdrawal.received.title')).waitFor();
  await visit(page, order);
  await page.getByText(text('order.withdrawn'), { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: text('order.withdraw') }).count()).toBe(0);
  expect(await saysAtDesk(number)).toMatch(/items none, gift vouchers 1\. By law €\d+\.00 goes/u);
  await mailsSay(email, 'hiermit best', 'widerrufen. Das betrifft', 'binnen 14 Tagen');
});

test('whoever knows number and mail address withdraws by the page of the law, another mail does not', async () => {
  const [text, email] = [textIn('fr-FR'), 'number@example.com'];
  const page = await openPage({ javaScriptEnabled: false });
  const number = await buy(page, french, text, email);
  const order = page.url();
  await withdrawal(page, text);
  const declare = async (from: string): Promise<void> => {
    await visit(page, address('fr.localhost', `/${legalSegments.withdrawal.fr}`, shop.port));
    await page.getByLabel(text('withdrawal.name')).fill('Ada Lovelace');
    await page.getByLabel(text('withdrawal.orderNumber')).fill(number.toLowerCase());
    await page.getByLabel(text('withdrawal.email')).fill(from);
    await page.getByRole('button', { name: text('withdrawal.review') }).click();
    await page.getByRole('button', { name: text('withdrawal.confirm') }).click();
    await page.getByText(text('withdrawal.received.title')).waitFor();
    await visit(page, order);
  };
  await declare('eve@example.com');
  expect(await page.getByText(text('order.withdrawn'), { exact: true }).count()).toBe(0);
  await declare(email.toUpperCase());
  await page.getByText(text('order.withdrawn'), { exact: true }).waitFor();
  await mailsSay(email, 'Cela concerne', 'sous 14 jours');
});
