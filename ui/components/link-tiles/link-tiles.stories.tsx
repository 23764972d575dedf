import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { LinkTile, LinkTiles, LinkTileWords } from './link-tiles.tsx';

const tiles = ['1', '2', '3', '4', '12'].map((words, index) => (
  <LinkTile href={`#${words}`} isSelected={index === 1} key={words}>
    <LinkTileWords>{words}</LinkTileWords>
  </LinkTile>
));

const meta = {
  title: 'Patterns/Choices/LinkTiles',
  component: LinkTiles,
  args: { headline: textArg('story.number-of-photos'), children: tiles },
} satisfies Meta<typeof LinkTiles>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Figures. Screen readers hear which one is chosen. */
export const Small: Story = {
  args: { room: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('2');
  },
};

/** Short texts. */
export const Medium: Story = { args: { room: 'medium' } };

/** One that cannot be had is not a link. */
export const Unavailable: Story = {
  args: {
    room: 'medium',
    children: [
      ...tiles,
      <LinkTile href={undefined} isSelected={false} key="none">
        <LinkTileWords>24</LinkTileWords>
      </LinkTile>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};
