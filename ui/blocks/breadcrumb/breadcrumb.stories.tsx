import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { BreadcrumbBlockView } from './breadcrumb.tsx';

const meta = {
  title: 'Blocks/Breadcrumb',
  component: BreadcrumbBlockView,
  args: {
    ...sampleBlockProps,
    block: { kind: 'breadcrumb', id: 'breadcrumb' },
  },
} satisfies Meta<typeof BreadcrumbBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
