import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { hungPrintOf } from '../../core/domain/products/wall-picture/printed-photo.ts';
import { unframedPicture } from '../../core/domain/products/wall-picture/wall-picture.ts';
import { wallPictureLook } from '../../core/domain/products/wall-picture/wall-picture-look.ts';
import { sourceAttributes } from '../../core/domain/image/attributes.ts';
import { AwaitingPicture } from './article-picture.tsx';

const picture = unframedPicture('leinwand', { width: 400, height: 600, unit: 'cm' });

const place = { position: 'relative', inlineSize: '13rem', aspectRatio: '4 / 3' } as const;

const meta = {
  title: 'Blocks/ArticlePicture',
  component: AwaitingPicture,
  args: { look: wallPictureLook(picture), print: hungPrintOf(picture), wrap: 0 },
  decorators: [
    (Story) => (
      <div style={{ ...place, containerType: 'size', background: 'var(--color-wall)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AwaitingPicture>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As the server draws it, and where this device keeps no photo. */
export const WithoutPhoto: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('figure')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
};

/** The part of the photo that the front shows. */
export const WithPhoto: Story = {
  args: {
    own: {
      photo: sourceAttributes('teaser', 'leadimage/mountains-2/motif.jpg'),
      front: { left: 0.25, top: 0, width: 0.5, height: 1 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-crop] img')).toHaveAttribute('alt', '');
  },
};
