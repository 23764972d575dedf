import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { duskPicture, missingPicture, paperPicture } from '../picture/sample-pictures.ts';
import { sampleTiles } from './sample-tiles.ts';
import { Tiles } from './tiles.tsx';

const meta = {
  title: 'Foundations/Content/Tiles',
  component: Tiles,
  args: {
    items: sampleTiles,
  },
} satisfies Meta<typeof Tiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** As many of the samples as there is a number. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const item = meta.args.items[index % meta.args.items.length];
    return item
      ? [{ ...item, link: { text: `${item.link.text} ${index + 1}`, href: `#${index}` } }]
      : [];
  });

/** Counts the tiles of the last row, and says if it is the only one. */
const lastRow = (list: HTMLElement) => {
  const tops = [...list.children].map((place) => Math.round(place.getBoundingClientRect().top));
  return {
    isOnly: new Set(tops).size === 1,
    length: tops.filter((top) => top === tops.at(-1)).length,
  };
};

const noneAlone: Story['play'] = async ({ canvas }) => {
  const { isOnly, length } = lastRow(canvas.getByRole('list'));
  await expect(isOnly || length > 1).toBe(true);
};

export const Five: Story = { args: { items: many(5) }, play: noneAlone };

export const Six: Story = { args: { items: many(6) }, play: noneAlone };

export const Thirteen: Story = { args: { items: many(13) }, play: noneAlone };

export const Single: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const PictureMissing: Story = {
  args: {
    items: [
      {
        link: { text: textArg('story.album'), href: '#fotobuch' },
        picture: { ...missingPicture, alt: '' },
      },
      ...meta.args.items,
    ],
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        link: { text: textArg('story.deckle'), href: '#hahnemuehle' },
        text: textArg('story.artist-paper'),
        picture: { ...paperPicture, alt: '' },
      },
      ...meta.args.items,
    ],
  },
};

export const Empty: Story = { args: { items: [] } };

/** A picture that is only called what its tile is called is not named again. */
export const NamedTwice: Story = {
  args: {
    items: [
      {
        link: { text: materialArg('poster'), href: '#poster' },
        picture: { ...paperPicture, alt: materialArg('poster') },
      },
      {
        link: { text: materialArg('acrylglas'), href: '#acrylglas' },
        picture: { ...duskPicture, alt: textArg('story.lake') },
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      argText(globals, textArg('story.lake')),
    ]);
  },
};
