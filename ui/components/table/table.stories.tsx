import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { sampleTable } from './sample-table.ts';
import { Table } from './table.tsx';

const meta = {
  title: 'Foundations/Content/Table',
  component: Table,
  args: { caption: textArg('story.resolution'), hasRowNames: true, ...sampleTable },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeaderAndRowNames: Story = {
  play: async ({ args, canvas, globals }) => {
    const name = argText(globals, args.caption);
    await expect(canvas.getByRole('table', { name })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const NoHeader: Story = { args: { header: [], hasRowNames: false } };

/** A wide table scrolls in its own region, which keys reach. */
export const Wide: Story = {
  args: {
    header: Array.from({ length: 30 }, (_, column) => `Spalte ${column + 1}`),
    rows: [Array.from({ length: 30 }, (_, column) => `Wert ${column + 1}`)],
    hasRowNames: false,
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region).toHaveAttribute('tabindex', '0');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
