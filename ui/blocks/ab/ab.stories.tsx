import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { PlainBlock } from '../../../core/domain/content/blocks/registry.ts';
import { customProperties } from '../../components/custom-properties.ts';
import { BlockList } from '../block-list.tsx';
import { argText, frameArg, materialArg, textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { abProperties } from './ab-properties.ts';

const teaser = (id: string, headline: string): PlainBlock => ({
  kind: 'teaser',
  id,
  headline,
  text: textArg('story.woven'),
  picture: undefined,
  link: { text: textArg('story.design-now'), url: `/${id}` },
});

const meta = {
  title: 'Blocks/AB',
  component: BlockList,
  args: {
    ...sampleBlockProps,
    blocks: [
      {
        kind: 'ab',
        id: 'ab',
        flag: '967_nudging',
        on: [teaser('on', frameArg('schattenfuge-leinwand'))],
        off: [teaser('off', materialArg('leinwand'))],
      },
    ],
  },
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a treatment, and so without scripts. */
export const Off: Story = {
  play: async ({ canvas, globals }) => {
    const headline = argText(globals, materialArg('leinwand'));
    await expect(canvas.getByRole('heading')).toHaveTextContent(headline);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#off');
  },
};

export const On: Story = {
  decorators: [
    (StoryView) => (
      <div style={customProperties(abProperties('967_nudging'))}>
        <StoryView />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const headline = argText(globals, frameArg('schattenfuge-leinwand'));
    await expect(canvas.getByRole('heading')).toHaveTextContent(headline);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#on');
  },
};

/** The flag of another block says nothing about this one. */
export const OnForAnotherFlag: Story = {
  decorators: [
    (StoryView) => (
      <div style={customProperties(abProperties('1031_portrait'))}>
        <StoryView />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#off');
  },
};

export const OneSideEmpty: Story = {
  args: {
    blocks: [
      {
        kind: 'ab',
        id: 'ab',
        flag: '967_nudging',
        on: [teaser('on', materialArg('leinwand'))],
        off: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
