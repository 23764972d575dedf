import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { newsletterPaths } from '../../../core/domain/newsletter/newsletter-answers.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { NewsletterBlockView } from './newsletter.tsx';

const meta = {
  title: 'Blocks/Newsletter',
  component: NewsletterBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'newsletter',
      id: 'newsletter',
      headline: 'Post von uns, zweimal im Monat',
      text: 'Neue Materialien, gute Angebote und Ideen für Ihre Wände.',
      consent:
        'Ich möchte den Newsletter per E-Mail bekommen. Ich kann ihn jederzeit in jeder Ausgabe abbestellen.',
      link: { text: 'So gehen wir mit Ihrer Adresse um', url: '/datenschutz' },
    },
  },
} satisfies Meta<typeof NewsletterBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sent as it is: no script is needed. The trap is out of reach for people. */
export const Form: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('action', newsletterPaths.subscribe);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(canvas.getByLabelText(text('newsletter.email'))).toBeRequired();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvas.getByText(text('newsletter.mail-sent'))).not.toBeVisible();
  },
};

export const Short: Story = {
  args: { block: { ...meta.args.block, text: '', link: undefined } },
};
