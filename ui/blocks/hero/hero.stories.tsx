import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
      headline: 'Ein Abend in den Bergen, groß an Ihrer Wand',
      text: 'Aus Ihrem Foto wird ein Wandbild.',
      picture: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Bergkette am Abend' },
      video: undefined,
      link: { text: 'Foto auswählen', url: '/leinwanddruck' },
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
