import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { PlainBlock } from '../../../core/domain/content/blocks/registry.ts';
import { customProperties } from '../../components/custom-properties.ts';
import { BlockList } from '../block-list.tsx';
import { sampleBlockProps } from '../sample-block-props.ts';
import { abProperties } from './ab-properties.ts';

const teaser = (id: string, headline: string): PlainBlock => ({
  kind: 'teaser',
  id,
  headline,
  text: 'Matt, ohne Spiegelung, für Räume mit viel Licht.',
  picture: undefined,
  link: { text: 'Jetzt gestalten', url: `/${id}` },
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
        on: [teaser('on', 'Neu: Leinwand mit Schattenfuge')],
        off: [teaser('off', 'Leinwand, auf Fichte gespannt')],
      },
    ],
  },
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Without a treatment, and so without scripts. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Leinwand, auf Fichte gespannt');
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Neu: Leinwand mit Schattenfuge');
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
    blocks: [{ kind: 'ab', id: 'ab', flag: '967_nudging', on: [teaser('on', 'Nur an')], off: [] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
