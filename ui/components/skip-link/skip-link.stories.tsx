import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SkipLink } from './skip-link.tsx';

const meta = { title: 'Shell/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;

export const FirstTab: StoryObj<typeof meta> = {
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Feines Baumwollgewebe, von Hand auf Fichte gespannt.
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#content');
  },
};
