import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, priceArg, textArg } from '../../messages/story-args.ts';
import { BuyBar } from './buy-bar.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Product/BuyBar',
  component: BuyBar,
  parameters: ownWindow,
  args: {
    href: '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
    label: textArg('story.design-now'),
    chosen: '60 × 40 cm',
    price: { current: priceArg(4490) },
  },
} satisfies Meta<typeof BuyBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InFlow: Story = {};

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: argText(globals, args.label) })).toHaveAttribute(
      'href',
      args.href,
    );
  },
};

export const WithoutPrice: Story = { args: { price: undefined } };

export const LongText: Story = {
  args: { label: 'Créer maintenant mon tableau personnalisé', price: { current: '1’234.50 CHF' } },
  globals: { locale: 'fr-CH' },
};
