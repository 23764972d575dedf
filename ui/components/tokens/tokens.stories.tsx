import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import sheet from '../tokens.css?raw';
import { groupsOf, readTokens, type TokenPage } from './read-tokens.ts';
import { TokenSheet } from './token-sheet.tsx';

const groups = readTokens(sheet);

const meta = {
  title: 'Tokens/Design tokens',
  component: TokenSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TokenSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A page with all of its tokens, each with the value that the style sheet has. */
const pageOf = (page: TokenPage): Story => ({
  args: { groups: groupsOf(groups, page) },
  play: async ({ args, canvas }) => {
    const tokens = args.groups.flatMap((group) => group.tokens);
    await expect(tokens.length).toBeGreaterThan(5);
    const shown = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(shown).toEqual(tokens.map(({ name, note }) => `${name}${note}`));
  },
});

export const Colour = pageOf('colour');

export const Type = pageOf('type');

export const Space = pageOf('space');

export const ShapeAndMotion = pageOf('shape-and-motion');
