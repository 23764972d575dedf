import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleTable } from '../../components/table/sample-table.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { TableBlockView } from './table.tsx';

const meta = {
  title: 'Blocks/Table',
  component: TableBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'table',
      id: 'table',
      caption: textArg('story.resolution'),
      hasRowNames: true,
      cells: sampleTable,
    },
  },
} satisfies Meta<typeof TableBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ args, canvas, globals }) => {
    const name = argText(globals, args.block.caption);
    await expect(canvas.getByRole('table', { name })).toBeVisible();
  },
};

const columns = Array.from({ length: 20 }, (_, column) => `Spalte ${column + 1}`);

/** It scrolls within itself; the page does not. */
export const Wide: Story = {
  args: { block: { ...meta.args.block, cells: { header: columns, rows: [columns] } } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
