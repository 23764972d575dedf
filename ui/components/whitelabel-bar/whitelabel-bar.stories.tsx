import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { WhitelabelBar } from './whitelabel-bar.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/WhitelabelBar',
  component: WhitelabelBar,
  parameters: ownWindow,
  args: { isWhitelabelOrder: false, state: { kind: 'rest' }, onSwitch: fn() },
} satisfies Meta<typeof WhitelabelBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UsualOrder: Story = {
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch');
    await expect(toggle).not.toBeChecked();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const WhitelabelOrder: Story = {
  args: { isWhitelabelOrder: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** While the shop is asked, another click does nothing; the focus stays. */
export const Switching: Story = {
  args: { state: { kind: 'switching' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

/** The shop's words are shown and announced; without them the bar uses its own. */
export const Refused: Story = {
  args: { state: { kind: 'failed', message: textArg('story.please-log-in') } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      argText(globals, textArg('story.please-log-in')),
    );
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = {
  args: { isWhitelabelOrder: true },
  globals: { viewport: { value: 'phone' } },
};
