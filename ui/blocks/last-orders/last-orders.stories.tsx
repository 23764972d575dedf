import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { LastOrdersBlockView } from './last-orders.tsx';

const day = 86_400_000;
const last = Date.parse('2026-12-17T13:00:00Z');

const link = (text: string) => ({ text, url: `#${text}` });

const meta = {
  title: 'Blocks/LastOrders',
  component: LastOrdersBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'last-orders',
      id: 'last-orders',
      headline: textArg('story.order-until'),
      items: [
        { link: link(materialArg('leinwand')), materialType: 'leinwand', frameType: undefined },
        {
          link: link(textArg('story.framed-print')),
          materialType: 'poster',
          frameType: 'holzrahmen',
        },
        {
          link: link(materialArg('backlitfolie')),
          materialType: 'backlitfolie',
          frameType: undefined,
        },
      ],
    },
    data: {
      deadlines: [
        {
          occasion: 'christmas',
          day: '2026-12-24',
          lastOrders: [last, last - day, last - 2 * day],
        },
      ],
    },
  },
} satisfies Meta<typeof LastOrdersBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A product that can no longer be there in time is left out. */
export const BeforeChristmas: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByRole('table', { name: new RegExp(text('occasion.christmas'), 'u') }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: argText(globals, textArg('story.framed-print')) }),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('link', { name: argText(globals, materialArg('backlitfolie')) }),
    ).toBeNull();
  },
};

/** No occasion is near. */
export const Nothing: Story = {
  args: { data: { deadlines: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
