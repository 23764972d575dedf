import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { printPath, rectanglePath } from '../../../../../core/domain/artwork/path.ts';
import type { DrawnPage } from '../../../../../core/domain/artwork/own-pages.ts';
import { asPattern, storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CalendarStage } from './calendar-stage.tsx';

const bar = (top: number): string =>
  printPath(rectanglePath({ left: 200_000, top, width: 70_000, height: 4_000 }));

/** A page with a photo and lines of days. */
const page: DrawnPage = {
  markup: `<path fill="#fbf8f0" d="M-3000 -3000H300000V213000H-3000Z"/><path fill="#b8cbbd" d="M-3000 -3000H180000V213000H-3000Z"/><path fill="#24352c" d="${bar(40_000)}${bar(90_000)}${bar(120_000)}${bar(150_000)}"/>`,
  edge: 'M0 0H297000V210000H0Z',
  width: 297_000,
  height: 210_000,
};

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

/** With a photo of one's own the first month leads; the calendar with its binding follows. */
export const WithOwnPhoto: Story = {
  args: { own: { cover: page, month: page } },
  play: async ({ args: { name }, canvas, globals }) => {
    const text = storyText(globals);
    for (const title of [
      text('calendar.picture-month', { name, month: '09' }),
      text('calendar.picture-cover', { name }),
    ])
      await expect(canvas.getByTitle(asPattern(title))).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(
      canvas.getByRole('img', { name: asPattern(text('calendar.picture', { name })) }),
    ).toBeInTheDocument();
  },
};
