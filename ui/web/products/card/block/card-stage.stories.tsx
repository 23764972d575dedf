import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { ArtworkSource, ArtworkView } from '../../../../../core/domain/image/sources.ts';
import { asPattern, storyText } from '../../../../messages/story-text.ts';
import { CardStage } from './card-stage.tsx';

const pictureOf =
  (design: string, shown: Pick<ArtworkSource, 'foil' | 'options'> = {}) =>
  (view: ArtworkView): ArtworkSource => ({
    kind: 'artwork',
    design,
    variant: 'usual',
    locale: 'de-DE',
    view,
    ...shown,
  });

const meta = {
  title: 'Product/CardStage',
  component: CardStage,
  args: {
    name: 'Elena',
    pictureOf: pictureOf('elena'),
    hasInside: true,
    hasStill: true,
  },
} satisfies Meta<typeof CardStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A card that opens: each of its sides below it, and the card in its still life. */
export const Folded: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    for (const side of ['laid', 'front', 'inside', 'back', 'occasion'] as const)
      await expect(
        canvas.getByRole('img', {
          name: asPattern(text(`card.picture-${side}`, { name: args.name })),
        }),
      ).toBeInTheDocument();
  },
};

/** One leaf, with foil and round corners. */
export const Flat: Story = {
  args: {
    name: 'Polarlys',
    pictureOf: pictureOf('polarlys', { foil: 'gold', options: ['rounded'] }),
    hasInside: false,
    hasStill: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

/** The front in the shopper's own words leads: the card with its envelope follows below it. */
export const InOwnWords: Story = {
  args: { own: <p>Mia & Jonas</p> },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const [first] = canvas.getAllByRole('img');
    await expect(first).toHaveAccessibleName(
      asPattern(text('card.picture-laid', { name: args.name })),
    );
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByText('Mia & Jonas')).toBeInTheDocument();
  },
};
