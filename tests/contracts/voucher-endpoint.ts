/** `/web-api/voucher` over a database. */
import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { applyCartCommand } from '../../core/domain/cart/cart.ts';
import { cartCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { issuedVoucherCode, printVoucherCode } from '../../core/domain/voucher/voucher-code.ts';
import { E } from '../../core/fp.ts';
import type { Carts } from '../../core/ports/carts.ts';
import type { Vouchers } from '../../core/ports/vouchers.ts';

type Started = {
  readonly carts: Carts;
  readonly vouchers: Vouchers;
  readonly post: (cookie: string, locale: string, body: object) => Promise<Response>;
  /** Of the clock. */
  readonly now: number;
};

const article = { designer: 'collage', query: 'designId=13' } as const;

/** The suite. */
export const voucherEndpointContract = (name: string, start: () => Promise<Started>): void => {
  describe(`the endpoint of vouchers: ${name}`, () => {
    test('lets one pay once, and says alike that a code is unknown, malformed or spent', async () => {
      const { carts, vouchers, post, now } = await start();
      const key = randomUUID().replaceAll('-', '');
      const cookie = `${cartCookie}=${key}`;
      const newVoucher = async (minorUnits: number, expiresAt: number): Promise<string> => {
        const id = randomUUID();
        const code = issuedVoucherCode(crypto.getRandomValues(new Uint8Array(20)));
        const amount = { minorUnits, currency: 'eur' } as const;
        const mail = { id, to: 'a@example.com', subject: '', text: '' };
        await vouchers.issue({ id, code, amount, expiresAt }, { mail, at: now })();
        const paid = { kind: 'redeem', key: 'k', order: 'o', minorUnits: 1 } as const;
        await vouchers.move(id, paid)();
        return printVoucherCode(code);
      };
      const [good, spent, expired] = [
        await newVoucher(2_501, now + 1_000),
        await newVoucher(1, now + 1_000),
        await newVoucher(2_501, now),
      ];
      const said = async (code: string, locale = 'de-DE'): Promise<unknown> =>
        (await post(cookie, locale, { code })).json();
      expect(await said(good)).toMatchObject({ message: { text: expect.stringMatching(/leer/u) } });
      await carts.change({ kind: 'visitor', key }, (cart) =>
        applyCartCommand(cart, { kind: 'put', article, quantity: 1 }),
      )();
      const unknown = await said('ABCD');
      expect(unknown).toMatchObject({ payload: { errors: { code: expect.any(String) } } });
      for (const code of [spent, '!', 'x'.repeat(99)]) expect(await said(code)).toEqual(unknown);
      expect(await said(expired)).toMatchObject({
        message: { text: 'Dieser Gutschein ist abgelaufen.' },
      });
      expect(await said(good, 'fr-CH')).toMatchObject({
        message: { text: expect.stringMatching(/devise/u) },
      });
      expect(await said(good.toLowerCase())).toEqual({
        payload: {
          voucher: {
            id: expect.any(String),
            ending: good.slice(-4),
            balance: '25.00',
            expiresAt: new Date(now + 1_000).toISOString(),
          },
        },
      });
      expect(await said(good)).toMatchObject({
        message: { text: 'Dieser Gutschein wird schon angerechnet.' },
      });
      const cart = await carts.read({ kind: 'visitor', key })();
      expect(E.isRight(cart) && cart.right.vouchers).toHaveLength(1);
      expect((await post(cookie, 'de-DE', {})).status).toBe(400);
    });
  });
};
