import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { dawnPicture } from '../picture/sample-pictures.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { sampleAnswer } from '../rich-text/sample-text.ts';
import { ImageText } from './image-text.tsx';

const text = sampleAnswer(
  'Jede Leinwand wird nach dem Druck von Hand gespannt. An den Ecken falten wir das Gewebe so, dass es auch nach Jahren glatt bleibt.',
);

const meta = {
  title: 'Foundations/Content/ImageText',
  component: ImageText,
  args: {
    headline: 'Von Hand gespannt',
    picture: { ...dawnPicture, alt: 'Hügel am Morgen' },
    link: { text: 'Mehr über Leinwand', href: '#leinwand' },
    children: <RichText text={text} locale="de-DE" resolveLink={(href) => ({ href })} />,
  },
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
