import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { dayArg, frameArg, materialArg, textArg } from '../../messages/story-args.ts';
import { accessoryPath, cartPath, voucherPath } from '../../../core/domain/cart/cart-forms.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { storyText } from '../../messages/story-text.ts';
import { Picture } from '../picture/picture.tsx';
import { PriceNote, PriceTag } from '../price/price.tsx';
import { CartList, type CartRow } from './cart-list.tsx';

const price = (current: string, size: 's' | 'l', original?: string) => (
  <>
    <PriceTag price={{ current, original }} size={size} />
    <PriceNote price={{ current, original }} shippingHref="#shipping" />
  </>
);

const row = (
  key: string,
  name: string,
  material: MaterialType,
  more: Partial<CartRow> = {},
): CartRow => ({
  key,
  name,
  detail: '60 × 40 cm',
  picture: (
    <Picture {...pictureAttributes('swatch', { kind: 'material', material })} alt="" fit="cover" />
  ),
  quantity: 1,
  price: price('44,90 €', 's'),
  sum: undefined,
  page: '#page',
  href: '#designer',
  ...more,
});

const rows = [
  row('a', materialArg('leinwand'), 'leinwand', {
    quantity: 3,
    price: price('39,90 €', 's', '44,90 €'),
    sum: '119,70 €',
  }),
  row('b', `${materialArg('acrylglas')}, ${frameArg('schattenfuge-platte')}`, 'acrylglas', {
    detail: `150 × 100 cm · ${textArg('story.spacers')}`,
  }),
];

const meta = {
  title: 'Product/CartList',
  component: CartList,
  args: {
    locale: 'de-DE',
    state: {
      kind: 'shown',
      rows,
      extras: [],
      total: price('164,60 €', 'l'),
      vouchers: [],
      due: undefined,
      arrival: dayArg('2026-12-04'),
      checkoutHref: '#checkout',
    },
  },
} satisfies Meta<typeof CartList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Quantities and the total, without a script. */
export const Filled: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('spinbutton', { name: text('cart.quantity') })).toHaveLength(
      2,
    );
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(text('cart.remove'), 'u') }),
    ).toHaveLength(2);
    await expect(canvas.getByText(text('cart.sum', { count: 3, price: '119,70 €' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('checkout.to-checkout') })).toBeVisible();
    await expect(canvas.queryByText(text('cart.added'))).not.toBeVisible();
    const forms = [...canvasElement.querySelectorAll('form')];
    await expect(forms.map(({ action }) => new URL(action).pathname)).toEqual([
      ...Array.from({ length: 4 }, () => cartPath),
      voucherPath,
    ]);
    await expect(new FormData(forms[0]).get('quantity')).toBe('3');
  },
};

/** Without a price of each there is no total. */
export const NotAvailable: Story = {
  args: {
    state: {
      kind: 'shown',
      extras: [],
      rows: [
        ...rows,
        row('c', materialArg('klebefolie'), 'klebefolie', { price: undefined }),
        row('d', '', 'poster', {
          name: undefined,
          detail: undefined,
          picture: undefined,
          price: undefined,
          href: undefined,
        }),
      ],
      total: undefined,
      vouchers: [],
      due: undefined,
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('cart.no-total'))).toBeVisible();
    await expect(canvas.getAllByText(text('cart.unpriced'))).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: text('cart.gone') })).toBeVisible();
  },
};

/** The price service does not answer: that is not the same as not to be had. */
export const WithoutPrices: Story = {
  args: {
    state: {
      kind: 'shown',
      extras: [],
      rows: [row('a', materialArg('leinwand'), 'leinwand', { price: 'unavailable' })],
      total: undefined,
      vouchers: [],
      due: undefined,
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('cart.no-price'))).toBeVisible();
    await expect(canvas.queryByText(text('cart.unpriced'))).toBeNull();
  },
};

/** What goes with something in the cart, by the piece: a form of its own, without a script. */
export const Extras: Story = {
  args: {
    state: {
      kind: 'shown',
      rows: rows.slice(0, 1),
      extras: [
        { sku: 'a-1', name: 'Band', detail: 'Salbei', price: '0,95 €', most: 500 },
        { sku: 'a-2', name: 'Band', detail: 'Rosé', price: '0,95 €', most: 500 },
        { sku: 'b', name: 'Siegel', detail: undefined, price: '1,35 €', most: 500 },
      ],
      total: price('119,70 €', 'l'),
      vouchers: [],
      due: undefined,
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const list = canvas.getByRole('combobox', { name: text('cart.extra') });
    await expect(within(list).getAllByRole('option')).toHaveLength(3);
    await expect(within(list).getByRole('group', { name: 'Band' })).toBeVisible();
    const form = canvasElement.querySelector(`form[action="${accessoryPath}"]`);
    if (!(form instanceof HTMLFormElement)) throw new Error('There is no form.');
    await userEvent.selectOptions(list, 'b');
    const sent = new FormData(form);
    await expect([...sent.keys()]).toEqual(['locale', 'sku', 'quantity']);
    await expect([sent.get('sku'), sent.get('quantity')]).toEqual(['b', '25']);
  },
};

export const Empty: Story = {
  args: {
    state: { kind: 'shown', rows: [], extras: [], total: undefined, vouchers: [], due: undefined },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('cart.none'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    // What a form has added is not there: the browser did not take the cookie.
    await expect(canvasElement.querySelector('#cart-added')).toHaveTextContent(
      text('cart.not-kept'),
    );
  },
};

export const Unavailable: Story = { args: { state: { kind: 'unavailable' } } };

/** Vouchers with what they pay, and a gift voucher that is bought. */
export const Vouchers: Story = {
  args: {
    state: {
      kind: 'shown',
      extras: [],
      rows: [
        ...rows.slice(0, 1),
        {
          key: 'gift',
          name: textArg('cart.voucher'),
          detail: 'ada@example.com',
          picture: undefined,
          quantity: undefined,
          price: <PriceTag price={{ current: '50,00 €' }} size="s" />,
          sum: undefined,
          page: undefined,
          href: undefined,
        },
      ],
      total: price('169,70 €', 'l'),
      vouchers: [
        {
          id: 'a',
          ending: 'STUV',
          pays: { pays: '25,00 €', left: '0,00 €' },
          problem: undefined,
        },
        { id: 'b', ending: 'WXYZ', pays: undefined, problem: 'expired' },
      ],
      due: price('144,70 €', 'l'),
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByText(text('cart.voucher-expired')).at(-1)).toBeVisible();
    await expect(canvas.getByText(text('cart.due'))).toBeVisible();
    const code = canvas.getByLabelText(text('cart.voucher-code'));
    await expect(code.closest('form')).toHaveAttribute('action', voucherPath);
    // What is there once has no quantity.
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1);
  },
};
