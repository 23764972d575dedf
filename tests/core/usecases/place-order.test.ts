import { describe, expect, test } from 'vitest';

import { articleKey } from '../../../core/domain/products/article-key.ts';
import { emptyCart, type Cart } from '../../../core/domain/cart/cart.ts';
import type { ShownCartItem } from '../../../core/domain/cart/cart-step.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { E } from '../../../core/fp.ts';
import type { OrderAsked } from '../../../core/usecases/place-checkout.ts';
import { placeOrder } from '../../../core/usecases/place-order.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { euros, orderOf, someAddress, someGift } from '../../arbitraries/order.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { memoryOriginals } from '../../fakes/originals.ts';
import { failingAccount, noAccount } from '../../fakes/own-account.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const uploadId = 'x'.repeat(43);

const canvas = 'materialType=leinwand&formatType=600x400&locale=de-DE';

const withPhoto = (more: string): Cart['items'][number] => ({
  article: { designer: 'photo-frame', query: `${canvas}&customerPicture=${uploadId}${more}` },
  quantity: 2,
});

const photo = {
  uploadId,
  digest: '00ff',
  size: { width: 3_000, height: 2_000 },
  orientation: 6,
} as const;

const terms = { version: '2026-11', isWithdrawalExcluded: true };

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const owner = { kind: 'visitor', key: 'a' } as const;

const shownItem = ({ article, quantity }: Cart['items'][number]): ShownCartItem => ({
  key: articleKey(article),
  quantity,
  article: undefined,
  price: priceWith('eur', 5_000, 4_000),
  sum: euros(8_000),
  page: undefined,
  href: undefined,
});

const askedFor = (
  cart: Cart,
  pays: readonly { id: string; redeemed: Money }[] = [],
): OrderAsked => ({
  id: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  billing: someAddress,
  delivery: undefined,
  speed: 'standard',
  payment: 'redirect',
  owner,
  customer: visitor,
  cart,
  shown: {
    items: cart.items.map(shownItem),
    total: undefined,
    gifts: [],
    vouchers: pays.map(({ id, redeemed }) => ({
      id,
      ending: 'ABCD',
      pays: { redeemed, remaining: euros(0) },
      problem: undefined,
    })),
    due: undefined,
  },
  totals: orderOf({ items: 2, gifts: 0, vouchers: [], paymentMethod: 'redirect' }).totals,
  arrival: 1_800_000_000_000,
});

const start = async (cart: Cart, photos = [photo]) => {
  const clock = manualClock(Date.parse('2026-12-31T23:30:00Z'));
  const [carts, vouchers, log] = [memoryCarts(), memoryVouchers(clock), recordingLog()];
  await carts.change(owner, () => E.right(cart))();
  const originals = memoryOriginals(photos);
  const orders = memoryOrders(carts, vouchers);
  const personalisations = memoryPersonalisations(clock)('visitor');
  const environment = { orders, originals, personalisations, account: noAccount, clock, log };
  const place = (asked: OrderAsked) => placeOrder(scope, asked, terms)(environment)();
  return { place, environment, originals, carts, log };
};

const cart: Cart = { ...emptyCart, items: [withPhoto('&pictureCrop=1500x1000-10-20')] };

describe('placeOrder', () => {
  test('freezes what was confirmed, with the photo that is printed', async () => {
    const { place, originals } = await start({ ...cart, gifts: [someGift] });
    const placed = await place(askedFor({ ...cart, gifts: [someGift] }));
    expect(placed).toMatchObject(
      E.right({
        placed: {
          // In the market's zone the year has ended.
          number: expect.stringMatching(/^2027-[A-Z2-9]{5}-[A-Z2-9]{5}$/u),
          buyer: { customerId: undefined, isBusiness: false, vatId: undefined },
          items: [
            {
              quantity: 2,
              price: euros(4_000),
              sum: euros(8_000),
              photo: { ...photo, crop: { left: 10, top: 20, width: 1_500, height: 1_000 } },
            },
          ],
          gifts: [someGift],
          arrival: 1_800_000_000_000,
          terms,
        },
        state: { kind: 'placed' },
      }),
    );
    expect([...(originals.held.get(uploadId) ?? [])]).toEqual([askedFor(cart).id]);
  });

  test('prints the middle of a photo without a crop, or with one that leaves it', async () => {
    for (const more of ['', '&pictureCrop=3000x2000-1-0']) {
      const whole = { ...emptyCart, items: [withPhoto(more)] };
      const placed = await (await start(whole)).place(askedFor(whole));
      const crop = E.isRight(placed) ? placed.right.placed.items[0]?.photo?.crop : undefined;
      expect(crop?.left).toBeGreaterThanOrEqual(0);
      expect((crop?.left ?? 0) + (crop?.width ?? 0)).toBeLessThanOrEqual(3_000);
    }
  });

  test('is the same order, asked again', async () => {
    const { place } = await start(cart);
    const first = await place(askedFor(cart));
    expect(await place(askedFor({ ...emptyCart }))).toEqual(first);
  });

  test('says what changed, and holds no photo then', async () => {
    const changes = async (world: Awaited<ReturnType<typeof start>>, asked: OrderAsked) => {
      const answer = await world.place(asked);
      return E.isLeft(answer) ? answer.left : undefined;
    };
    const change = (kind: string) => ({ kind: 'changed', changes: [{ kind }] });
    const gone = await start(cart, []);
    expect(await changes(gone, askedFor(cart))).toMatchObject(change('picture'));
    const awaited = {
      ...emptyCart,
      items: [{ article: { designer: 'photo-frame', query: canvas }, quantity: 1 }],
    } as const;
    expect(await changes(await start(awaited), askedFor(awaited))).toMatchObject(change('picture'));
    const other = await start({ ...cart, items: [withPhoto('')] });
    expect(await changes(other, askedFor(cart))).toEqual(change('cart'));
    expect([...(other.originals.held.get(uploadId) ?? [])]).toEqual([]);
    const asked = askedFor(cart);
    const unpriced = { ...asked, shown: { ...asked.shown, items: [] } };
    expect(await changes(await start(cart), unpriced)).toEqual(change('cart'));
    const paying = askedFor(cart, [{ id: 'v', redeemed: euros(5) }]);
    expect(await changes(await start(cart), paying)).toEqual({
      kind: 'changed',
      changes: [{ kind: 'total', before: 8_490, now: 8_495 }],
    });
  });

  test('fails where somebody does not answer, and logs it', async () => {
    const { environment, log, originals } = await start(cart);
    const away = memoryOrders(failingCarts(), memoryVouchers(environment.clock));
    const unavailable = async () => E.left({ kind: 'orders-unavailable', reason: 'full' } as const);
    const business = {
      ...askedFor(cart),
      customer: { ...visitor, type: 1, isLoggedIn: true, number: '1' },
    };
    for (const [changed, asked] of [
      [{ orders: { ...away, find: () => unavailable } }, askedFor(cart)],
      [{ orders: { ...away, place: () => unavailable } }, askedFor(cart)],
      [{ account: failingAccount }, business],
    ] as const)
      expect(await placeOrder(scope, asked, terms)({ ...environment, ...changed })()).toEqual(
        E.left({ kind: 'failed' }),
      );
    expect(log.reports.length).toBe(3);
    // It may have been placed all the same.
    expect([...(originals.held.get(uploadId) ?? [])]).toEqual([askedFor(cart).id]);
  });
});
