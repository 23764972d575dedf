import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { HelpBlockView } from './help.tsx';

const delivery = {
  headline: 'Lieferung',
  items: [
    {
      question: 'Wann kommt mein Bild an?',
      answer: sampleAnswer('Das Lieferdatum steht neben dem Preis.'),
    },
    { question: 'Was kostet der Versand?', answer: sampleAnswer('Das hängt von der Größe ab.') },
  ],
};

const photos = {
  headline: 'Fotos und Auflösung',
  items: [
    {
      question: 'Ist mein Foto groß genug?',
      answer: sampleAnswer('Sobald Ihr Foto geladen ist, sehen Sie es zu jedem Format.'),
    },
  ],
};

const meta = {
  title: 'Blocks/Help',
  component: HelpBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'help',
      id: 'help',
      groups: [delivery, photos],
      link: { text: 'Kontakt', url: '/kontakt' },
    },
    data: { search: undefined, groups: [delivery, photos] },
  },
} satisfies Meta<typeof HelpBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each subject is a link away, and its questions open. */
export const AllQuestions: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lieferung' })).toHaveAttribute(
      'href',
      '#help-0',
    );
    await userEvent.click(canvas.getByText('Was kostet der Versand?'));
    await waitFor(() => expect(canvas.getByText(/hängt von der Größe ab/u)).toBeVisible());
  },
};

/** The field keeps what was searched, few answers stand open, and a link leads back to all. */
export const Found: Story = {
  args: { data: { search: 'foto', groups: [photos] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('searchbox')).toHaveValue('foto');
    await expect(canvas.getByText(text('help.found', { count: 1, search: 'foto' }))).toBeVisible();
    await expect(canvas.getByText(/Sobald Ihr Foto geladen ist/u)).toBeVisible();
    await expect(canvas.queryByText('Was kostet der Versand?')).toBeNull();
    await expect(canvas.getByRole('link', { name: text('help.all') })).toHaveAttribute(
      'href',
      '?#help',
    );
  },
};

/** With a way to those who know. */
export const NothingFound: Story = {
  args: { data: { search: 'Raumschiff'.repeat(7), groups: [] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByText(asPattern(text('help.none', { search: 'Raumschiff'.repeat(7) }))),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '#kontakt');
  },
};
