import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { CalculatorBlockView } from './calculator.tsx';

const meta = {
  title: 'Blocks/Calculator',
  component: CalculatorBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'calculator',
      id: 'calculator',
      headline: 'Ihr Wunschformat',
      startLabel: 'Jetzt gestalten',
      product: 'framedMaterial',
      materials: [
        { materialType: 'leinwand', frameType: undefined, page: undefined },
        { materialType: 'acrylglas', frameType: 'artbox', page: undefined },
      ],
      labels: [],
      motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: 'Berge' },
    },
  },
} satisfies Meta<typeof CalculatorBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without scripts: each material is a link to the page with it chosen. */
export const WithoutScripts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Artbox/iu })).toHaveAttribute(
      'href',
      '?material=acrylglas%2Bartbox',
    );
    await expect(canvas.getByRole('link', { name: 'Jetzt gestalten' })).toHaveAttribute(
      'href',
      '?material=leinwand',
    );
  },
};
