import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sourceAttributes } from '../../../../../core/domain/image/attributes.ts';
import { CollageDrawing } from './collage-drawing.tsx';
import { sampleCollage } from './sample-collage.ts';

const meta = {
  title: 'Product/CollageDrawing',
  component: CollageDrawing,
  args: { collage: sampleCollage(600, 400, 4, 4), size: 'large', label: '60 × 40 cm' },
} satisfies Meta<typeof CollageDrawing>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The chosen one, which says what it shows. */
export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /60 × 40/u })).toBeVisible();
  },
};

/** Filled as a shopper's photos would fill it, in turn. */
export const WithSamples: Story = {
  args: {
    samples: ['mountains-1', 'moon-2', 'botanical-1'].map(
      (name) => sourceAttributes('motif-small', `leadimage/${name}/motif.jpg`).src,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const drawing = canvas.getByRole('img', { name: /60 × 40/u });
    await expect(drawing).toBeVisible();
    const images = canvasElement.querySelectorAll('image');
    await expect(images).toHaveLength(16);
    await expect(images[3]?.getAttribute('href')).toBe(images[0]?.getAttribute('href'));
  },
};

/** Beside its words: decorative. */
export const Small: Story = {
  args: { size: 'small', label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Upright ones have the same area. */
export const SmallUpright: Story = {
  args: { size: 'small', label: undefined, collage: sampleCollage(400, 600, 3, 5) },
};
