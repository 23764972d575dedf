import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { UspBlockView } from './usp.tsx';

const meta = {
  title: 'Blocks/Usp',
  component: UspBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'usp',
      id: 'usp',
      items: [
        { icon: 'truck', text: 'Bis 14 Uhr bestellt, am Donnerstag bei Ihnen', link: undefined },
        {
          icon: 'no-such-icon',
          text: 'Gefällt es nicht, fertigen wir neu.',
          link: { text: 'Unsere Garantie', url: '/garantie' },
        },
      ],
    },
  },
} satisfies Meta<typeof UspBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBody: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#garantie');
  },
};
