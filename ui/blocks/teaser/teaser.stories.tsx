import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { TeaserBlockView } from './teaser.tsx';

const meta = {
  title: 'Blocks/Teaser',
  component: TeaserBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'teaser',
      id: 'teaser',
      headline: 'Ihr Foto auf Leinwand',
      text: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt.',
      picture: undefined,
      link: { text: 'Jetzt gestalten', url: '/leinwanddruck' },
    },
  },
} satisfies Meta<typeof TeaserBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Leinwand');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#leinwanddruck');
  },
};

export const AtTheHead: Story = {
  args: { isHead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Leinwand');
  },
};

export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
