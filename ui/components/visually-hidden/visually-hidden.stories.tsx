import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Price: StoryObj<typeof meta> = {
  args: { children: textArg('story.until-now') },
  render: ({ children }) => (
    <p>
      <VisuallyHidden>{children}</VisuallyHidden> <s>79,90 €</s>
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const hidden = canvas.getByText(argText(globals, textArg('story.until-now')));
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
