import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { ProductFacts } from './product-facts.tsx';

const meta = {
  title: 'Product/ProductFacts',
  component: ProductFacts,
  args: {
    facts: [
      {
        name: 'Express',
        text: '+ 9,90 €: noch bis Di., 24. November, 14:00 bestellbar, bei Ihnen bis Do., 26. November',
      },
      { name: 'Gewicht', text: 'ca. 1,7 kg' },
      { name: 'Aufhängung', text: 'zwei Haken auf gleicher Höhe' },
    ],
  },
} satisfies Meta<typeof ProductFacts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The picture of the hanging has no text of its own: the words beside it say the same. */
export const Pictured: Story = {
  args: {
    facts: [
      { name: 'Gewicht', text: 'ca. 1,7 kg' },
      {
        name: 'Aufhängung',
        text: 'zwei Haken auf gleicher Höhe',
        picture: pictureAttributes('tile', { kind: 'hanging', view: 'frame-two-hooks' }),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('/hanging/frame-two-hooks.jpg'),
    );
  },
};

/** An own format beside which a standard one costs less: one tap takes it. */
export const Cheaper: Story = {
  args: {
    nearest: {
      text: 'Im Standardformat 60 × 40 cm sparen Sie 4,20 €.',
      label: '60 × 40 cm nehmen',
      href: '#standard',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '60 × 40 cm nehmen' })).toHaveAttribute(
      'href',
      '#standard',
    );
  },
};
