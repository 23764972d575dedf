import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Link } from './link.tsx';

const foreign = {
  href: 'https://example.com/',
  target: '_blank',
  rel: 'noopener noreferrer',
} as const;

const meta = {
  title: 'Foundations/Link',
  component: Link,
  args: { href: '#internal', children: textArg('legal.guarantee') },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Internal: Story = {};

export const Foreign: Story = {
  args: { ...foreign, children: textArg('story.test-report') },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(link).toHaveAccessibleName(
      `${argText(globals, textArg('story.test-report'))} (${storyText(globals)('link.new-tab')})`,
    );
  },
};

/** As links stand. */
const InText = (link: ComponentProps<typeof Link>) => (
  <p>
    <Link {...link} />
  </p>
);

export const States: Story = {
  render: (link) => (
    <StateSheet
      states={[
        { name: 'at rest', drawing: <InText {...link} /> },
        { name: 'under the pointer', touch: 'hover', drawing: <InText {...link} /> },
        { name: 'with the focus', touch: 'focus', drawing: <InText {...link} /> },
        { name: 'to the shown page', drawing: <InText {...link} isCurrent /> },
        { name: 'to a page above it', drawing: <InText {...link} isCurrent="within" /> },
        { name: 'into a new tab', drawing: <InText {...link} {...foreign} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const [rest, , focus] = canvas.getAllByRole('link');
    await expect(rest && getComputedStyle(rest).outlineStyle).toBe('none');
    await expect(focus && getComputedStyle(focus).outlineStyle).toBe('solid');
  },
};
