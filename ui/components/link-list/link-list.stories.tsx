import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { materialArg, textArg } from '../../messages/story-args.ts';
import { LinkList } from './link-list.tsx';

const meta = {
  title: 'Foundations/Content/LinkList',
  component: LinkList,
  args: {
    links: [
      { text: materialArg('leinwand'), href: '#leinwand' },
      { text: materialArg('acrylglas'), href: '#acrylglas' },
      { text: textArg('story.brushed'), href: '#alu' },
    ],
  },
} satisfies Meta<typeof LinkList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = { args: { links: [] } };
