import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { AccordionBlockView } from './accordion.tsx';

const meta = {
  title: 'Blocks/Accordion',
  component: AccordionBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'accordion',
      id: 'accordion',
      headline: 'Pflege',
      items: [
        { title: 'Leinwand', text: sampleAnswer('Mit einem trockenen Tuch abwischen.') },
        { title: 'Acrylglas', text: sampleAnswer('Mit einem feuchten Mikrofasertuch.') },
      ],
    },
  },
} satisfies Meta<typeof AccordionBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Acrylglas').closest('details')).toHaveAttribute(
      'name',
      'accordion',
    );
  },
};
