import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { BlurryDialog } from './blurry-dialog.tsx';

const meta = {
  title: 'Product/BlurryDialog',
  component: BlurryDialog,
  args: { isOpen: true, sharp: '30 × 20 cm', onSharp: fn(), onGo: fn(), onClose: fn() },
} satisfies Meta<typeof BlurryDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithSharpFormat: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /30 × 20/u }));
    await expect(args.onSharp).toHaveBeenCalled();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const SharpNowhere: Story = {
  args: { sharp: undefined },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: storyText(globals)('own-picture.blurry-go') }),
    );
    await expect(args.onGo).toHaveBeenCalled();
  },
};
