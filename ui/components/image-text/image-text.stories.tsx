import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { localText, textArg } from '../../messages/story-args.ts';
import { storyLocale } from '../../messages/story-text.ts';
import { dawnPicture } from '../picture/sample-pictures.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { sampleAnswer } from '../rich-text/sample-text.ts';
import { ImageText } from './image-text.tsx';

const meta = {
  title: 'Foundations/Content/ImageText',
  component: ImageText,
  args: {
    headline: textArg('story.by-hand'),
    picture: { ...dawnPicture, alt: textArg('story.hills') },
    link: { text: textArg('story.more-canvas'), href: '#leinwand' },
    children: null,
  },
  render: (args, { globals }) => (
    <ImageText {...args}>
      <RichText
        text={sampleAnswer(localText(globals, textArg('story.corners')))}
        locale={storyLocale(globals)}
        resolveLink={(href) => ({ href })}
      />
    </ImageText>
  ),
} satisfies Meta<typeof ImageText>;

export default meta;

type Story = StoryObj<typeof meta>;

const leftOf = (element: Element): number => element.getBoundingClientRect().left;

export const PictureFirst: Story = {
  play: async ({ canvas }) => {
    await expect(leftOf(canvas.getByRole('img'))).toBeLessThanOrEqual(
      leftOf(canvas.getByRole('heading')),
    );
  },
};

/** In a wide place the picture stands where lines end; reading order stays. */
export const PictureLast: Story = { args: { side: 'end' } };

export const TextAlone: Story = { args: { headline: '', link: undefined } };
