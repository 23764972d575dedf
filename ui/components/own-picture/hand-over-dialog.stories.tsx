import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/HandOverDialog',
  component: HandOverDialog,
  parameters: ownWindow,
  args: { handOver: { kind: 'sending', percent: 40 }, onCancel: fn(), onAgain: fn() },
} satisfies Meta<typeof HandOverDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('progressbar')).toHaveValue(40);
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.cancel') }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

export const Broken: Story = {
  args: { handOver: { kind: 'broken' } },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText(globals)('own-picture.again') }),
    );
    await expect(args.onAgain).toHaveBeenCalled();
  },
};
