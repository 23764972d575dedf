import type { Meta, StoryObj } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { PhonePhotoDialog } from './phone-photo-dialog.tsx';

const { data: modules } = encode('https://shop.example/foto?code=a', { border: 4 });

const meta = {
  title: 'Product/PhonePhotoDialog',
  component: PhonePhotoDialog,
  args: { state: { kind: 'waiting', modules }, onClose: fn(), onAgain: fn() },
} satisfies Meta<typeof PhonePhotoDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const code = canvas.getByTitle(text('phone-photo.code'));
    await expect(code.parentElement).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(text('phone-photo.waiting'));
    await expect(canvas.queryByRole('button', { name: text('phone-photo.again') })).toBeNull();
  },
};

export const Opening: Story = { args: { state: { kind: 'opening' } } };

/** Ten minutes later. */
export const Over: Story = {
  args: { state: { kind: 'over' } },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.queryByTitle(text('phone-photo.code'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: text('phone-photo.again') }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { state: { kind: 'failed' } } };
