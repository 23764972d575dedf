import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Foundations/Button',
  component: Button,
  args: { children: textArg('story.design-now'), onClick: fn() },
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

export const Link: Story = {
  render: ({ children }) => <ButtonLink href="#designer">{children}</ButtonLink>,
};
