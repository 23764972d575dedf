import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { duskPicture, missingPicture } from '../picture/sample-pictures.ts';
import { Hero } from './hero.tsx';
import { tendHeroes } from './tend-heroes.ts';

const meta = {
  title: 'Foundations/Content/Hero',
  component: Hero,
  args: {
    headline: textArg('story.evening-on-wall'),
    text: textArg('story.becomes-wall-art'),
    picture: { ...duskPicture, alt: textArg('story.evening'), isFirst: true },
    link: { text: textArg('own-picture.choose'), href: '#gestalten' },
    level: 1,
  },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: argText(globals, textArg('story.evening')) }),
    ).toBeVisible();
  },
};

/** Nothing plays by itself before scripts are there; the poster is a picture of its own. */
export const WithVideo: Story = {
  args: { video: '/files/no-such-video.mp4' },
  play: async ({ canvasElement, canvas }) => {
    const video = canvasElement.querySelector('video');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).not.toHaveAttribute('autoplay');
    await expect(video).not.toHaveAttribute('controls');
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

export const PictureFails: Story = {
  args: { picture: { ...missingPicture, alt: textArg('story.mountains'), isFirst: true } },
  play: async ({ canvasElement }) => {
    const tell = fn();
    tendHeroes(canvasElement, tell);
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        'teaser-hero-image-load-failed',
        expect.stringContaining('no-such-picture'),
      ),
    );
    tendHeroes(canvasElement, tell);
    await expect(tell).toHaveBeenCalledTimes(1);
  },
};

/** The poster stays, and what failed is out of its way. */
export const VideoFails: Story = {
  args: { video: '/files/no-such-video.mp4' },
  play: async ({ canvasElement, canvas }) => {
    const tell = fn();
    tendHeroes(canvasElement, tell);
    const video = canvasElement.querySelector('video');
    video?.load();
    await video?.play().catch(() => undefined);
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        'teaser-hero-video-load-failed',
        expect.stringContaining('no-such-video'),
      ),
    );
    await expect(video).not.toBeVisible();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};

/** A video that plays can be stopped. */
export const VideoPlays: Story = {
  args: { video: '/files/no-such-video.mp4' },
  play: async ({ canvasElement }) => {
    tendHeroes(canvasElement, fn());
    const video = canvasElement.querySelector('video');
    video?.dispatchEvent(new Event('playing'));
    await expect(video).toHaveAttribute('controls');
    await expect(video).not.toHaveAttribute('aria-hidden');
  },
};

export const LongText: Story = {
  args: {
    headline: textArg('story.stretched-canvas'),
    text: textArg('story.cotton-weave'),
    level: 2,
  },
};
