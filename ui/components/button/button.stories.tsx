import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Foundations/Button',
  component: Button,
  args: { children: textArg('story.design-now'), onClick: fn() },
  argTypes: {
    tone: {
      description:
        'primary: the way on, at most once in a view. secondary: beside it. quiet: all others; it looks like underlined text.',
      control: 'inline-radio',
      options: ['primary', 'secondary', 'quiet'],
    },
    isWide: {
      description: 'As wide as its place: on phones, in dialogs and forms.',
      control: 'boolean',
    },
    children: { description: 'What it does: a verb and its object.', control: 'text' },
    isDisabled: {
      description: 'Seldom right: say what is missing instead, and let it be pressed.',
      control: 'boolean',
    },
    isLoading: { description: 'Turns, keeps its width and refuses presses.', control: 'boolean' },
    loadingText: { description: 'Beside the spinner, where waiting takes long enough to read.' },
    type: {
      description: 'submit sends the form that it stands in.',
      control: 'inline-radio',
      options: ['button', 'submit'],
    },
    name: { description: 'Sent with the form, with its value.' },
    value: { description: 'Tells one submit button of a form from another.' },
    onClick: { description: 'What it does on this page; a link to another is a ButtonLink.' },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = {
  args: { tone: 'secondary', children: textArg('story.order-sample') },
};

export const Quiet: Story = {
  args: { tone: 'quiet', children: textArg('configurator.more-formats') },
};

export const Wide: Story = { args: { isWide: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingWithText: Story = {
  args: { isLoading: true, loadingText: textArg('configurator.loading') },
};

export const LongText: Story = {
  args: {
    children: textArg('story.long-button'),
  },
};

const tones = ['primary', 'secondary', 'quiet'] as const;

export const States: Story = {
  render: ({ children }) => (
    <StateSheet
      states={tones.flatMap((tone) => [
        { name: tone, drawing: <Button tone={tone}>{children}</Button> },
        {
          name: `${tone}, under the pointer`,
          touch: 'hover',
          drawing: <Button tone={tone}>{children}</Button>,
        },
        {
          name: `${tone}, with the focus`,
          touch: 'focus',
          drawing: <Button tone={tone}>{children}</Button>,
        },
        {
          name: `${tone}, pressed`,
          touch: 'active',
          drawing: <Button tone={tone}>{children}</Button>,
        },
        {
          name: `${tone}, disabled`,
          drawing: (
            <Button tone={tone} isDisabled>
              {children}
            </Button>
          ),
        },
        {
          name: `${tone}, waiting`,
          drawing: (
            <Button tone={tone} isLoading>
              {children}
            </Button>
          ),
        },
      ])}
    />
  ),
  // The quiet ones are the last: the pointer is elsewhere.
  play: async ({ canvas }) => {
    const [rest, hover] = canvas.getAllByRole('button').slice(12);
    const colourOf = (button: HTMLElement | undefined) => button && getComputedStyle(button).color;
    await waitFor(() => expect(colourOf(hover)).not.toBe(colourOf(rest)));
  },
};

export const Link: Story = {
  render: ({ children }) => <ButtonLink href="#designer">{children}</ButtonLink>,
};
