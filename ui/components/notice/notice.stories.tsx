import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Patterns/Messages/Notice',
  component: Notice,
  args: {
    title: textArg('story.kept'),
    children: textArg('story.no-prices'),
  },
  argTypes: {
    tone: {
      description: 'By what happened, not by its colour; see “How to use”.',
      control: 'inline-radio',
      options: ['info', 'positive', 'warning', 'error'],
    },
    title: { description: 'What happened, in a few words.', control: 'text' },
    children: { description: 'What is kept, and what to do now.', control: 'text' },
    isAnnounced: {
      description: 'For what a shopper has just caused, never for what the page began with.',
      control: 'boolean',
    },
    onClose: { description: 'Only where it is of no use once read.' },
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', title: textArg('story.saved'), children: undefined },
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
    title: 'Donaudampfschifffahrtsgesellschaftsfotografie.jpeg',
    children: textArg('story.too-small'),
  },
};
