import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ConnectionNotice } from './connection-notice.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/ConnectionNotice',
  component: ConnectionNotice,
  parameters: ownWindow,
  args: { isLost: true, retryHref: '/leinwanddruck' },
} satisfies Meta<typeof ConnectionNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PageNotLoaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toContainElement(canvas.getByRole('link'));
  },
};

export const PartNotLoaded: Story = {
  args: { retryHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The place stays for what may come into it; nothing is seen of it. */
export const Connected: Story = {
  args: { isLost: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
