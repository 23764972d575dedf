import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
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
      headline: textArg('story.photo-on-canvas'),
      text: textArg('story.woven'),
      picture: undefined,
      link: { text: textArg('story.design-now'), url: '/leinwanddruck' },
    },
  },
} satisfies Meta<typeof TeaserBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBody: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      argText(globals, args.block.headline),
    );
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#leinwanddruck');
  },
};

export const AtTheHead: Story = {
  args: { isHead: true },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      argText(globals, args.block.headline),
    );
  },
};

export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
