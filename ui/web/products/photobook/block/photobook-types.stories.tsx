import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { photobookLabelsIn } from '../../../../../core/domain/products/photobook/photobook-label.ts';
import {
  photobookCoverOf,
  photobookPrintingOf,
} from '../../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookTypes } from '../../../../../core/domain/products/photobook/photobooks.ts';
import { tableOf } from '../../../../../core/domain/text/record.ts';
import { localText, priceArg } from '../../../../messages/story-args.ts';
import { storyLocale, storyText } from '../../../../messages/story-text.ts';
import { PhotobookTypes } from './photobook-types.tsx';

const prices = [priceArg(1_890), priceArg(2_490), priceArg(690)];

const meta = {
  title: 'Product/PhotobookTypes',
  component: PhotobookTypes,
  parameters: { layout: 'fullscreen' },
  args: {
    types: photobookTypes.map((type) => ({
      type,
      name: type,
      fromPrice: undefined,
      href: `#${type}`,
      isChosen: type === 'echtfotobuch',
    })),
    rows: [],
  },
  render: ({ types }, { globals }) => {
    const text = storyText(globals);
    const labels = photobookLabelsIn(storyLocale(globals));
    return (
      <PhotobookTypes
        types={types.map((one, index) => {
          const price = prices[index];
          const type = photobookTypes[index];
          return {
            ...one,
            name: type === undefined ? one.name : labels.types[type],
            fromPrice:
              price && text('photobook.from-price', { price: localText(globals, price) ?? '' }),
          };
        })}
        rows={[
          {
            name: text('fact.printing'),
            values: tableOf(photobookTypes, (type) => labels.printings[photobookPrintingOf(type)]),
          },
          {
            name: text('fact.cover'),
            values: tableOf(photobookTypes, (type) => labels.covers[photobookCoverOf(type)]),
          },
        ]}
      />
    );
  },
} satisfies Meta<typeof PhotobookTypes>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The chosen one says so; the table scrolls in a region of its own on a phone. */
export const Three: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(photobookTypes.length);
    await expect(canvas.getByText(text('photobook.chosen'))).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(photobookTypes.length);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
