import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleAnswer } from '../../components/rich-text/sample-text.ts';
import { argText, textArg } from '../../messages/story-args.ts';
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
      headline: textArg('story.photo-on-canvas'),
      text: sampleAnswer(textArg('story.woven')),
    },
  },
} satisfies Meta<typeof RichTextBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {
  play: async ({ args, canvas, globals }) => {
    const name = argText(globals, args.block.headline);
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};
