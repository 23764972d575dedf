import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { DialogLinks } from './dialog-links.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/DialogLinks',
  component: DialogLinks,
  parameters: ownWindow,
  args: { links: [] },
  render: (_, { globals }) => {
    const text = storyText(globals);
    return (
      <DialogLinks
        links={[
          ['image-magnify', text('dialog-links.image-magnify'), '#image-magnify'],
          ['3d-preview', text('dialog-links.3d-preview'), '#3d-preview'],
          ['customer-picture', text('dialog-links.customer-picture'), '#customer-picture'],
          ['product-description', text('dialog-links.product-description'), '#product-description'],
        ]}
      />
    );
  },
} satisfies Meta<typeof DialogLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each is as high as a finger needs it. */
export const BelowPictures: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnAPhone: Story = {
  ...BelowPictures,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
