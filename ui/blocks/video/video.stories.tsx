import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { VideoBlockView } from './video.tsx';

const meta = {
  title: 'Blocks/Video',
  component: VideoBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'video',
      id: 'video',
      headline: textArg('story.workshop'),
      title: textArg('story.by-hand'),
      text: '',
      file: '/files/no-such-video.mp4',
      poster: { source: 'leadimage/mountains-1/motif.jpg', alternative: textArg('story.evening') },
      captions: undefined,
    },
  },
} satisfies Meta<typeof VideoBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAttribute('poster', expect.stringContaining('mountains-1'));
  },
};
