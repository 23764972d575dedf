import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleAnswer, sampleText } from '../rich-text/sample-text.ts';
import { Questions } from './questions.tsx';

const meta = {
  title: 'Foundations/Content/Questions',
  component: Questions,
  args: {
    locale: 'de-DE',
    resolveLink: (href) => ({ href }),
    items: [
      {
        question: 'Wie lange dauert die Lieferung?',
        answer: sampleAnswer('Drei bis fünf Werktage. Mit Express sind es zwei.'),
      },
      {
        question: 'Kann ich eine Leinwand zurückgeben?',
        answer: sampleAnswer(
          'Ihr Bild wird eigens für Sie gefertigt, ein Widerrufsrecht gibt es daher nicht. Gefällt es Ihnen nicht, fertigen wir es neu.',
        ),
      },
      { question: 'Welches Material passt in welchen Raum?', answer: sampleText },
    ],
  },
} satisfies Meta<typeof Questions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Wie lange dauert die Lieferung?'));
    await waitFor(() => expect(canvas.getByText(/Drei bis fünf Werktage/)).toBeVisible());
    await expect(canvas.getByText(/eigens für Sie/)).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        question:
          'Welche Auflösung braucht mein Foto, damit ein großformatiger Leinwanddruck auch aus der Nähe betrachtet noch gestochen scharf wirkt?',
        answer: sampleAnswer('Ab 75 Bildpunkten je Zoll. Wir prüfen es bei jedem Format für Sie.'),
      },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
