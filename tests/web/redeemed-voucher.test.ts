/** A voucher that was issued and mailed, on its way through carts, without scripts. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, inject, test } from 'vitest';

import { formatMoney } from '../../core/domain/money/format-money.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { newDataFolder, openShop, removeDataFolder, type Shop } from './shop.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const french = textOf({ locale: 'fr-CH', messages: compileMessages('fr-CH') });

let shop: Shop | undefined;

beforeAll(async () => {
  const issued = newDataFolder(inject('template'));
  const { env } = process;
  await promisify(execFile)(
    process.execPath,
    ['scripts/voucher.ts', '--amount=50', '--to=ada@example.com', '--recipient=A', '--sender=G'],
    { env: { ...env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: issued } },
  );
  shop = await openShop(issued);
  removeDataFolder(issued);
});

afterAll(() => shop?.close());

/** The code that a mail of the shop tells. */
const mailedCode = async (): Promise<string> => {
  const folder = join(shop?.dataDir ?? '', 'mails');
  const code = /\b(?:[\dA-Z]{4}-){4}[\dA-Z]{4}\b/u;
  const codes = async (): Promise<readonly string[]> => {
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
    return mails.flatMap((mail) => code.exec(mail)?.[0] ?? []);
  };
  await eventually(codes).toHaveLength(1);
  return (await codes()).join('');
};

const canvas = '/configurator-photo-frame?materialType=leinwand&formatType=600x400';

/** Puts two pictures into the cart of a market; what is typed there as a code is answered in words. */
const cartOf = async (page: Page, host: string, query: string, text: typeof german) => {
  await visit(page, address(host, `${canvas}&${query}`, shop?.port));
  await page.getByLabel(text('cart.quantity')).fill('2');
  await page.getByRole('button', { name: text('cart.put') }).click();
  return async (code: string, hash: string): Promise<void> => {
    await page.getByLabel(text('cart.voucher-code')).fill(code);
    await page.getByRole('button', { name: text('cart.voucher-redeem') }).click();
    await eventually(() => new URL(page.url()).hash).toBe(`#cart-${hash}`);
  };
};

const euros = (minorUnits: number): string => formatMoney('de-DE', { minorUnits, currency: 'eur' });

test('its code comes by mail, pays what it holds, and is refused in words', async () => {
  const code = await mailedCode();
  const page = await openPage({ javaScriptEnabled: false });
  const redeem = await cartOf(page, 'localhost', 'locale=de-DE', german);

  await redeem(' ', 'voucher-missing');
  await page.getByText(german('cart.voucher-missing')).waitFor();
  await redeem(`${code}0`, 'voucher-unknown');
  await page.getByText(german('cart.voucher-unknown')).waitFor();

  // Read without dashes and in any case.
  await redeem(code.replaceAll('-', ' ').toLowerCase(), 'voucher-taken');
  const ending = code.slice(-4);
  await page.getByRole('heading', { name: german('cart.voucher-named', { ending }) }).waitFor();
  const pays = (paid: number, left: number) =>
    page.getByText(german('cart.voucher-pays', { pays: euros(paid), left: euros(left) })).waitFor();
  await pays(5_000, 0);
  await redeem(code, 'voucher-added');
  await page.getByText(german('cart.voucher-added')).waitFor();

  // A smaller cart leaves something on it.
  await page.getByLabel(german('cart.quantity')).fill('1');
  await page.getByRole('button', { name: german('cart.change') }).click();
  await pays(4_490, 510);

  const swiss = await cartOf(page, 'ch.localhost', 'locale=fr-CH', french);
  await swiss(code, 'voucher-currency');
  await page.getByText(french('cart.voucher-currency')).waitFor();
});
