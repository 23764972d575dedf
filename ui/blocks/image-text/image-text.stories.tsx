import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ImageTextBlockView } from './image-text.tsx';

const meta = {
  title: 'Blocks/ImageText',
  component: ImageTextBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'image-text',
      id: 'image-text',
      headline: 'Von Hand gespannt',
      text: sampleAnswer('Jede Leinwand wird nach dem Druck von Hand gespannt.'),
      picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Bergkette am Abend' },
      pictureSide: 'start',
      link: undefined,
    },
  },
} satisfies Meta<typeof ImageTextBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PictureFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bergkette am Abend' })).toBeVisible();
    await expect(canvas.getByText(/von Hand gespannt/u)).toBeVisible();
  },
};

export const PictureLast: Story = {
  args: { block: { ...meta.args.block, pictureSide: 'end' } },
};
