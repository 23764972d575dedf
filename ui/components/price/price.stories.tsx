import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { PriceListNote, PriceNote, PriceTag } from './price.tsx';

const plain = { current: '44,90 €' };
const reduced = { current: '64,90 €', original: '79,90 €', discount: '−18\u00a0%' };

const meta = {
  title: 'Product/PriceTag',
  component: PriceTag,
  args: { price: plain, size: 'l' },
  render: (args) => (
    <>
      <PriceTag {...args} />
      <PriceNote price={args.price} shippingHref="/versand" shippingFrom="4,90 €" />
    </>
  ),
} satisfies Meta<typeof PriceTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Beside a struck price stands the lowest one of 30 days, which it is. */
export const Reduced: Story = {
  args: { price: reduced },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvasElement).toHaveTextContent(
      `${text('price.now')} 64,90 € ${text('price.before')} 79,90 € −18 %`,
    );
    await expect(
      canvas.getByText(text('price.lowest', { price: '79,90 €' }), { exact: false }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: text('price.shipping-from', { price: '4,90 €' }) }),
    ).toBeVisible();
  },
};

/** Below one percent there is no share. */
export const ReducedWithoutShare: Story = {
  args: { price: { current: '79,80 €', original: '79,90 €' } },
};

export const From: Story = { args: { isFrom: true } };

export const Small: Story = {
  args: { price: reduced, size: 's' },
  render: (args) => <PriceTag {...args} />,
};

export const SalesTax: Story = {
  args: { price: { current: '$89.90' } },
  render: (args) => (
    <>
      <PriceTag {...args} />
      <PriceNote price={args.price} shippingHref="/shipping" shippingFrom="$6.90" />
    </>
  ),
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvasElement).toHaveTextContent(
      `${text('price.tax')}, ${text('price.shipping-from', { price: '$6.90' })}`,
    );
  },
};

export const Francs: Story = {
  args: { price: { current: 'CHF 1’234.50', original: 'CHF 1’499.00', discount: '−17%' } },
  globals: { locale: 'de-CH' },
};

export const Delivered: Story = {
  render: (args) => (
    <PriceNote
      price={args.price}
      shippingHref="/versand"
      shippingCost="4,90 €"
      delivered={{ country: 'Deutschland', price: '34,80 €' }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const words = storyText(globals)('price.delivered', {
      country: 'Deutschland',
      price: '34,80 €',
    });
    await expect(canvas.getByText(words, { exact: false })).toBeVisible();
  },
};

/** One note beside several prices, of which some are struck through. */
export const Several: Story = {
  render: () => (
    <PriceListNote
      prices={[{ current: '29,90 €' }, { current: '39,90 €', original: '49,90 €' }]}
      shippingHref="/versand"
    />
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('price.struck'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('price.shipping') })).toHaveAttribute(
      'href',
      '/versand',
    );
  },
};
