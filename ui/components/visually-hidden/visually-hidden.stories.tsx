import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const Price: StoryObj<typeof meta> = {
  args: { children: 'Bisher:' },
  render: ({ children }) => (
    <p>
      <VisuallyHidden>{children}</VisuallyHidden> <s>79,90 €</s>
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Bisher:');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
