import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { duskPicture } from '../picture/sample-pictures.ts';
import { Video } from './video.tsx';

const meta = {
  title: 'Content/Video',
  component: Video,
  args: {
    title: 'Wie eine Leinwand gespannt wird',
    text: 'Zwei Minuten aus unserer Werkstatt.',
    src: '/files/no-such-video.mp4',
    poster: duskPicture.src,
  },
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAccessibleName('Wie eine Leinwand gespannt wird');
    await expect(video).toHaveAttribute('controls');
    await expect(video).not.toHaveAttribute('autoplay');
  },
};

export const WithCaptions: Story = {
  args: { captions: { src: 'data:text/vtt,WEBVTT', language: 'de' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('track')).toHaveAttribute('kind', 'captions');
  },
};

export const NoCaption: Story = { args: { text: '' } };
