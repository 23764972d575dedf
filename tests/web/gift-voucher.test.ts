/** A gift voucher on its way into the cart, in three markets, with scripts and without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { giftVoucherSegments } from '../../core/domain/voucher/gift-step.ts';
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();

/** The checker is a script. */
const violationsOn = async (page: Page, hasScripts: boolean): Promise<readonly unknown[]> =>
  hasScripts ? axeViolations(page) : [];

const walks: readonly (readonly [
  locale: Locale,
  host: string,
  prefix: string,
  amount: string,
  hasScripts: boolean,
])[] = [
  ['de-DE', 'localhost', '', '90,00', true],
  ['fr-CH', 'ch.localhost', '/fr', '90.00', false],
  ['en-US', 'com.localhost', '', '90.00', false],
];

test.each(walks)(
  'in %s it is drawn, corrected, put into the cart and taken away',
  async (locale, host, prefix, amount, hasScripts) => {
    const text = textOf({ locale, messages: compileMessages(locale) });
    const page = await openPage({ javaScriptEnabled: hasScripts });
    const path = `${prefix}/${giftVoucherSegments[localeTable[locale].language]}`;
    await visit(page, address(host, path));
    const button = (name: string) => page.getByRole('button', { name });
    await page.getByRole('radio', { name: text('gift.own') }).check({ force: true });
    await page.getByRole('radio', { name: text('gift.design.ribbon') }).check({ force: true });
    await page.locator('[name=ownAmount]').fill('90');
    await page.getByLabel(text('gift.recipient')).fill('Ada');
    await page.getByLabel(text('gift.sender')).fill('Grace');
    await page.getByLabel(text('gift.email')).fill('ada@example');
    foresee(page, new RegExp(path, 'u'), 422);
    await button(text('gift.preview')).click();
    await page.getByText(text('gift.error.email')).waitFor();
    expect(await violationsOn(page, hasScripts)).toEqual([]);
    await page.getByLabel(text('gift.email')).fill('ada@example.com');
    await button(text('gift.preview')).click();
    await page.getByText(text('gift.sheet', { name: 'Ada' })).waitFor();
    await button(text('cart.put')).click();
    await eventually(() => new URL(page.url()).hash).toBe('#cart-added');
    await page.getByRole('heading', { name: text('cart.gift', { name: 'Ada' }) }).waitFor();
    await page.getByText(amount).first().waitFor();
    await page.getByLabel(text('cart.voucher-code')).fill('ABCD-EFGH-JKLM-NPQR-STUV');
    await button(text('cart.voucher-redeem')).click();
    await eventually(() => new URL(page.url()).hash).toBe('#cart-voucher-unknown');
    await page.getByText(text('cart.voucher-unknown')).waitFor();
    expect(await violationsOn(page, hasScripts)).toEqual([]);
    await button(text('cart.remove')).click();
    await page.getByText(text('cart.none')).waitFor();
  },
);
