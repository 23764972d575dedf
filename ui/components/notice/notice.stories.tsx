import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Notice } from './notice.tsx';

const meta = {
  title: 'Patterns/Messages/Notice',
  component: Notice,
  args: {
    title: 'Ihre Auswahl gilt weiter',
    children:
      'Die Preise konnten gerade nicht geladen werden. Wir versuchen es gleich noch einmal.',
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', title: 'Ab 52 Karten sparen Sie 0,30 € je Karte', children: undefined },
};

export const Warning: Story = { args: { tone: 'warning' } };

export const ErrorAnnounced: Story = {
  args: { tone: 'error', isAnnounced: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfoto.jpeg',
    children:
      'Die Auflösung genügt für höchstens 60 × 40 cm. Größer gedruckt sehen Sie bei nahem Hinsehen einzelne Bildpunkte; aus zwei Metern Abstand wirkt das Bild weiterhin scharf.',
  },
};
