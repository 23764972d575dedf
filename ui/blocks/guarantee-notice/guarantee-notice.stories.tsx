import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { GuaranteeNoticeBlockView } from './guarantee-notice.tsx';

const meta = {
  title: 'Blocks/GuaranteeNotice',
  component: GuaranteeNoticeBlockView,
  args: { ...sampleBlockProps, block: { kind: 'guarantee-notice', id: 'guarantee-notice' } },
} satisfies Meta<typeof GuaranteeNoticeBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheUnion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};

/** A market with a law of its own shares the story and has no notice. */
export const Elsewhere: Story = {
  args: { locale: 'de-CH' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
