import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { Downloads } from './downloads.tsx';

const meta = {
  title: 'Foundations/Content/Downloads',
  component: Downloads,
  args: {
    files: [
      {
        text: textArg('story.drill-template'),
        href: '/files/drill-template.pdf',
        about: 'PDF, 240 kB',
      },
      {
        text: textArg('story.long-guide'),
        href: '/files/guide.pdf',
        about: 'PDF, 1,2 MB',
      },
    ],
  },
} satisfies Meta<typeof Downloads>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFiles: Story = {
  play: async ({ canvas, globals }) => {
    const name = argText(globals, textArg('story.drill-template'));
    const link = canvas.getByRole('link', { name: `${name} (PDF, 240 kB)` });
    await expect(link).toHaveAttribute('download');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = { args: { files: [] } };
