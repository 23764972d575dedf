import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, frameArg, materialArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

const meta = {
  title: 'Product/PriceBreakdown',
  component: PriceBreakdown,
  args: {
    lines: [
      {
        name: `${materialArg('poster')}, ${frameArg('holzrahmen')}`,
        value: '60 × 40 cm',
        price: '48,90 €',
        changeHref: '#configurator',
      },
      {
        name: textArg('story.colour-finish'),
        value: textArg('story.oak'),
        price: '+ 12,90 €',
        changeHref: '#part-colour',
      },
      {
        name: textArg('story.glass'),
        value: textArg('story.museum-glass'),
        price: '+ 39,00 €',
        changeHref: '#part-glass',
      },
    ],
    total: '100,80 €',
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each line leads to where it is changed. */
export const Whole: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const change = canvas.getByRole('link', {
      name: new RegExp(`${argText(globals, textArg('story.glass'))}$`, 'u'),
    });
    await expect(change).toHaveTextContent(text('components.change'));
    await expect(change).toHaveAttribute('href', '#part-glass');
    await expect(change.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('100,80 €')).toBeVisible();
  },
};

/** While the prices of parts are asked for there is no sum. */
export const Asking: Story = { args: { total: undefined } };
