/** From an occasion to a card in the cart: by touch, and with links and forms alone. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { localeTable } from '../../core/domain/locale/locales.ts';
import {
  cardFilterValueLabel,
  cardOccasionLabel,
} from '../../core/domain/products/card/card-label.ts';
import {
  cardOverviewRoot,
  cardOverviewWord,
} from '../../core/domain/products/card/overview-address.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { address, eventually, isLive, visit, withBrowser } from './browser.ts';
import { priceOn, sendAround } from './priced-page.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const host = 'kartenliebe.localhost';

const touch = { hasTouch: true, viewport: { width: 390, height: 800 } } as const;
const plain = { javaScriptEnabled: false } as const;

/** How links and buttons are used. */
const follow = (hand: string, target: Locator): Promise<void> => {
  if (hand === 'touch') return target.tap();
  return hand === 'keyboard' ? target.press('Enter') : target.click();
};

/** Chooses a value of an option; without scripts a button sends it. */
const choose = async (page: Page, hand: string, part: string, tile: Locator): Promise<void> => {
  if (hand === 'keyboard') await tile.getByRole('radio').press('Space');
  else await tile.click();
  if (hand === 'nothing') await sendAround(page, part);
};

test.each([
  ['de-DE', 'kartenliebe.localhost', 'touch', touch],
  ['de-CH', 'kartenliebe.ch.localhost', 'keyboard', {}],
  ['fr-FR', 'kartenliebe.fr.localhost', 'nothing', plain],
] as const)(
  'in %s a card is found, chosen and put into the cart with its sample (%s, by %s)',
  async (locale, site, hand, options) => {
    const text = textOf({ locale, messages: compileMessages(locale) });
    const page = await openPage(options);
    const hasScripts = hand !== 'nothing';
    await visit(page, address(site, '/'));
    const occasion = cardOccasionLabel(locale, 'hochzeit');
    await follow(hand, page.locator('main').getByRole('link', { name: occasion }).first());
    const { language } = localeTable[locale];
    const root = `/${cardOverviewRoot(language)}/`;
    const word = cardOverviewWord(language, { key: 'category', value: 'hochzeit' });
    await page.waitForURL(`**${root}${word}/`);

    if (hand === 'touch') await page.getByRole('button', { name: text('overview.filters') }).tap();
    const foil = cardFilterValueLabel(locale, 'style', 'foil');
    const filter = page.locator('[data-facet="style"]').getByRole('link', { name: foil });
    if (hasScripts) await eventually(() => isLive(page.locator('#designs'))).toBe(true);
    await follow(hand, filter);
    await page.waitForURL(/style/u);
    if (hand === 'touch') await page.getByRole('button', { name: text('overview.close') }).tap();
    await follow(hand, page.locator('#designs h3 a').first());
    await page.waitForURL(/\/themes\/[a-z0-9-]+\/$/u);
    const arrival = '?referralSource=shopping-ad&gclid=Abc-1';
    if (hasScripts) await visit(page, `${page.url()}${arrival}`);
    const before = await priceOn(page);

    await choose(page, hand, 'part-variant', page.locator('#part-variant label').nth(1));
    await page.waitForURL(/designId=/u);
    const cotton = page.locator('#part-paper label:has([value="baumwolle"])');
    await choose(page, hand, 'part-paper', cotton);
    await page.waitForURL(/paperType=baumwolle/u);
    await page.locator('#part-quantity select').selectOption('100');
    if (!hasScripts) await sendAround(page, 'part-quantity');
    await page.waitForURL(/quantity=100/u);

    const total = await priceOn(page);
    expect(total).not.toBe(before);
    expect(await page.locator('main').innerText()).toContain(
      text('card.pieces', { count: 100, printed: '100' }),
    );
    // The server says the same of the address.
    const { pathname, search } = new URL(page.url());
    expect((await ask(site, pathname + search)).text).toContain(total);
    const card = page.url();

    await follow(hand, page.locator('main a[href^="/configurator-card"]').last());
    await page.waitForURL(/\/configurator-card\?/u);
    const received = await page.locator('main').innerText();
    // Where the shopper came from is the designer's to know, and is told by scripts alone.
    expect(received.includes(text('designer.source.shopping-ad'))).toBe(hasScripts);
    await follow(hand, page.getByRole('button', { name: text('cart.put') }));
    await eventually(() => new URL(page.url()).hash).toBe('#cart-added');

    await visit(page, card);
    await follow(hand, page.locator('main a[href*="isSample=true"]').first());
    await page.waitForURL(/isSample=true/u);
    expect(await page.locator('main').innerText()).toContain(text('card.sample-chosen'));
    await follow(hand, page.locator('main a[href^="/configurator-card"]').last());
    await page.waitForURL(/\/configurator-card\?/u);
    await follow(hand, page.getByRole('button', { name: text('cart.put') }));
    await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
    const cart = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    expect(cart).toContain(text('card.sample'));
    // The sample is the first of three that cost nothing.
    expect(await priceOn(page)).toBe(total);
    expect(await page.getByRole('button', { name: text('cart.remove') }).count()).toBe(2);
  },
);

test('envelopes are added to a card in the cart by the piece, and removed, without scripts', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const totalIn = async (): Promise<number> => {
    const text = await page.locator('main [data-size="l"] > span:first-child').first().innerText();
    return Math.round(Number(text.replace(/[^\d,]/gu, '').replace(',', '.')) * 100);
  };
  const query = 'themeId=ceres&formatType=115x168&quantity=28&locale=de-DE';
  await visit(page, address(host, `/configurator-card?${query}`));
  await page.getByRole('button', { name: german('cart.put') }).click();
  const before = await totalIn();
  const add = async (sku: string, pieces: string): Promise<string> => {
    const form = page.locator('form[action="/accessory"]');
    await form.locator('select').selectOption(sku);
    await form.locator('input[type="number"]').fill(pieces);
    await form.getByRole('button').click();
    await page.waitForLoadState();
    return new URL(page.url()).hash;
  };
  expect(await add('envelope-spitz-salbei-115x168', '25')).toBe('#cart-added');
  expect(await totalIn()).toBe(before + 25 * 110);
  expect(await add('seal-wachs-creme', '5000')).toBe('#cart-added');
  const seals = page.locator('main li').filter({ hasText: 'Wachssiegel' });
  expect((await seals.innerText()).replaceAll('\u00a0', ' ')).toContain('Menge: 5000');
  await seals.getByRole('button', { name: german('cart.remove') }).click();
  await page.waitForLoadState();
  expect(await totalIn()).toBe(before + 25 * 110);
});

test('an unknown design is no page', async () => {
  for (const path of ['/themes/nobody/', '/d/themes/nobody/'])
    expect((await ask(host, path)).status).toBe(404);
});
