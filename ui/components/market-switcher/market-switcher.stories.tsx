import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { MarketSwitcher } from './market-switcher.tsx';
import styles from './market-switcher-place.module.css';
import { sampleMarkets } from './sample-markets.ts';

const meta = {
  title: 'Page/MarketSwitcher',
  component: MarketSwitcher,
  args: { markets: sampleMarkets('de-DE') },
  decorators: [
    (Story) => (
      <div className={styles['foot']}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MarketSwitcher>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary !== null) await userEvent.click(summary);
    await expect(canvas.getAllByRole('link')).toHaveLength(17);
    const current = canvas.getAllByRole('link', { current: true });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('hreflang', 'de-DE');
  },
};

export const SecondLanguageOfAMarket: Story = { args: { markets: sampleMarkets('fr-CH') } };

/** A page that belongs to no market, an unknown host's for example. */
export const NoneIsCurrent: Story = {
  args: {
    markets: sampleMarkets('de-DE').map(({ market, links }) => ({
      market,
      links: links.map((link) => ({ ...link, isCurrent: false })),
    })),
  },
};
