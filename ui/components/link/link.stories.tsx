import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from './link.tsx';

const meta = { title: 'Foundations/Link', component: Link } satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Internal: Story = { args: { href: '#internal', children: 'Unsere Garantie' } };

export const Foreign: Story = {
  args: {
    href: 'https://example.com/',
    target: '_blank',
    rel: 'noopener noreferrer',
    children: 'Prüfbericht des Instituts',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(link.textContent?.length).toBeGreaterThan('Prüfbericht des Instituts'.length);
  },
};
