import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { customProperties } from '../custom-properties.ts';
import { duskPicture, missingPicture } from '../picture/sample-pictures.ts';
import { Teaser } from './teaser.tsx';

const meta = {
  title: 'Foundations/Content/Teaser',
  component: Teaser,
  args: {
    headline: textArg('story.photo-on-canvas'),
    text: `${textArg('story.woven')} ${textArg('story.bright-rooms')}`,
    picture: {
      ...duskPicture,
      alt: textArg('story.mountains'),
      isFirst: true,
    },
    link: { text: textArg('story.design-now'), href: '#gestalten' },
    level: 1,
  },
} satisfies Meta<typeof Teaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeadOfThePage: Story = {};

/** The second layout, which experiment 965 asks for: the picture first, in the wider column. */
export const PictureFirst: Story = {
  decorators: [
    (StoryView) => (
      <div
        style={customProperties({
          '--teaser-picture-order': -1,
          '--teaser-columns': 'minmax(0, 6fr) minmax(0, 5fr)',
        })}
      >
        <StoryView />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const headline = canvas.getByRole('heading').getBoundingClientRect();
    const isBeside = picture.right <= headline.left;
    await expect(isBeside || picture.bottom <= headline.top).toBe(true);
  },
};

export const WithinThePage: Story = { args: { level: 2 } };

export const NoPicture: Story = { args: { picture: undefined } };

export const WordsOnly: Story = { args: { picture: undefined, link: undefined, text: undefined } };

export const PictureMissing: Story = {
  args: { picture: { ...missingPicture, alt: textArg('story.mountains') } },
};

export const LongText: Story = {
  args: {
    headline: textArg('story.thank-you-cards'),
    text: textArg('story.each-card'),
  },
};
