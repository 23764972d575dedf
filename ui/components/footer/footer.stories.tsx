import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { materialArg, textArg } from '../../messages/story-args.ts';
import { sampleMarkets } from '../market-switcher/sample-markets.ts';
import { Footer } from './footer.tsx';

const links = (...words: readonly string[]) =>
  words.map((text, place) => ({ text, href: `#${place}` }));

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { name: 'Passepartout', kind: 'frame' },
    columns: [
      {
        headline: textArg('story.wall-art'),
        links: links(
          materialArg('leinwand'),
          materialArg('acrylglas'),
          materialArg('aludibond'),
          materialArg('poster'),
        ),
      },
      {
        headline: textArg('story.service'),
        links: links(
          textArg('story.contact'),
          textArg('story.questions'),
          textArg('story.delivery-times'),
          textArg('story.check-photos'),
        ),
      },
      {
        headline: textArg('story.about'),
        links: links(textArg('story.our-workshop'), textArg('story.magazine')),
      },
      {
        headline: textArg('story.for-companies'),
        links: links(textArg('story.business'), 'White Label'),
      },
    ],
    legal: [
      { kind: 'imprint', href: '#imprint' },
      { kind: 'terms', href: '#terms' },
      { kind: 'privacy', href: '#privacy' },
      { kind: 'privacy-settings', href: '#privacy-settings', opens: 'consent' },
      { kind: 'withdrawal', href: '#withdrawal' },
      { kind: 'guarantee', href: '#guarantee' },
      { kind: 'accessibility', href: '#accessibility' },
    ],
    shippingHref: '#shipping',
    markets: sampleMarkets('de-DE'),
    year: 2026,
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Poster: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toContain('#shipping');
    await expect(targets).toContain('#withdrawal');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The list of markets opens within the window, whatever its width. */
export const MarketsOpen: Story = {
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary !== null) await userEvent.click(summary);
    const panel = canvasElement.querySelector('details nav')?.getBoundingClientRect();
    await expect(panel?.left).toBeGreaterThanOrEqual(0);
    await expect(panel?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Cards: Story = { args: { logo: { name: 'kartenliebe', kind: 'script' } } };

export const NoColumns: Story = { args: { columns: [] } };

export const LongText: Story = {
  args: {
    columns: [
      {
        headline: textArg('story.large-prints'),
        links: links(textArg('story.stretched-canvas'), textArg('story.long-compound')),
      },
      ...meta.args.columns,
    ],
  },
};
