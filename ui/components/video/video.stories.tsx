import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { tendVideos } from './tend-videos.ts';
import { Video } from './video.tsx';

const meta = {
  title: 'Foundations/Content/Video',
  component: Video,
  args: {
    title: textArg('story.stretching'),
    text: textArg('story.two-minutes'),
    src: '/files/no-such-video.mp4',
    poster: duskPicture.src,
  },
} satisfies Meta<typeof Video>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Silent: Story = {
  play: async ({ canvasElement, globals }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveAccessibleName(argText(globals, textArg('story.stretching')));
    await expect(video).toHaveAttribute('controls');
    await expect(video).not.toHaveAttribute('autoplay');
  },
};

/** The poster stays, and a line says why nothing plays. */
export const CannotBePlayed: Story = {
  play: async ({ canvasElement, canvas }) => {
    const tell = fn();
    tendVideos(canvasElement, tell);
    const video = canvasElement.querySelector('video');
    const line = canvasElement.querySelector('[data-video-failed]');
    await expect(line).not.toBeVisible();
    // Nobody but a shopper may start what can be heard.
    if (video !== null) video.muted = true;
    await video?.play().catch(() => undefined);
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await expect(tell).toHaveBeenCalledWith(expect.stringContaining('no-such-video'));
    await expect(video).not.toHaveAttribute('controls');
    await expect(video).toHaveAttribute('poster');
    tendVideos(canvasElement, tell);
    await expect(tell).toHaveBeenCalledTimes(1);
  },
};

export const WithCaptions: Story = {
  args: { captions: { src: 'data:text/vtt,WEBVTT', language: 'de' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('track')).toHaveAttribute('kind', 'captions');
  },
};

export const NoCaption: Story = { args: { text: '' } };
