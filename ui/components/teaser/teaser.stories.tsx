import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { customProperties } from '../custom-properties.ts';
import { duskPicture, missingPicture } from '../picture/sample-pictures.ts';
import { Teaser } from './teaser.tsx';

const meta = {
  title: 'Foundations/Content/Teaser',
  component: Teaser,
  args: {
    headline: 'Ihr Foto auf Leinwand',
    text: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt. Matt, ohne Spiegelung, für Räume mit viel Licht.',
    picture: {
      ...duskPicture,
      alt: 'Berge in der Dämmerung, auf Leinwand gedruckt',
      isFirst: true,
    },
    link: { text: 'Jetzt gestalten', href: '#gestalten' },
    level: 1,
  },
} satisfies Meta<typeof Teaser>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeadOfThePage: Story = {};

/** The second layout, which experiment 965 asks for: the picture first, in the wider column. */
export const PictureFirst: Story = {
  decorators: [
    (StoryView) => (
      <div
        style={customProperties({
          '--teaser-picture-order': -1,
          '--teaser-columns': 'minmax(0, 6fr) minmax(0, 5fr)',
        })}
      >
        <StoryView />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const headline = canvas.getByRole('heading').getBoundingClientRect();
    const isBeside = picture.right <= headline.left;
    await expect(isBeside || picture.bottom <= headline.top).toBe(true);
  },
};

export const WithinThePage: Story = { args: { level: 2 } };

export const NoPicture: Story = { args: { picture: undefined } };

export const WordsOnly: Story = { args: { picture: undefined, link: undefined, text: undefined } };

export const PictureMissing: Story = { args: { picture: { ...missingPicture, alt: 'Berge' } } };

export const LongText: Story = {
  args: {
    headline:
      'Großformatige Hochzeitsdankeskarten auf handgeschöpftem Naturpapier mit Goldveredelung',
    text: 'Wir drucken jede Karte einzeln, prüfen sie von Hand und legen einen passenden Umschlag bei. Wenn Ihnen etwas nicht gefällt, drucken wir neu, ohne Rückfragen und ohne Kosten für Sie.',
  },
};
