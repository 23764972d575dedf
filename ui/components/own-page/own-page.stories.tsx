import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { localText, textArg } from '../../messages/story-args.ts';
import { OwnPage, OwnPageAgain } from './own-page.tsx';

const page = {
  markup:
    '<path fill="#fbfaf6" d="M-3000 -3000H118000V171000H-3000Z"/><path fill="#3d4a3f" d="M37500 60000h40000v5000h-40000ZM17500 75000h80000v5000h-80000Z"/>',
  edge: 'M0 0H115000V168000H0Z',
  width: 115_000,
  height: 168_000,
};

const meta = {
  title: 'Product/OwnPage',
  component: OwnPage,
  args: { page, id: 'own-front', alternative: textArg('story.advice') },
  argTypes: { page: { control: false } },
  render: (args, { globals }) => (
    <OwnPage {...args} alternative={localText(globals, args.alternative ?? '')} />
  ),
} satisfies Meta<typeof OwnPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Cut at its edges: what is printed beyond them is not seen. */
export const Sheet: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('clipPath path')).toHaveAttribute('d', page.edge);
  },
};

/** Once more, where it stands already. */
export const Again: Story = {
  render: (args, { globals }) => (
    <div>
      <OwnPage {...args} alternative={localText(globals, args.alternative ?? '')} />
      <OwnPageAgain page={page} id="own-front" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use')).toHaveAttribute('href', '#own-front');
  },
};
