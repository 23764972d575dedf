import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { argText, dayArg, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { CountdownBlockView } from './countdown.tsx';

const at = Date.parse('2026-12-18T13:00:00Z');

const meta = {
  title: 'Blocks/Countdown',
  component: CountdownBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'countdown',
      id: 'countdown',
      headline: textArg('story.by-christmas'),
      text: textArg('story.by-christmas-text'),
      lodStart: '2026-12-01T00:00:00Z',
      lodEnd: '2026-12-18T13:00:00Z',
      safetyLodEnd: undefined,
      expressLodEnd: undefined,
      saturdayLodEnd: undefined,
    },
    data: {
      dates: { lodStart: 0, lodEnd: at },
      cutOffs: [
        {
          delivery: 'normal',
          at,
          time: '14:00',
          date: dayArg('2026-12-18'),
          starts: { today: at - 50_400_000, tomorrow: at - 136_800_000 },
        },
      ],
      next: 'normal',
    },
  },
} satisfies Meta<typeof CountdownBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As a page that is kept says it: by the date. */
export const ByItsDate: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const date = argText(globals, dayArg('2026-12-18'));
    const cutOff = text('delivery.cut-off-later', { time: '14:00', date });
    await expect(canvas.getByText(text('countdown.normal', { cutOff }))).toBeVisible();
  },
};

/** The shop did not say when it delivers. */
export const WithoutDates: Story = {
  args: { data: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('countdown.unknown'))).toBeVisible();
  },
};

/** Before its start, and when all cut-offs have passed, nothing is shown. */
export const Over: Story = {
  args: { data: { ...meta.args.data, next: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
