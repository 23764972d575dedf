import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyNewsletterStep } from '../../../core/domain/newsletter/newsletter-step.ts';
import { storyText } from '../../messages/story-text.ts';
import { textArg } from '../../messages/story-args.ts';
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
      headline: textArg('story.newsletter'),
      text: textArg('story.newsletter-text'),
      consent: textArg('story.newsletter-consent'),
      link: { text: textArg('legal.privacy'), url: '/datenschutz' },
      step: emptyNewsletterStep,
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

/** Not taken: what was typed stands there, each wrong field is marked, and the first has the focus. */
export const Refused: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        typed: { email: 'ada@', hasConsent: false },
        problem: {
          kind: 'refused',
          errors: [
            { field: 'email', code: 'malformed' },
            { field: 'hasConsent', code: 'not-accepted' },
          ],
        },
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const email = canvas.getByLabelText(text('newsletter.email'));
    await expect(email).toHaveValue('ada@');
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(text('newsletter.error.email'));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      text('newsletter.error.hasConsent'),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('newsletter.refused'));
  },
};

/** Nobody answered: what was typed can be sent again. */
export const Failed: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        typed: { email: 'ada@example.com', hasConsent: true },
        problem: { kind: 'failed' },
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(globals)('newsletter.failed'),
    );
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
