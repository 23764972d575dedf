import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleText } from '../../components/rich-text/sample-text.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { RichTextBlockView } from './rich-text.tsx';

const meta = {
  title: 'Blocks/RichText',
  component: RichTextBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'rich-text',
      id: 'text',
      headline: 'Über unsere Leinwand',
      text: sampleText,
    },
  },
} satisfies Meta<typeof RichTextBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Über unsere Leinwand' })).toBeVisible();
  },
};
