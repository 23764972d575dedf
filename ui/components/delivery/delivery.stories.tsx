import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, dayArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { Delivery } from './delivery.tsx';

const meta = {
  title: 'Product/Delivery',
  component: Delivery,
  args: {
    promise: {
      kind: 'normal',
      cutOff: textArg('story.today'),
      datedCutOff: dayArg('2026-11-23'),
      arrival: { text: dayArg('2026-11-26'), day: '2026-11-26' },
    },
  },
} satisfies Meta<typeof Delivery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvasElement).toHaveTextContent(
      text('delivery.normal', {
        cutOff: argText(globals, textArg('story.today')),
        arrival: argText(globals, dayArg('2026-11-26')),
      }),
    );
    await expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', '2026-11-26');
  },
};

export const Express: Story = {
  args: {
    promise: {
      kind: 'express',
      cutOff: dayArg('2026-11-23'),
      datedCutOff: dayArg('2026-11-23'),
      arrival: { text: dayArg('2026-11-24'), day: '2026-11-24' },
    },
  },
};

const lastOrder = `${textArg('story.by-christmas')}: ${dayArg('2026-12-17')}`;

/** In the six weeks before Christmas, Mother’s Day and other occasions of the market. */
export const BeforeAnOccasion: Story = {
  args: {
    promise: {
      kind: 'normal',
      cutOff: textArg('story.today'),
      datedCutOff: dayArg('2026-11-23'),
      arrival: { text: dayArg('2026-11-26'), day: '2026-11-26' },
      occasion: lastOrder,
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(argText(globals, lastOrder))).toBeVisible();
  },
};

/** Before the promise is known its room is kept. */
export const WithoutPromise: Story = {
  args: { promise: undefined },
  play: async ({ canvas }) => {
    const [line] = canvas.getAllByRole('paragraph');
    await expect(line?.getBoundingClientRect().height).toBeGreaterThan(16);
  },
};
