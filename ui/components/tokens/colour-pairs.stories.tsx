import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import sheet from '../tokens.css?raw';
import { ColourPairSheet } from './colour-pair-sheet.tsx';
import { colourPairs, pairsWithRatios } from './colour-pairs.ts';
import { readTokens } from './read-tokens.ts';

const meta = {
  title: 'Tokens/Colour pairs',
  component: ColourPairSheet,
  args: { pairs: pairsWithRatios(readTokens(sheet)) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ColourPairSheet>;

export default meta;

/** What may stand on what. A pair that is not here has not been looked at. */
export const Pairs: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(colourPairs.length);
  },
};
