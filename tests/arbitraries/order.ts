import fc from 'fast-check';

import type { CartGift } from '../../core/domain/cart/cart.ts';
import type { Money } from '../../core/domain/money/money.ts';
import {
  paymentMethods,
  type OrderAddress,
  type OrderedItem,
  type PlacedOrder,
} from '../../core/domain/order/order.ts';
import { sampleAddress, samplePlaced } from '../../server/mails/order-samples.ts';

export const euros = (minorUnits: number): Money => ({ minorUnits, currency: 'eur' });

export const someAddress: OrderAddress = sampleAddress;

const canvas = 'materialType=leinwand&formatType=600x400&locale=de-DE';

export const someItem: OrderedItem = {
  article: { designer: 'photo-frame', query: canvas },
  quantity: 1,
  label: { name: 'Leinwand', details: ['60 × 40 cm'] },
  price: euros(4_000),
  sum: euros(4_000),
  photo: undefined,
};

export const someGift: CartGift = {
  id: '00000000-0000-4000-8000-0000000000aa',
  amount: euros(1_000),
  design: 'frame',
  recipient: 'Ada',
  sender: 'Paul',
  words: '',
  email: 'ada@example.com',
  sendOn: '2026-12-24',
  locale: 'de-DE',
};

type Facts = {
  readonly items: number;
  readonly gifts: number;
  /** What each voucher pays, in minor units. */
  readonly vouchers: readonly number[];
  readonly paymentMethod: PlacedOrder['paymentMethod'];
};

/** An order of so many canvases and gift vouchers; vouchers pay no more than the canvases cost. */
export const orderOf = ({ items, gifts, vouchers, paymentMethod }: Facts): PlacedOrder => {
  const goods = items * 4_000 + gifts * 1_000;
  const paid = vouchers.reduce((sum, amount) => sum + amount, 0);
  const shipping = items > 0 ? 490 : 0;
  const net = Math.round(((items * 4_000 + shipping) * 100) / 119);
  return {
    ...samplePlaced('poster', 'de-DE', paymentMethod),
    delivery: undefined,
    arrival: Date.parse('2026-12-02T19:00:00Z'),
    items: Array.from({ length: items }, () => someItem),
    gifts: Array.from({ length: gifts }, () => someGift),
    vouchers: vouchers.map((amount, place) => ({
      id: `00000000-0000-4000-8000-0000000000b${place}`,
      amount: euros(amount),
    })),
    totals: {
      goods: euros(goods),
      shipping: euros(shipping),
      express: euros(0),
      vouchers: euros(paid),
      due: euros(goods + shipping - paid),
      taxes: [{ perMille: 190, net: euros(net), tax: euros(items * 4_000 + shipping - net) }],
    },
  };
};

/** By every means of payment; something is bought. */
export const anyPlacedOrder: fc.Arbitrary<PlacedOrder> = fc
  .record({
    items: fc.integer({ min: 0, max: 2 }),
    gifts: fc.integer({ min: 0, max: 1 }),
    vouchers: fc.array(fc.constantFrom(1, 700, 2_000), { maxLength: 2 }),
    paymentMethod: fc.constantFrom(...paymentMethods),
  })
  .map((facts) => ({
    ...facts,
    items:
      facts.gifts === 0 || facts.paymentMethod === 'invoice'
        ? Math.max(1, facts.items)
        : facts.items,
    gifts: facts.paymentMethod === 'invoice' ? 0 : facts.gifts,
  }))
  .map((facts) => orderOf({ ...facts, vouchers: facts.items > 0 ? facts.vouchers : [] }));
