import type { Meta, StoryObj } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect } from 'storybook/test';

import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'Foundations/QrCode',
  component: QrCode,
  args: { title: 'shop.example', modules: encode('https://shop.example/', { border: 4 }).data },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle(args.title)).toBeInTheDocument();
  },
};
