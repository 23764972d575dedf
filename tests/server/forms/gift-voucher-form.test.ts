/** A gift voucher as it is sent to its page: a preview, what is wrong with it, or the cart. */
import { describe, expect, test } from 'vitest';

import { cartLimits } from '../../../core/domain/cart/cart.ts';
import { E } from '../../../core/fp.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { openPageForms } from './page-form-world.ts';

const path = '/geschenkgutschein';

const fields = {
  amount: '50',
  ownAmount: '',
  design: 'ribbon',
  recipient: 'Ada',
  sender: 'Grace',
  words: 'Alles Gute!',
  email: 'ada@example.com',
  sendOn: '',
};

const giftId = '00000000-0000-4000-8000-000000000001';

describe('a gift voucher that is sent to its page', () => {
  test('is drawn with what was typed, and put nowhere', async () => {
    const carts = memoryCarts();
    const answer = await openPageForms({ carts }).send(path, { ...fields, wants: 'preview' });
    expect(answer).toMatchObject({
      kind: 'again',
      status: 200,
      step: {
        kind: 'gift-voucher',
        step: {
          form: fields,
          errors: [],
          giftId: expect.stringMatching(/^[\da-f-]{36}$/u),
          sheet: { width: 210_000, height: 99_000 },
        },
      },
    });
  });

  test('is shown again with all that was typed where something is wrong', async () => {
    const wrong = { ...fields, recipient: '', email: 'ada' };
    for (const wants of ['preview', 'buy'])
      expect(await openPageForms().send(path, { ...wrong, wants, giftId })).toMatchObject({
        kind: 'again',
        status: 422,
        step: {
          step: {
            form: wrong,
            giftId,
            sheet: undefined,
            errors: [{ field: 'recipient' }, { field: 'email' }],
          },
        },
      });
  });

  test('leads to the cart, with the cookie of a cart that begins', async () => {
    const carts = memoryCarts();
    const answer = await openPageForms({ carts }).send(path, { ...fields, wants: 'buy', giftId });
    expect(answer).toMatchObject({ kind: 'see-other', location: '/warenkorb#cart-added' });
    const [cookie = ''] = answer?.kind === 'see-other' ? (answer.setCookies ?? []) : [];
    const key = /=(?<key>[\w-]{32});/u.exec(cookie)?.groups?.['key'] ?? '';
    const cart = await carts.read({ kind: 'visitor', key })();
    expect(E.isRight(cart) && cart.right.gifts).toMatchObject([
      { id: giftId, recipient: 'Ada', locale: 'de-DE', sendOn: '1970-01-01' },
    ]);
  });

  test('is not lost where the cart is full, or cannot be reached', async () => {
    const { send } = openPageForms();
    const buy = { ...fields, wants: 'buy' };
    const first = await send(path, buy);
    const cookie = first?.kind === 'see-other' ? (first.setCookies?.[0] ?? '') : '';
    const again = () => send(path, buy, { cookie: cookie.replace(/;.*/su, '') });
    for (let count = 1; count < cartLimits.gifts; count += 1) await again();
    expect(await again()).toMatchObject({
      kind: 'again',
      status: 422,
      step: { step: { form: fields, problem: 'full' } },
    });
    expect(await openPageForms({ carts: failingCarts() }).send(path, buy)).toMatchObject({
      kind: 'again',
      status: 503,
      step: { step: { form: fields, problem: 'failed' } },
    });
  });
});
