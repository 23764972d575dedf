import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { argText, textArg } from '../../messages/story-args.ts';
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
      headline: textArg('story.by-hand'),
      text: sampleAnswer(textArg('story.woven')),
      picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: textArg('story.evening') },
      pictureSide: 'start',
      link: undefined,
    },
  },
} satisfies Meta<typeof ImageTextBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PictureFirst: Story = {
  play: async ({ args, canvas, globals }) => {
    const name = argText(globals, args.block.picture.alternative);
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await expect(canvas.getByText(argText(globals, textArg('story.woven')))).toBeVisible();
  },
};

export const PictureLast: Story = {
  args: { block: { ...meta.args.block, pictureSide: 'end' } },
};
