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
    for (const side of ['laid', 'front', 'open', 'inside', 'back', 'close', 'occasion'] as const)
      await expect(
        canvas.getByRole('img', {
          name: new RegExp(
            `^${asPattern(text(`card.picture-${side}`, { name: args.name })).source}$`,
            'u',
          ),
        }),
      ).toBeInTheDocument();
  },
};

/** One leaf with foil, which is seen under two lamps; the second picture says nothing new. */
export const Flat: Story = {
  args: {
    name: 'Odeon',
    pictureOf: pictureOf('odeon', { foil: 'gold', options: ['rounded', 'envelope-spitz-kraft'] }),
    hasInside: false,
    hasStill: false,
  },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(
      canvas.getByRole('img', {
        name: asPattern(text('card.picture-enveloped', { name: args.name })),
      }),
    ).toBeInTheDocument();
    await expect(
      canvasElement.querySelector('img[alt=""][src*="odeon/usual+gold"][src*="laid-turned"]'),
    ).not.toBeNull();
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
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
    await expect(canvas.getByText('Mia & Jonas')).toBeInTheDocument();
  },
};
