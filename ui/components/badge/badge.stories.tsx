import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Foundations/Badge',
  component: Badge,
  args: { text: textArg('story.new') },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {};

/** Colours of the content, of an item of the burger for example. */
export const OwnColours: Story = {
  args: { backgroundColor: '#1f4d43', textColor: '#ffffff' },
  play: async ({ canvas, args, globals }) => {
    const { backgroundColor, color } = getComputedStyle(
      canvas.getByText(argText(globals, args.text)),
    );
    await expect([backgroundColor, color]).toEqual(['rgb(31, 77, 67)', 'rgb(255, 255, 255)']);
  },
};

/** Colours that could not be read are left out. */
export const ColoursTooClose: Story = {
  args: { backgroundColor: '#eeeeee', textColor: '#ffffff' },
};

export const LongText: Story = { args: { text: textArg('story.until-advent') } };
