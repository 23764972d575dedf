import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
    locale: 'de-DE',
    hasInside: true,
    hasStill: true,
  },
  render: (args, { globals }) => <CardStage {...args} locale={storyLocale(globals)} />,
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

/** One leaf, with foil. */
export const Flat: Story = {
  args: { themeId: 'polarlys', name: 'Polarlys', hasInside: false, hasStill: false, foil: 'gold' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
