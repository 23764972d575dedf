import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FactList } from './fact-list.tsx';

const meta = { title: 'Product/FactList', component: FactList } satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  args: {
    facts: [
      ['Produkt', ['Wandbild']],
      ['Zubehör', ['Umschlag', 'Stift']],
    ],
  },
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Produkt', 'Zubehör']);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const LongNamesAndValues: Story = {
  args: {
    facts: [
      ['Preis gilt bis zu dieser Zahl von Seiten', ['32']],
      ['Kennung der Anzeige', ['Cj0KCQiA'.repeat(25)]],
    ],
  },
};
