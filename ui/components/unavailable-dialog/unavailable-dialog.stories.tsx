import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { UnavailableDialog } from './unavailable-dialog.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/UnavailableDialog',
  component: UnavailableDialog,
  parameters: ownWindow,
  args: {
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    retryHref: '#again',
  },
} satisfies Meta<typeof UnavailableDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AsksAgain: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const dialog = canvas.getByRole('dialog', { name: text('unavailable-dialog.title') });
    await waitFor(() => expect(dialog).toBeVisible());
    const again = canvas.getByRole('link', { name: text('unavailable-dialog.retry') });
    await expect(again).toHaveAttribute('href', '#again');
  },
};
