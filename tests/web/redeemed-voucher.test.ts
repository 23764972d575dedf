/** A voucher that was issued and mailed, on its way through carts, without scripts. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { keptVouchers } from '../../adapters/postgres/stores/vouchers.ts';
import { formatMoney } from '../../core/domain/money/format-money.ts';
import { issuedCodeLength, issuedVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { voucherKey } from '../../server/voucher-key.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';
import { newDataFolder, openShop, removeDataFolder, type Shop } from './shop.ts';

const openPage = withBrowser();
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const french = textOf({ locale: 'fr-CH', messages: compileMessages('fr-CH') });

let shop: Shop | undefined;

/** Codes of vouchers that cannot pay, by why. */
const dead = {
  expired: issuedVoucherCode(randomBytes(issuedCodeLength)),
  spent: issuedVoucherCode(randomBytes(issuedCodeLength)),
} as const;

/** Issues them into a data folder: one ended a minute ago, of the other nothing is left. */
const issueDead = async (dataDir: string): Promise<void> => {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  const vouchers = keptVouchers({
    database: async () => database,
    clock: { now: Date.now },
    key: voucherKey(undefined, dataDir),
  });
  const amount = { minorUnits: 1_000, currency: 'eur' } as const;
  for (const [why, code] of Object.entries(dead)) {
    const id = randomUUID();
    const expiresAt = Date.now() + (why === 'expired' ? -60_000 : 3_600_000);
    const mail = { id, to: 'grace@example.com', subject: '', text: '' };
    await vouchers.issue({ id, code, amount, expiresAt }, { mail, at: Date.now() })();
    const paid = { kind: 'redeem', key: 'k', order: 'o', minorUnits: amount.minorUnits } as const;
    if (why === 'spent') await vouchers.move(id, paid)();
  }
  await database.close();
};

beforeAll(async () => {
  const issued = newDataFolder(inject('template'));
  const { env } = process;
  await promisify(execFile)(
    process.execPath,
    ['scripts/voucher.ts', '--amount=50', '--to=ada@example.com', '--recipient=A', '--sender=G'],
    { env: { ...env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: issued } },
  );
  await issueDead(issued);
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

/** As other front ends ask, with the cart of the page. */
const asked = (page: Page, code: string) =>
  page.evaluate(async (typed) => {
    const answer = await fetch('/web-api/voucher', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-channel': 'poster', 'x-locale': 'de-DE' },
      body: JSON.stringify({ code: typed }),
    });
    return { status: answer.status, said: await answer.text() };
  }, code);

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('one that is expired or spent is refused in words, %s', async (_, javaScriptEnabled) => {
  const page = await openPage({ javaScriptEnabled });
  const redeem = await cartOf(page, 'localhost', 'locale=de-DE', german);
  await redeem(dead.expired, 'voucher-expired');
  await page.getByText(german('cart.voucher-expired')).waitFor();
  // Nobody learns which codes there were.
  await redeem(dead.spent, 'voucher-unknown');
  await page.getByText(german('cart.voucher-unknown')).waitFor();
  await expect(page.getByText(german('cart.due')).count()).resolves.toBe(0);
});

test('other front ends are told the same by the API', async () => {
  const page = await openPage();
  await cartOf(page, 'localhost', 'locale=de-DE', german);
  await page.getByRole('button', { name: german('cart.voucher-redeem') }).waitFor();
  foresee(page, /web-api\/voucher/u, 400);
  const unknown = await asked(page, 'ABCD-EFGH-JKLM-NPQR-STUV');
  expect(unknown.status).toBe(400);
  expect(await asked(page, dead.spent)).toEqual(unknown);
  expect(await asked(page, dead.expired)).toEqual({
    status: 400,
    said: expect.stringContaining('Dieser Gutschein ist abgelaufen.'),
  });
});
