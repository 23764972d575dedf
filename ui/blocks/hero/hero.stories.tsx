import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { HeroBlockView } from './hero.tsx';

const meta = {
  title: 'Blocks/Hero',
  component: HeroBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'hero',
      id: 'hero',
      headline: textArg('story.evening-on-wall'),
      text: textArg('story.woven'),
      picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: textArg('story.evening') },
      video: undefined,
      link: { text: textArg('own-picture.choose'), url: '/leinwanddruck' },
    },
  },
} satisfies Meta<typeof HeroBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#leinwanddruck');
  },
};

export const AtTheHead: Story = {
  args: { isHead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

export const WithVideo: Story = {
  args: { block: { ...meta.args.block, video: '/files/no-such-video.mp4' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('preload', 'none');
  },
};
