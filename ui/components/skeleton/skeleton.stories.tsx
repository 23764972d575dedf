import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Foundations/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { lines: 3 },
  render: (args) => (
    <div data-testid="box">
      <Skeleton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
    await expect(Math.abs(box.getBoundingClientRect().height - 3 * lineHeight)).toBeLessThan(2);
  },
};
