import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { GalleryBlockView } from './gallery.tsx';

const meta = {
  title: 'Blocks/Gallery',
  component: GalleryBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'gallery',
      id: 'gallery',
      headline: 'Bei anderen an der Wand',
      items: [
        {
          picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Bergkette am Abend' },
          caption: 'Leinwand',
        },
        {
          picture: { source: 'leadimage/waves-2/motif.jpg', alternative: 'Wellen' },
          caption: 'Acrylglas',
        },
      ],
    },
  },
} satisfies Meta<typeof GalleryBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoPictures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
