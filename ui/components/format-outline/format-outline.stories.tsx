import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { customProperties } from '../custom-properties.ts';
import { FormatOutline } from './format-outline.tsx';

const meta = {
  title: 'Product/FormatOutline',
  component: FormatOutline,
  args: { format: { width: 900, height: 600 }, longestSide: 1500, scale: 'damped' },
  render: (args) => (
    <div data-testid="place" style={customProperties({ '--outline-size': '6rem' })}>
      <FormatOutline {...args} />
    </div>
  ),
} satisfies Meta<typeof FormatOutline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Damped: Story = {};

/** In the true scale the sides have their share of the longest one. */
export const TrueScale: Story = {
  args: { scale: 'true' },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('place').firstElementChild;
    const outline = box?.firstElementChild;
    const size = (element: Element | null | undefined) => element?.getBoundingClientRect();
    await expect((size(outline)?.width ?? 0) / (size(box)?.width ?? 1)).toBeCloseTo(0.6, 2);
    await expect((size(outline)?.height ?? 0) / (size(box)?.height ?? 1)).toBeCloseTo(0.4, 2);
  },
};

export const Portrait: Story = { args: { format: { width: 500, height: 1500 } } };
