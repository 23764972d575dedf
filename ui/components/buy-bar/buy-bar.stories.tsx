import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BuyBar } from './buy-bar.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Product/BuyBar',
  component: BuyBar,
  parameters: ownWindow,
  args: {
    href: '/configurator-photo-frame?materialType=leinwand&formatType=600x400&locale=de-DE',
    label: 'Jetzt gestalten',
    chosen: '60 × 40 cm',
    price: { current: '44,90 €' },
  },
} satisfies Meta<typeof BuyBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InFlow: Story = {};

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Jetzt gestalten' })).toHaveAttribute(
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
