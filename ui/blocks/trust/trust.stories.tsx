import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { TrustBlockView } from './trust.tsx';

const meta = {
  title: 'Blocks/Trust',
  component: TrustBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'trust',
      id: 'trust',
      headline: '',
      items: [
        {
          icon: 'card',
          title: textArg('story.payment'),
          text: textArg('story.payment-text'),
          link: undefined,
        },
        {
          icon: 'no-such-icon',
          title: textArg('story.delivery'),
          text: textArg('story.working-days'),
          link: { text: textArg('price.shipping'), url: '/versand' },
        },
      ],
    },
  },
} satisfies Meta<typeof TrustBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#versand');
  },
};
