import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { NavigationLinksBlockView } from './navigation-links.tsx';

const meta = {
  title: 'Blocks/NavigationLinks',
  component: NavigationLinksBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'navigation-links',
      id: 'navigation-links',
      headline: textArg('story.our-materials'),
      group: 'materials',
      links: [{ text: textArg('story.all-wall-art'), url: '/wandbilder' }],
    },
  },
} satisfies Meta<typeof NavigationLinksBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAGroup: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1);
    const name = argText(globals, textArg('story.all-wall-art'));
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** A group that is not there leaves nothing, not even its headline. */
export const NoSuchGroup: Story = {
  args: { block: { ...meta.args.block, group: 'gone', links: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
