import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyContactStep } from '../../../core/domain/contact/contact-step.ts';
import { textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ContactFormBlockView } from './contact-form.tsx';

const anna = {
  id: 'anna',
  name: 'Anna Muster',
  role: textArg('story.advice'),
  email: 'service@example.com',
  telephone: undefined,
  picture: undefined,
};

const meta = {
  title: 'Blocks/ContactForm',
  component: ContactFormBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'contact-form',
      id: 'contact-form',
      headline: textArg('support.title'),
      topic: undefined,
      persons: { ids: ['anna'], found: [anna] },
      step: emptyContactStep,
    },
    data: { persons: [anna] },
  },
} satisfies Meta<typeof ContactFormBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On the white-label service's page a company writes, and nothing else is asked. */
export const WhiteLabel: Story = {
  args: { block: { ...meta.args.block, topic: 'white-label' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByLabelText(text('support.company'))).toBeRequired();
    await expect(canvasElement.querySelectorAll('select, [type="file"]')).toHaveLength(0);
  },
};

/** The form sends to the page that it stands on; the answer is there, unseen. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(anna.name)).toBeVisible();
    await expect(canvasElement.querySelector('form')).toHaveProperty('method', 'post');
    await expect(canvasElement.querySelector('#contact-sent')).not.toBeVisible();
  },
};

/** The content has nobody: the form stands alone. */
export const PersonNotFound: Story = {
  args: { data: { persons: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};
