import type { Meta, StoryObj } from '@storybook/react-vite';

import { UspList } from './usp-list.tsx';

const meta = {
  title: 'Foundations/Content/UspList',
  component: UspList,
  args: {
    items: [
      { icon: 'truck', text: 'Bis 14 Uhr bestellt: bei Ihnen bis Donnerstag, 26. November' },
      { icon: 'picture', text: 'Auflösung: ab 2.700 × 1.800 Pixel gestochen scharf' },
      {
        icon: 'shield',
        text: 'Persönlich gefertigt, daher ohne Widerrufsrecht.',
        link: { text: 'Unsere Garantie', href: '#garantie' },
      },
      { icon: 'hand', text: 'In Bayern gedruckt und von Hand gespannt' },
    ],
  },
} satisfies Meta<typeof UspList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Promises: Story = {};

export const Single: Story = { args: { items: meta.args.items.slice(0, 1) } };

export const LongText: Story = {
  args: {
    items: [
      {
        icon: 'leaf',
        text: 'Der Keilrahmen ist aus Fichte und wird in unserer eigenen Schreinerei zugeschnitten, verleimt und geschliffen.',
        link: { text: 'So arbeiten wir mit Holz', href: '#holz' },
      },
      ...meta.args.items.slice(1),
    ],
  },
};

export const WithTitles: Story = {
  args: {
    items: [
      { icon: 'card', title: 'Zahlung', text: 'Rechnung, Karte, PayPal oder Überweisung.' },
      { icon: 'parcel', title: 'Versand', text: 'Ab 4,90 €, in drei bis fünf Werktagen.' },
      { icon: 'return', title: 'Garantie', text: 'Gefällt es nicht, fertigen wir neu.' },
    ],
  },
};

export const Empty: Story = { args: { items: [] } };
