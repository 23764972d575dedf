import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { FactList } from './fact-list.tsx';

const meta = { title: 'Product/FactList', component: FactList } satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {
  args: {
    facts: [
      [textArg('story.product'), [textArg('story.photo-on-canvas')]],
      [textArg('story.accessories'), [textArg('story.envelope'), textArg('story.pen')]],
    ],
  },
  play: async ({ canvas, globals }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels).toEqual([
      argText(globals, textArg('story.product')),
      argText(globals, textArg('story.accessories')),
    ]);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const LongNamesAndValues: Story = {
  args: {
    facts: [
      [textArg('story.page-limit'), ['32']],
      [textArg('story.ad-id'), ['Cj0KCQiA'.repeat(25)]],
    ],
  },
};
