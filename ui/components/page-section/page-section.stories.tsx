import type { Meta, StoryObj } from '@storybook/react-vite';

import { localText, textArg } from '../../messages/story-args.ts';
import { PageSection } from './page-section.tsx';

const meta = {
  title: 'Foundations/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: { headline: textArg('story.how-made'), children: null },
  render: (args, { globals }) => (
    <PageSection {...args}>
      <p>{localText(globals, textArg('story.cotton-weave'))}</p>
    </PageSection>
  ),
} satisfies Meta<typeof PageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 'text' } };

export const Wide: Story = {};

export const Sunken: Story = { args: { tone: 'sunken', width: 'text' } };

export const NoHeadline: Story = { args: { headline: undefined, width: 'text' } };

export const LongHeadline: Story = {
  args: {
    width: 'text',
    headline: textArg('story.stretched-canvas'),
  },
};
