import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { Price } from '../../../../../core/domain/money/money.ts';
import {
  cardPriceTiers,
  cardRows,
} from '../../../../../core/domain/products/card/card-question.ts';
import type { CardTheme } from '../../../../../core/domain/products/card/card-theme.ts';
import { findCards } from '../../../../../core/domain/products/card/find-cards.ts';
import { cardOverviewAt } from '../../../../../core/domain/products/card/overview-address.ts';
import type { CardOverview } from '../../../../../core/domain/products/card/overview.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { sampleBlockProps } from '../../../../blocks/sample-block-props.ts';
import { storyLocale, storyText } from '../../../../messages/story-text.ts';
import { useText } from '../../../../messages/text.tsx';
import { CardOverviewBlockView } from './card-overview-block.tsx';
import {
  OverviewSection,
  type LiveOverview,
} from '../../../../blocks/design-overview/overview-section.tsx';
import { shownOverview } from './shown-overview.ts';

const format = { width: 115, height: 168 } as const;

const names = ['Elena', 'Daphne', 'Verona', 'Magnolia', 'Aurelia', 'Savanna', 'Campanula'] as const;

const themes: readonly CardTheme[] = Array.from({ length: 30 }, (_, index): CardTheme => {
  const name = names[index % names.length] ?? names[0];
  return {
    id: `${name.toLowerCase()}${index < names.length ? '' : `-${index}`}`,
    name,
    occasion: index % 3 === 2 ? 'taufe' : 'hochzeit',
    piece: 'card',
    suite: [],
    style: index % 2 === 0 ? 'floral' : 'foil',
    shape: 'portrait',
    colours: index % 2 === 0 ? ['green', 'rose'] : ['blue'],
    labels: index === 0 ? ['new'] : [],
    facts: {
      themeId: name.toLowerCase(),
      sheets: ['folded'],
      variants: index % 2 === 0 ? ['sage', 'blush', 'forest'] : ['navy'],
      formats: [format],
      layers: [],
      punchings: [],
    },
    rank: index,
    popularity: 0,
    created: 0,
  };
});

const priceOf = (minorUnits: number): Price => ({
  priceOriginal: { minorUnits, currency: 'eur' },
  priceCurrent: { minorUnits, currency: 'eur' },
});

const listed: Readonly<Record<string, Price>> = {
  ...Object.fromEntries(
    cardPriceTiers.map((tier) => [cardRows.card(format, 'folded', tier), priceOf(250 - tier / 20)]),
  ),
  [cardRows.envelope('standard')]: priceOf(30),
  [cardRows.sample]: priceOf(250),
};

const block = { kind: 'design-overview', id: 'designs', path: undefined } as const;

const dataOf = (locale: Locale, search: string) => {
  const overview: CardOverview = cardOverviewAt(undefined, search);
  return { overview, found: findCards(locale, themes, overview), listed, isShared: true };
};

type Shown = {
  readonly search: string;
  readonly live?: Partial<LiveOverview>;
  readonly locale: Locale;
};

/** As a page shows what its address asks for, or as an island does. */
const Overview = ({ search, live, locale }: Shown) => {
  const text = useText();
  const source = { ...sampleBlockProps, block, locale, text };
  const shown = shownOverview({ ...source, data: dataOf(locale, search) });
  return (
    <OverviewSection
      shown={shown}
      locale={locale}
      live={
        live && {
          follow: () => undefined,
          keep: { listHref: '#list', change: async () => 'added' },
          more: [],
          loadMore: () => undefined,
          loading: 'resting',
          isChanging: false,
          ...live,
        }
      }
    />
  );
};

const meta = {
  title: 'Product/CardOverview',
  component: Overview,
  args: { search: '', locale: 'de-DE' },
  render: (args, { globals }) => <Overview {...args} locale={storyLocale(globals)} />,
} satisfies Meta<typeof Overview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every filter, order and page is a link; a value without designs is not. */
export const All: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByRole('heading', { name: text('overview.count', { count: 30 }) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByRole('link', { name: text('overview.more') })).toHaveAttribute(
      'rel',
      'next',
    );
    await expect(canvasElement.querySelectorAll('[data-facet="product"] a')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-facet="product"] li')).toHaveLength(4);
  },
};

/** Each chosen value can be let go again. */
export const Chosen: Story = {
  args: { search: 'category[]=hochzeit&style[]=floral&color[]=green' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const chosen = canvas.getByRole('navigation', { name: text('overview.chosen') });
    await expect(chosen.querySelectorAll('a')).toHaveLength(4);
  },
};

/** The ways out of a search that finds nothing. */
export const Empty: Story = {
  args: { search: 'q=xyzzy&style[]=floral' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('overview.none'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: text('overview.all') })).toBeVisible();
  },
};

export const LastPage: Story = {
  args: { search: 'page=3' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('link', { name: text('overview.previous') })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(canvas.queryByRole('link', { name: text('overview.more') })).toBeNull();
  },
};

const follow = fn();

/** Alive: another state is shown in place. */
export const Live: Story = {
  args: { live: { follow, isChanging: true } },
  play: async ({ canvasElement, userEvent }) => {
    const link = canvasElement.querySelector<HTMLElement>('[data-facet="style"] a');
    if (link === null) throw new Error('There is no filter.');
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledWith(link.getAttribute('href'));
  },
};

/** More designs did not come: the link asks again. */
export const NotLoaded: Story = {
  args: { live: { loading: 'failed' } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('overview.not-loaded'));
    await expect(canvas.getByRole('link', { name: text('overview.again') })).toBeVisible();
  },
};

/** No design can be had at the moment. */
export const Unavailable: Story = {
  render: (_, { globals }) => (
    <CardOverviewBlockView
      {...sampleBlockProps}
      block={block}
      data={undefined}
      locale={storyLocale(globals)}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('overview.unavailable'))).toBeVisible();
  },
};
