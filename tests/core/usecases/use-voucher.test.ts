import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { applyCartCommand } from '../../../core/domain/cart/cart.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { printVoucherCode } from '../../../core/domain/voucher/voucher-code.ts';
import { E } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { addVoucher, buyGiftVoucher } from '../../../core/usecases/use-voucher.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { anyVoucherCode } from '../../arbitraries/voucher.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingVouchers, memoryVouchers } from '../../fakes/vouchers.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };

const owner: Owner = { kind: 'visitor', key: 'v' };

const now = Date.parse('2026-11-27T12:00:00Z');

const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

const article = { designer: 'collage', query: 'designId=13' } as const;

const mail = { id: 'm', to: 'a@example.com', subject: '', text: '' };

const world = async (code = 'GIFT2026', amount = euros(100), expiresAt = now + 1) => {
  const clock = manualClock(now);
  const vouchers = memoryVouchers(clock);
  await vouchers.issue({ id: 'one', code, amount, expiresAt }, { mail, at: now })();
  const carts = memoryCarts();
  await carts.change(owner, (cart) =>
    applyCartCommand(cart, { kind: 'put', article, quantity: 1 }),
  )();
  return { carts, vouchers, clock, log: recordingLog() };
};

const inCart = async ({ carts }: Awaited<ReturnType<typeof world>>) => {
  const cart = await carts.read(owner)();
  return E.isRight(cart) ? cart.right : undefined;
};

describe('a voucher', () => {
  property.prop([anyVoucherCode])('is taken by its code as people write it, once', async (code) => {
    const environment = await world(code);
    const typed = ` ${printVoucherCode(code).toLowerCase()} `;
    expect(await addVoucher(scope, owner, typed)(environment)()).toEqual(
      E.right({ id: 'one', ending: code.slice(-4), balance: euros(100), expiresAt: now + 1 }),
    );
    expect((await inCart(environment))?.vouchers).toEqual(['one']);
    expect(await addVoucher(scope, owner, code)(environment)()).toEqual(
      E.left({ kind: 'voucher-added' }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test.each([
    ['', 'voucher-missing'],
    [' - ', 'voucher-missing'],
    ['GIFT2027', 'voucher-unknown'],
    ['GIFT2026!', 'voucher-unknown'],
    ['GIFT2026'.repeat(9), 'voucher-unknown'],
    ['AB', 'voucher-unknown'],
  ])('%j is refused: %s', async (typed, kind) => {
    const environment = await world();
    expect(await addVoucher(scope, owner, typed)(environment)()).toEqual(E.left({ kind }));
    expect((await inCart(environment))?.vouchers).toBeUndefined();
    expect(environment.log.reports).toEqual([]);
  });

  test('that is spent gets the answer to an unknown code', async () => {
    const environment = await world();
    const all = { kind: 'redeem', key: 'k', order: 'o', minorUnits: 100 } as const;
    await environment.vouchers.move('one', all)();
    expect(await addVoucher(scope, owner, 'GIFT2026')(environment)()).toEqual(
      E.left({ kind: 'voucher-unknown' }),
    );
  });

  test('that has expired, or is in another currency, is refused', async () => {
    const expired = await world('GIFT2026', euros(100), now);
    expect(await addVoucher(scope, owner, 'GIFT2026')(expired)()).toEqual(
      E.left({ kind: 'voucher-expired' }),
    );
    const swiss: ShopScope = { ...scope, locale: 'de-CH' };
    expect(await addVoucher(swiss, owner, 'GIFT2026')(await world())()).toEqual(
      E.left({ kind: 'voucher-currency' }),
    );
  });

  test('pays for nothing in an empty cart', async () => {
    const other: Owner = { kind: 'visitor', key: 'other' };
    expect(await addVoucher(scope, other, 'GIFT2026')(await world())()).toEqual(
      E.left({ kind: 'cart-empty' }),
    );
  });

  test('that cannot be reached is logged once as error-add-voucher', async () => {
    for (const failing of [{ vouchers: failingVouchers() }, { carts: failingCarts() }]) {
      const environment = { ...(await world()), ...failing };
      const answer = await addVoucher(scope, owner, 'GIFT2026')(environment)();
      expect(answer).toMatchObject({ left: { reason: 'full' } });
      expect(environment.log.reports).toEqual([
        { code: 'error-add-voucher', facts: { part: 'voucher', reason: 'full' } },
      ]);
    }
  });
});

describe('buyGiftVoucher', () => {
  const form = {
    amount: '50',
    ownAmount: '',
    design: 'frame',
    recipient: 'Ada',
    sender: 'Grace',
    words: 'Alles Gute!',
    email: 'ada@example.com',
    sendOn: '2026-12-24',
  };

  property.prop([anyLocale, fc.uuid()])(
    'puts it into the cart once, in the locale’s currency',
    async (locale, id) => {
      const environment = await world();
      const buy = buyGiftVoucher({ ...scope, locale }, owner, { id, form });
      await buy(environment)();
      await buy(environment)();
      const { amount, ownAmount, ...order } = form;
      const bought = { minorUnits: Number(amount) * 100, currency: currencyOf(locale) };
      expect(ownAmount).toBe('');
      expect((await inCart(environment))?.gifts).toEqual([
        { ...order, id, locale, amount: bought },
      ]);
      expect(environment.log.reports).toEqual([]);
    },
  );

  test('names what is wrong, and puts nothing there', async () => {
    const environment = await world();
    const wrong = { id: 'a', form: { ...form, amount: '9', email: 'ada' } };
    expect(await buyGiftVoucher(scope, owner, wrong)(environment)()).toEqual(
      E.left({
        kind: 'gift-refused',
        errors: [
          { field: 'amount', code: 'malformed' },
          { field: 'email', code: 'malformed' },
        ],
      }),
    );
    expect((await inCart(environment))?.gifts).toBeUndefined();
  });

  test('logs a cart that cannot be reached as error-add-voucher', async () => {
    const environment = { ...(await world()), carts: failingCarts() };
    await buyGiftVoucher(scope, owner, { id: 'a', form })(environment)();
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['error-add-voucher']);
  });
});
