import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
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
        { icon: 'truck', text: textArg('story.by-thursday'), link: undefined },
        {
          icon: 'no-such-icon',
          text: textArg('story.made-anew'),
          link: { text: textArg('legal.guarantee'), url: '/garantie' },
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
