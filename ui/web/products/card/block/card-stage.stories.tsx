import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { plainCardPicture } from '../../../../../core/domain/products/card/card-picture.ts';
import { asPattern, storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CardStage } from './card-stage.tsx';

const meta = {
  title: 'Product/CardStage',
  component: CardStage,
  args: {
    themeId: 'elena',
    name: 'Elena',
    variant: 'usual',
    foil: undefined,
    chosen: plainCardPicture,
    locale: 'de-DE',
    hasInside: true,
  },
  render: (args, { globals }) => <CardStage {...args} locale={storyLocale(globals)} />,
} satisfies Meta<typeof CardStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A card that opens: each of its sides below it. */
export const Folded: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    for (const side of ['laid', 'front', 'open', 'inside', 'back', 'close'] as const)
      await expect(
        canvas.getByRole('img', {
          name: asPattern(text(`card.picture-${side}`, { name: args.name })),
        }),
      ).toBeInTheDocument();
  },
};

/** One leaf with foil, which is seen under two lamps; the second picture says nothing new. */
export const Flat: Story = {
  args: {
    themeId: 'odeon',
    name: 'Odeon',
    hasInside: false,
    foil: 'gold',
    chosen: {
      paper: 'baumwolle',
      envelope: { form: 'spitz', colour: 'kraft' },
      extras: [{ kind: 'seal', id: 'wachs' }],
    },
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
