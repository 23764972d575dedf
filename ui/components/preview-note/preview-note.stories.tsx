import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PreviewNote } from './preview-note.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/PreviewNote',
  component: PreviewNote,
  parameters: ownWindow,
  args: { state: { kind: 'draft' }, leaveHref: '#published' },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '6rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewNote>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The published page opens beside the preview: no other host's frame shows it. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    const leave = canvas.getByRole('link');
    await expect(leave).toHaveAttribute('href', '#published');
    await expect(leave).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('strong')).not.toBeInTheDocument();
  },
};

export const Published: Story = { args: { state: { kind: 'published' } } };

export const Release: Story = { args: { state: { kind: 'release', release: 'weihnachten-2026' } } };

/** The editor's token counts for an hour; the page's script shows the rest of the note then. */
export const Expired: Story = {
  play: async ({ canvasElement }) => {
    const told = canvasElement.querySelector<HTMLElement>('[data-preview-expired]');
    if (told !== null) told.hidden = false;
    await expect(told).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { state: { kind: 'release', release: 'a-release-with-a-rather-long-name-2026' } },
  globals: { viewport: { value: 'phone' } },
};
