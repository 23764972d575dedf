import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, discountArg, localText, priceArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { PriceListNote, PriceNote, PriceTag } from './price.tsx';

const shipping = priceArg(490);
const plain = { current: priceArg(4490) };
const reduced = { current: priceArg(6490), original: priceArg(7990), discount: discountArg(18) };

const meta = {
  title: 'Product/PriceTag',
  component: PriceTag,
  args: { price: plain, size: 'l' },
  render: (args, { globals }) => (
    <>
      <PriceTag {...args} />
      <PriceNote
        price={args.price}
        shippingHref="#shipping"
        shippingFrom={localText(globals, shipping)}
      />
    </>
  ),
  argTypes: {
    price: {
      description:
        'Printed for the locale. Where it is reduced, with the discount and the price that the market’s law lets stand beside it.',
    },
    size: {
      description: 'l: the price of what is chosen. s: within tiles and lists.',
      control: 'inline-radio',
      options: ['s', 'l'],
    },
    isFrom: { description: 'There are higher prices, too.', control: 'boolean' },
  },
} satisfies Meta<typeof PriceTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Beside a struck price stands the lowest one of 30 days, which it is. */
export const Reduced: Story = {
  args: { price: reduced },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const [current, original, discount, from] = [
      reduced.current,
      reduced.original,
      reduced.discount,
      shipping,
    ].map((each) => argText(globals, each));
    await expect(canvasElement).toHaveTextContent(
      `${text('price.now')} ${current} ${text('price.before')} ${original} ${discount}`,
    );
    await expect(
      canvas.getByText(text('price.lowest', { price: original ?? '' }), { exact: false }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: asPattern(text('price.shipping-from', { price: from ?? '' })),
      }),
    ).toBeVisible();
  },
};

/** Below one percent there is no share. */
export const ReducedWithoutShare: Story = {
  args: { price: { current: priceArg(7980), original: priceArg(7990) } },
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
  render: (args, { globals }) => (
    <PriceNote
      price={args.price}
      shippingHref="#shipping"
      shippingCost={localText(globals, shipping)}
      delivered={{
        country: storyText(globals)('country.de'),
        price: localText(globals, priceArg(3480)),
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const words = text('price.delivered', {
      country: text('country.de'),
      price: argText(globals, priceArg(3480)),
    });
    await expect(canvas.getByText(words, { exact: false })).toBeVisible();
  },
};

/** One note beside several prices, of which some are struck through. */
export const Several: Story = {
  render: () => <PriceListNote prices={[plain, reduced]} shippingHref="#shipping" />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('price.struck'), { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('price.shipping') })).toHaveAttribute(
      'href',
      '#shipping',
    );
  },
};
