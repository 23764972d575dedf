import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GuaranteeNotice } from './guarantee-notice.tsx';
import { yourEuropeAddress } from './your-europe-code.ts';

const meta = {
  title: 'Foundations/Content/GuaranteeNotice',
  component: GuaranteeNotice,
  args: { link: { href: yourEuropeAddress, target: '_blank', rel: 'noopener noreferrer' } },
} satisfies Meta<typeof GuaranteeNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Title, time, who is liable, what may be asked for first and then, and where to read more. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName(title.textContent);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', yourEuropeAddress);
  },
};
