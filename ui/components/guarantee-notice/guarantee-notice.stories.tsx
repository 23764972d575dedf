import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { yourEuropeAddresses } from './your-europe-code.ts';

const meta = {
  title: 'Foundations/Content/GuaranteeNotice',
  component: GuaranteeNotice,
  args: {
    link: {
      href: `https://${yourEuropeAddresses.de}`,
      text: yourEuropeAddresses.de,
      target: '_blank',
      rel: 'noopener noreferrer',
    },
  },
} satisfies Meta<typeof GuaranteeNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In the words and the order of the annex. */
export const Whole: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName(title.textContent);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      `https://${yourEuropeAddresses.de}`,
    );
  },
};

/** With the Commission's own picture, whose words stay for those who cannot see it. */
export const Pictured: Story = {
  args: {
    picture: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1654 2339"/>')}`,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
    await userEvent.click(canvas.getByText(storyText(globals)('guarantee.as-text')));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};
