import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { storyLocale } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { TilesBlockView } from './tiles.tsx';

const meta = {
  title: 'Blocks/Tiles',
  component: TilesBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'tiles',
      id: 'tiles',
      headline: textArg('story.our-materials'),
      items: [
        {
          link: { text: materialArg('acrylglas'), url: '/acrylglas-druck' },
          text: textArg('story.depth'),
          picture: { source: 'leadimage/waves-1/motif.jpg', alternative: textArg('story.evening') },
        },
      ],
    },
  },
} satisfies Meta<typeof TilesBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ canvas, globals }) => {
    const name = argText(globals, materialArg('acrylglas'));
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#acrylglas-druck');
  },
};

/** An article of the magazine, whose overview says above all tiles what they are. */
export const WithPublication: Story = {
  args: {
    block: {
      ...meta.args.block,
      headline: '',
      items: meta.args.block.items.map((item) => ({
        ...item,
        publication: { publishedOn: '2026-09-14', updatedOn: undefined, minutes: 3 },
      })),
    },
  },
  play: async ({ canvas, globals }) => {
    const day = new Intl.DateTimeFormat(storyLocale(globals), { dateStyle: 'long' });
    await expect(canvas.getByText(day.format(Date.UTC(2026, 8, 14, 12)))).toHaveAttribute(
      'datetime',
      '2026-09-14',
    );
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** A tile whose link is refused leads nowhere, so it is not there. */
export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
