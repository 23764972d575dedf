import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { ShopLinks } from './shop-links.tsx';
import { sampleShops } from './sample-shops.ts';

const meta = {
  title: 'Shell/ShopLinks',
  component: ShopLinks,
  args: { shops: sampleShops },
} satisfies Meta<typeof ShopLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The shop that one is in is marked, and both are links. */
export const Both: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: argText(globals, textArg('story.wall-art')) }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(
      canvas.getByRole('link', { name: argText(globals, textArg('story.greetings')) }),
    ).not.toHaveAttribute('aria-current');
  },
};

/** A colour that cannot be parsed, or has too little contrast, leaves the sign in the colour of the words. */
export const IllegibleColours: Story = {
  args: {
    shops: sampleShops.map((shop, place) => ({
      ...shop,
      color: place === 0 ? '#fffef0' : 'red; display: none',
    })),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toBeVisible();
      await expect(link.querySelector('[style]')).toBeNull();
    }
  },
};

export const UnknownIcon: Story = {
  args: { shops: sampleShops.map((shop) => ({ ...shop, icon: 'spaceship' })) },
};

export const LongText: Story = {
  args: {
    shops: sampleShops.map((shop) => ({
      ...shop,
      text: `${shop.text} ${textArg('story.and-gifts')}`,
    })),
  },
};

export const None: Story = { args: { shops: [] } };
