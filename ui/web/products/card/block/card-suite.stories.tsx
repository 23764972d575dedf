import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { cardFilterValueLabel } from '../../../../../core/domain/products/card/card-label.ts';
import type { CardPiece } from '../../../../../core/domain/products/card/designs/card-design.ts';
import { localText, priceArg } from '../../../../messages/story-args.ts';
import { storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CardSuite } from './card-suite.tsx';

const itemOf = (piece: CardPiece, minorUnits: number) => ({
  label: piece,
  href: `#${piece}`,
  picture: pictureAttributes('tile', {
    kind: 'artwork',
    design: `elena-${piece}`,
    variant: 'forest',
    locale: 'de-DE',
    view: 'laid',
  }),
  from: priceArg(minorUnits),
});

const meta = {
  title: 'Product/CardSuite',
  component: CardSuite,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Elena',
    items: [itemOf('menu', 75), itemOf('place-card', 30), itemOf('thank-you', 65)],
    whole: priceArg(235),
    shippingHref: '#shipping',
  },
  render: ({ items, whole, ...args }, { globals }) => (
    <CardSuite
      {...args}
      items={items.map(({ label, from, ...item }) => ({
        ...item,
        label: cardFilterValueLabel(storyLocale(globals), 'product', label),
        from: localText(globals, from),
      }))}
      whole={localText(globals, whole)}
    />
  ),
} satisfies Meta<typeof CardSuite>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByRole('region', { name: text('card.suite', { name: 'Elena' }) }),
    ).toBeVisible();
    // The notes on prices have a link, too.
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

/** A thank-you card alone goes with the card. */
export const OnePiece: Story = {
  args: { items: [itemOf('thank-you', 65)], whole: priceArg(130) },
};
