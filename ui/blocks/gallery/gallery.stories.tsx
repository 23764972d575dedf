import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { materialArg, textArg } from '../../messages/story-args.ts';
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
      headline: textArg('story.on-walls'),
      items: [
        {
          picture: {
            source: 'leadimage/mountains-1/motif.jpg',
            alternative: textArg('story.evening'),
          },
          caption: materialArg('leinwand'),
        },
        {
          picture: { source: 'leadimage/waves-2/motif.jpg', alternative: textArg('story.evening') },
          caption: materialArg('acrylglas'),
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
