import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { LowestPrice } from '../../../core/domain/money/lowest-price.ts';
import { sampleBlockProps } from '../../blocks/sample-block-props.ts';
import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { ChoiceLinksView } from './choice-links.tsx';

const designNow = textArg('story.design-now');

const from = (minorUnits: number): LowestPrice => ({
  price: {
    priceCurrent: { minorUnits, currency: 'eur' },
    priceOriginal: { minorUnits, currency: 'eur' },
  },
  isFrom: true,
});

const choice = (name: string, picture: string, price: LowestPrice | undefined) => ({
  name,
  url: `/fotobox?photoboxFormat=${picture}`,
  picture: `leadimage/${picture}/still.jpg`,
  price,
});

const meta = {
  title: 'Blocks/ChoiceLinks',
  component: ChoiceLinksView,
  args: {
    ...sampleBlockProps,
    block: {
      id: 'photobooks',
      headline: textArg('story.album'),
      startLabel: designNow,
    },
    data: {
      startHref: '#designer',
      links: [
        choice(textArg('story.album'), 'photobox-1', from(1990)),
        choice(materialArg('leinwand'), 'photobox-2', from(2990)),
        choice(textArg('story.woven'), 'prints-3', undefined),
      ],
    },
  },
} satisfies Meta<typeof ChoiceLinksView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What has a price names it; what has none leads on all the same. */
export const WithPrices: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByText(text('price.from'), { exact: false })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: argText(globals, designNow) })).toHaveAttribute(
      'href',
      '#designer',
    );
  },
};

/** Nothing of it is sold here. */
export const NotSold: Story = {
  args: { data: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(argText(globals, designNow))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
