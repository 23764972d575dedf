import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { CartGift } from '../../../core/domain/cart/cart.ts';
import { listedInvoice, type ListedInvoice } from '../../../core/domain/customer/listed-invoice.ts';
import type { OrderPageStep } from '../../../core/domain/order/order-page.ts';
import { placedOrder } from '../../../core/domain/order/next-order.ts';
import type { Order, OrderState, PaymentMethod } from '../../../core/domain/order/order.ts';
import { storyText } from '../../messages/story-text.ts';
import { dayArg } from '../../messages/story-args.ts';
import { OrderPage } from './order-page.tsx';

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const order = (paymentMethod: PaymentMethod): Order =>
  placedOrder({
    id: '00000000-0000-4000-8000-000000000001',
    number: '2026-ABCDE-FGHJK',
    placedAt: 0,
    locale: 'de-DE',
    channel: 'poster',
    buyer: { email: 'ada@example.com', customerId: undefined, isBusiness: false, vatId: undefined },
    billing: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      company: '',
      street: 'Gipsstr. 1',
      addition: '',
      postcode: '10119',
      city: 'Berlin',
      region: '',
      country: 'DE',
    },
    delivery: undefined,
    speed: 'standard',
    arrival: 0,
    items: [
      {
        article: { designer: 'photo-frame', query: 'materialType=leinwand&formatType=600x400' },
        quantity: 2,
        label: { name: 'No. 1', details: ['60 × 40 cm'] },
        price: euros(7_990),
        sum: euros(15_980),
        photo: undefined,
      },
    ],
    gifts: [],
    vouchers: [],
    totals: {
      goods: euros(15_980),
      shipping: euros(695),
      express: euros(0),
      vouchers: euros(0),
      due: euros(16_675),
      taxes: [{ perMille: 190, net: euros(14_013), tax: euros(2_662) }],
    },
    paymentMethod,
    terms: { version: '2026-11', isWithdrawalExcluded: true },
  }).order;

const invoice = listedInvoice({ kind: 'invoice', number: 'R2026-000017' });
const creditNote = listedInvoice({ kind: 'credit-note', number: 'G2026-000003' });

const inState = (
  state: OrderState,
  paymentMethod: PaymentMethod = 'redirect',
  invoices: readonly ListedInvoice[] | undefined = [],
): OrderPageStep => ({
  kind: 'shown',
  order: { ...order(paymentMethod), state },
  articles: [],
  invoices,
});

const meta = {
  title: 'Patterns/Forms/OrderPage',
  component: OrderPage,
  args: {
    step: inState({ kind: 'placed', payment: 'awaited' }, 'bank-transfer'),
    locale: 'de-DE',
    pictures: [],
    giftPicture: () => undefined,
    withdrawalHref: '#withdrawal',
    logInHref: '#log-in',
    printDay: () => dayArg('2026-11-27'),
    countryName: (country) => country,
  },
} satisfies Meta<typeof OrderPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AwaitsTransfer: Story = {};
export const PaymentFailed: Story = {
  args: { step: inState({ kind: 'placed', payment: 'failed' }) },
};
export const PaymentUnknown: Story = {
  args: { step: inState({ kind: 'unknown', paymentId: 'a' }) },
};
export const Paid: Story = { args: { step: inState({ kind: 'paid' }) } };
export const Made: Story = { args: { step: inState({ kind: 'handed-over' }) } };
export const Shipped: Story = {
  args: {
    step: inState(
      { kind: 'shipped', tracking: [{ carrier: 'DHL', code: '00340434161094042557' }] },
      'redirect',
      [invoice],
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: new RegExp(`${invoice.number} .*PDF`, 'iu') }),
    ).toHaveAttribute('href', invoice.href);
    await expect(canvas.queryByText(storyText(globals)('order.invoice-later'))).toBeNull();
  },
};
export const Delivered: Story = {
  args: { step: inState({ kind: 'delivered' }, 'redirect', [invoice]) },
};
/** A part was paid back: the credit note stands beside the invoice. */
export const PartlyRefunded: Story = {
  args: { step: inState({ kind: 'delivered' }, 'redirect', [invoice, creditNote]) },
};
/** Nobody can say what was issued. */
export const InvoicesUnavailable: Story = {
  args: {
    step: {
      kind: 'shown',
      order: { ...order('redirect'), state: { kind: 'delivered' } },
      articles: [],
      invoices: undefined,
    },
  },
};
export const Cancelled: Story = { args: { step: inState({ kind: 'cancelled', by: 'buyer' }) } };
export const Refunded: Story = {
  args: { step: inState({ kind: 'refunded' }, 'redirect', [invoice, creditNote]) },
};
export const DefectRefused: Story = {
  args: {
    step: {
      kind: 'shown',
      order: { ...order('redirect'), state: { kind: 'delivered' } },
      articles: [],
      refused: { errors: ['words', 'photos'], typed: { items: [0], words: '' } },
    },
  },
};
const gift: CartGift = {
  id: '00000000-0000-4000-8000-0000000000aa',
  amount: euros(5_000),
  design: 'frame',
  recipient: 'Grace',
  sender: 'Ada',
  words: '',
  email: 'grace@example.com',
  sendOn: '2026-12-24',
  locale: 'de-DE',
};

/** A gift voucher alone: nothing is sent, and nothing can be put into the cart again. */
export const GiftVoucher: Story = {
  args: {
    step: {
      kind: 'shown',
      order: {
        ...order('redirect'),
        placed: { ...order('redirect').placed, items: [], gifts: [gift] },
        state: { kind: 'delivered' },
      },
      articles: [],
      invoices: [],
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.queryByText(text('order.delivery'))).toBeNull();
    await expect(canvas.getByText(text('order.billing'))).toBeVisible();
    await expect(canvas.queryByText(text('order.again.hint'))).toBeNull();
    await expect(canvas.queryByText(text('order.invoice-later'))).toBeNull();
  },
};
export const Nobody: Story = { args: { step: { kind: 'none' } } };
export const Unavailable: Story = { args: { step: { kind: 'unavailable' } } };
