import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Downloads } from './downloads.tsx';

const meta = {
  title: 'Foundations/Content/Downloads',
  component: Downloads,
  args: {
    files: [
      { text: 'Bohrschablone', href: '/files/drill-template.pdf', about: 'PDF, 240 kB' },
      {
        text: 'Ratgeber: Von der Aufnahme mit dem Telefon bis zum Bild an der Wand',
        href: '/files/guide.pdf',
        about: 'PDF, 1,2 MB',
      },
    ],
  },
} satisfies Meta<typeof Downloads>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFiles: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bohrschablone (PDF, 240 kB)' });
    await expect(link).toHaveAttribute('download');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = { args: { files: [] } };
