/** The overview of cards: its pages, what they say of themselves, and what they show. */
import { describe, expect, test } from 'vitest';

import { emptyChrome } from '../../../../../../core/domain/content/chrome.ts';
import type { PageContent } from '../../../../../../core/domain/content/page-codec.ts';
import { locales, localeTable } from '../../../../../../core/domain/locale/locales.ts';
import { emptyNavigation } from '../../../../../../core/domain/navigation/navigation.ts';
import {
  cardOverviewPaths,
  cardOverviewRoot,
} from '../../../../../../core/domain/products/card/overview-address.ts';
import { cardPriceTiers } from '../../../../../../core/domain/products/card/card-question.ts';
import type { CardTheme } from '../../../../../../core/domain/products/card/card-theme.ts';
import type { PageDecision } from '../../../../../../core/domain/routing/route-decision.ts';
import { E, TE } from '../../../../../../core/fp.ts';
import { pageBelowOverview } from '../../../../../../core/usecases/overview-pages.ts';
import { showPage } from '../../../../../../core/usecases/show-page.ts';
import { loadAddress } from '../../../../../../ui/web/requests/load-address.ts';
import { pageInOwnWords } from '../../../../../../ui/web/products/card/overview/page-head.ts';
import { embedded, siteFor } from '../../../../../arbitraries/routing.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../../fakes/article-prices.ts';
import { failingCardThemes, memoryCardThemes } from '../../../../../fakes/card-themes.ts';
import { memoryContent } from '../../../../../fakes/content.ts';
import { listedCards } from '../../../../../fakes/listed-cards.ts';
import { plainContent } from '../../../../../fakes/plain-page.ts';
import { sampleTheme } from '../../../../../fakes/sample-theme.ts';
import { requestFor, startDecision } from '../../../requests.ts';

const content: PageContent = {
  ...plainContent('Karten'),
  robots: 'index, follow',
  breadcrumb: [{ text: 'Start', url: '/' }],
  teaser: {
    kind: 'teaser',
    id: 'teaser',
    headline: 'Karten',
    text: '',
    picture: undefined,
    link: undefined,
  },
  blocks: [
    { kind: 'design-overview', id: 'designs', path: undefined },
    { kind: 'gallery', id: 'gallery', headline: '', items: [] },
  ],
};

const themes: readonly CardTheme[] = Array.from({ length: 30 }, (_, index) => ({
  ...sampleTheme,
  id: `elena-${index}`,
  name: `Elena ${index}`,
  occasion: index < 25 ? ('hochzeit' as const) : ('taufe' as const),
  colours: index % 2 === 0 ? (['green'] as const) : (['blue'] as const),
  rank: index,
  facts: { ...sampleTheme.facts, themeId: `elena-${index}` },
}));

type Ports = NonNullable<Parameters<typeof requestFor>[2]>;

const memory = memoryContent([
  {
    channel: 'kartenliebe',
    locale: 'de-DE',
    slug: 'kartendesigns',
    story: { kind: 'page', id: 'p', content },
  },
]);

const ports: Ports = {
  content: {
    ...memory,
    chrome: () => TE.right(emptyChrome),
    navigation: () => TE.right(emptyNavigation),
  },
  cardThemes: memoryCardThemes(themes),
  articlePrices: memoryArticlePrices({ card: listedCards }),
};

const load = async (address: string, own: Ports = {}) => {
  const start = startDecision(embedded, 'kartenliebe', 'de-DE');
  const { host } = siteFor(embedded, 'kartenliebe', 'de-DE');
  const url = new URL(`http://${host}/${address}`);
  const [first = '', ...further] = url.pathname.split('/').filter(Boolean);
  const decision: PageDecision = {
    ...start,
    canonicalPath: `/${[first, ...further].join('/')}/`,
    route: { kind: 'content', segments: [first, ...further] },
  };
  const { request, log } = requestFor(decision, embedded, { ...ports, ...own }, url.href);
  return { loaded: await loadAddress(request), reports: log.reports };
};

const open = async (address: string, own: Ports = {}) => {
  const { loaded, reports } = await load(address, own);
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  const { page, parts } = loaded;
  const [block] = page.body.flatMap((part) => (part.kind === 'block' ? [part.block] : []));
  const shown = block?.kind === 'design-overview' ? block.shown : undefined;
  return { loaded, page, parts, shown, reports };
};

describe('the overview of cards', () => {
  test('shows all designs, and leads to occasions, colours and the next page', async () => {
    const { shown, page, parts, loaded } = await open('kartendesigns/');
    expect(loaded.isShared).toBe(true);
    expect(shown?.tiles).toHaveLength(12);
    expect(shown?.next).toBe('/kartendesigns/?page=2#designs');
    expect(shown?.previous).toBeUndefined();
    const [occasions] = shown?.facets ?? [];
    expect(occasions?.values.find(({ value }) => value === 'taufe')).toMatchObject({
      count: 5,
      isChosen: false,
      href: '/kartendesigns/taufe/',
    });
    expect(occasions?.values.find(({ value }) => value === 'trauer')).toMatchObject({ count: 0 });
    expect(occasions?.values.find(({ value }) => value === 'trauer')?.href).toBeUndefined();
    expect(page.queryKeys).toContain('style');
    expect(parts.offers).toContain('"ItemList"');
    expect(parts.offers).toContain('/themes/elena-11/');
  });

  test('is a page of its own for an occasion, without pictures of all others', async () => {
    const { shown, page, parts } = await open('kartendesigns/hochzeit/');
    expect(page.head.title).toBe('Hochzeitskarten mit eigenem Text gestalten | kartenliebe');
    expect(page.head.canonical).toMatch(/\/kartendesigns\/hochzeit\/$/u);
    expect(page.teaser?.headline).toBe('Hochzeitskarten');
    expect(parts.breadcrumb).toContain('Hochzeit');
    expect(parts.machines).toContain('index, follow');
    expect(shown?.chosen).toEqual([
      { text: 'Hochzeit', href: '/kartendesigns/', isCurrent: false },
    ]);
    const found = await showPage({
      channel: 'kartenliebe',
      locale: 'de-DE',
      platform: 'web',
      slug: 'kartendesigns/hochzeit',
    })({ content: memory })();
    expect(E.isRight(found) && found.right.blocks.map(({ kind }) => kind)).toEqual([
      'design-overview',
    ]);
  });

  test.each([
    ['kartendesigns/?category[]=hochzeit', '/kartendesigns/hochzeit/'],
    ['kartendesigns/hochzeit/?category[]=hochzeit&page=2', '/kartendesigns/hochzeit/?page=2'],
    [
      'kartendesigns/hochzeit/?category=taufe',
      '/kartendesigns/?category[]=hochzeit&category[]=taufe',
    ],
    ['kartendesigns/gruen/?category=taufe', '/kartendesigns/taufe/?color[]=green'],
  ])('%s has its address elsewhere', async (address, location) => {
    expect((await load(address)).loaded).toEqual({ kind: 'redirect', location, status: 301 });
  });

  test.each(['kartendesigns/quatsch/', 'kartendesigns/wedding/', 'andere/hochzeit/'])(
    '%s is no page',
    async (address) => {
      const { loaded } = await load(address);
      expect(loaded).toMatchObject({ status: 404 });
    },
  );

  test.each([
    ['kartendesigns/hochzeit/?color[]=blue', false],
    ['kartendesigns/?style[]=floral', true],
    ['kartendesigns/?page=2', true],
    ['kartendesigns/?q=elena', false],
    ['kartendesigns/?sort=created', false],
    ['kartendesigns/?pageSize=48', false],
    ['kartendesigns/trauer/', false],
    ['kartendesigns/?page=4', false],
  ])('%s is kept and indexed: %s', async (address, isShared) => {
    const { loaded, parts } = await open(address);
    expect(loaded.isShared).toBe(isShared);
    expect(parts.machines?.includes('noindex')).toBe(!isShared);
    expect(parts.offers?.includes('ItemList') ?? false).toBe(isShared);
  });

  test('shows designs in the colour that was asked for, with what they cost at least', async () => {
    const { shown } = await open('kartendesigns/gruen/');
    const [tile] = shown?.tiles ?? [];
    expect(tile).toMatchObject({
      id: 'elena-0',
      variant: 'sage',
      href: '/themes/elena-0/?designId=sage',
      words: 'Hochzeitskarte',
    });
    const last = cardPriceTiers.at(-1);
    const least = Math.min(
      ...Object.entries(listedCards).flatMap(([row, { priceCurrent }]) =>
        row.includes('115x168') && row.includes('folded') && row.includes(`quantity=${last}`)
          ? [priceCurrent.minorUnits]
          : [],
      ),
    );
    expect(tile?.price).toContain((least / 100).toFixed(2).replace('.', ','));
    expect(tile?.article?.query).toContain('themeId=elena-0');
  });

  test('shows designs without prices, and says where there are no designs', async () => {
    const unpriced = await open('kartendesigns/', { articlePrices: failingArticlePrices() });
    expect(unpriced.shown?.tiles[0]).toMatchObject({ price: undefined, article: undefined });
    const failed = await open('kartendesigns/', { cardThemes: failingCardThemes() });
    expect(failed.shown).toBeUndefined();
    expect(JSON.stringify(failed.parts)).toContain('gerade nicht zu erreichen');
    expect(failed.reports.map(({ code }) => code)).toContain('overview-container-load-failed');
  });

  test('has heads of the length that search engines show, in every locale', () => {
    for (const locale of locales) {
      const { language } = localeTable[locale];
      for (const path of cardOverviewPaths) {
        const below = pageBelowOverview(
          {
            ...content,
            id: 'p',
            status: 'published',
            slug: cardOverviewRoot(language),
            alternates: {},
            blocks: content.blocks ?? [],
          },
          locale,
          path,
        );
        if (below === undefined) throw new Error('there is no page');
        const { title, description } = pageInOwnWords(below, locale);
        expect(title).toMatch(/^.{45,60}$/u);
        expect(description).toMatch(/^.{110,155}$/u);
      }
    }
  });
});
