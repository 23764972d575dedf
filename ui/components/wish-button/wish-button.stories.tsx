import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { WishButton } from './wish-button.tsx';

const meta = {
  title: 'Product/WishButton',
  component: WishButton,
  args: {
    locale: 'de-DE',
    article: {
      designer: 'photo-frame',
      query: 'materialType=leinwand&formatType=600x400&locale=de-DE',
    },
  },
} satisfies Meta<typeof WishButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A form of its own, which works without scripts. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const button = canvas.getByRole('button', { name: `${text('wish.add')} ${text('wish.adds')}` });
    await expect(button).toBeVisible();
    const form = canvasElement.querySelector('form');
    const fields = new FormData(form ?? undefined);
    await expect(form).toHaveProperty('method', 'post');
    await expect(fields.get('wants')).toBe('add');
    await expect(fields.get('designer')).toBe('photo-frame');
    await expect(fields.get('article')).toMatch(/formatType=600x400/u);
  },
};
