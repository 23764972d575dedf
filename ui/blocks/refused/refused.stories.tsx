import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { RefusedBlockView } from './refused.tsx';

const meta = {
  title: 'Blocks/Refused',
  component: RefusedBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'refused',
      id: 'refused',
      component: 'Carousel',
      reason: 'component: unknown "Carousel"',
    },
  },
} satisfies Meta<typeof RefusedBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ForShoppers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Carousel/u)).toBeNull();
  },
};

export const ForEditors: Story = {
  args: { isEditing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('component: unknown "Carousel"')).toBeVisible();
  },
};
