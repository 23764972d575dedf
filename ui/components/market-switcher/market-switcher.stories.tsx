import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { MarketSwitcher } from './market-switcher.tsx';
import styles from './market-switcher-place.module.css';
import { sampleMarkets } from './sample-markets.ts';

const meta = {
  title: 'Shell/MarketSwitcher',
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

const links = (canvasElement: HTMLElement): readonly HTMLAnchorElement[] => [
  ...canvasElement.querySelectorAll<HTMLAnchorElement>('nav a'),
];

/** A page that some markets do not have: their links lead to the start page, and say so. */
export const NotThereEverywhere: Story = {
  args: { markets: sampleMarkets('de-DE', (locale) => !/^(?:nl|es)/u.test(locale)) },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    const marked = links(canvasElement).filter(({ textContent }) => textContent.includes('('));
    await expect(marked.map(({ hreflang }) => hreflang)).toEqual(['es-ES', 'nl-BE', 'nl-NL']);
    for (const { dataset } of marked) await expect(dataset['leadsTo']).toBe('start');
  },
};

/** A page that exists nowhere else: shown once, and read out with each link. */
export const OnlyHere: Story = {
  args: { markets: sampleMarkets('de-DE', () => false) },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
    await expect(canvasElement.querySelector('nav > p')).toBeVisible();
    const marked = links(canvasElement).filter(({ textContent }) => textContent.includes('('));
    await expect(marked).toHaveLength(17);
  },
};
