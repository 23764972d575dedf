import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { FactList } from './fact-list.tsx';
import { factNames } from './facts.ts';

const meta = {
  title: 'Product/FactList',
  component: FactList,
  args: { names: factNames, facts: {} },
} satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  args: {
    names: ['product', 'material', 'accessories'],
    facts: { product: 'Wandbild', sku: 'W-1', accessories: ['Umschlag', 'Stift'] },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels).toEqual([text('fact.product'), text('fact.accessories')]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

/** Every fact that there is, each with the same value. */
export const EveryFact: Story = {
  args: { facts: Object.fromEntries(factNames.map((name) => [name, '4711'])) },
};

export const LongValues: Story = {
  args: {
    names: ['price-pages', 'ad-click-id'],
    facts: { 'price-pages': '32', 'ad-click-id': 'Cj0KCQiA'.repeat(25) },
  },
};
