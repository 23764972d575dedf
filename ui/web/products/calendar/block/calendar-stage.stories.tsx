import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { asPattern, storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CalendarStage } from './calendar-stage.tsx';

const monthNames = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

const meta = {
  title: 'Product/CalendarStage',
  component: CalendarStage,
  args: {
    calendar: {
      designGroupId: 'lagom',
      format: 'a4-hoch',
      mounting: 'spirale',
      start: { year: 2027, month: 9 },
      hasMoon: false,
    },
    name: 'Lagom',
    locale: 'de-DE',
    monthNames,
  },
  render: (args, { globals }) => <CalendarStage {...args} locale={storyLocale(globals)} />,
} satisfies Meta<typeof CalendarStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a wall, its cover and pages of three months below it. */
export const OnWall: Story = {
  play: async ({ args: { name }, canvas, globals }) => {
    const text = storyText(globals);
    for (const label of [
      text('calendar.picture', { name }),
      text('calendar.picture-cover', { name }),
      ...['09', '01', '05'].map((month) => text('calendar.picture-month', { name, month })),
    ])
      await expect(canvas.getByRole('img', { name: asPattern(label) })).toBeInTheDocument();
  },
};

/** In a block of wood, with the moon beside its days. */
export const InBlock: Story = {
  args: {
    calendar: {
      designGroupId: 'ansicht',
      format: 'a6-quer',
      mounting: 'holzblock',
      start: { year: 2027, month: 1 },
      hasMoon: true,
    },
    name: 'Ansicht',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(5);
  },
};
