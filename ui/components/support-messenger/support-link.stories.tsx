import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { SupportLink } from './support-link.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/SupportMessenger',
  component: SupportLink,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  args: { href: '#contact' },
} satisfies Meta<typeof SupportLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without scripts, and until they are there: a link to the contact page. */
export const Link: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: storyText(globals)('support.open') });
    await expect(link).toHaveAttribute('href', '#contact');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** At the end of a page it has made room; by the keys it can still be reached. */
export const Faded: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    link.dataset['loaded'] = 'true';
    link.dataset['visible'] = 'false';
    link.focus();
    await expect(link).toHaveFocus();
  },
};
