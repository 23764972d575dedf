/** Plain data: the server and browsers draw the same. */
import { usualVariant } from '../../../../../core/domain/artwork/artwork.ts';
import { localeTable, type Locale } from '../../../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../../../core/domain/money/format-money.ts';
import type { Price } from '../../../../../core/domain/money/money.ts';
import { articleOfHref, type Article } from '../../../../../core/domain/products/article-key.ts';
import { cardChoices } from '../../../../../core/domain/products/card/card-choices.ts';
import {
  cardFilterKeyLabel,
  cardFilterValueLabel,
  cardPieceLabel,
  cardSortLabel,
} from '../../../../../core/domain/products/card/card-label.ts';
import { cardOffer, type CardOffer } from '../../../../../core/domain/products/card/card-offer.ts';
import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import type { CardTheme } from '../../../../../core/domain/products/card/card-theme.ts';
import { cardSorts, type CardFilterKey } from '../../../../../core/domain/products/card/cards.ts';
import {
  cardSwatch,
  colourOfPalette,
} from '../../../../../core/domain/products/card/designs/palettes.ts';
import { cardFilterVocabulary } from '../../../../../core/domain/products/card/filter-vocabulary.ts';
import { cardFromPrice } from '../../../../../core/domain/products/card/from-price.ts';
import {
  cardOverviewRoot,
  printCardOverviewAddress,
} from '../../../../../core/domain/products/card/overview-address.ts';
import {
  activeCardFilters,
  applyCardOverviewCommand,
  cardPageSizes,
  initialCardOverview,
  pageOfCards,
  pagesBeside,
  type CardOverview,
  type CardOverviewCommand,
} from '../../../../../core/domain/products/card/overview.ts';
import { printPairs, readPairs, withQuery } from '../../../../../core/domain/query/query.ts';
import type {
  DesignTile,
  OverviewLink,
  ShownOverview,
} from '../../../../blocks/design-overview/shown-overview.ts';
import type { BlockViewProps } from '../../../../blocks/block-view.ts';
import { cardColourSwatches } from '../../../../../core/domain/products/card/tables/colour-swatches.ts';
import { shippingHref } from '../../../../blocks/shipping-href.ts';
import type { Text } from '../../../../messages/text.tsx';
import type { CardOverviewData } from './loader.ts';

type OverviewSource = Pick<
  BlockViewProps<CardOverviewBlock>,
  'block' | 'resolveLink' | 'locale'
> & { readonly text: Text; readonly data: CardOverviewData };

/** In the order of the page. */
const facetKeys = [
  'category',
  'style',
  'color',
  'product',
  'aspectRatio',
  'label',
  'punching',
] as const satisfies readonly CardFilterKey[];

/** The addresses of states in a language. */
const addressesOf = ({ resolveLink, locale }: Pick<OverviewSource, 'resolveLink' | 'locale'>) => {
  const { language } = localeTable[locale];
  const paths = new Map<string, string>();
  const pathTo = (word: string | undefined): string => {
    const path = ['', cardOverviewRoot(language), ...(word === undefined ? [] : [word])].join('/');
    const known = paths.get(path) ?? resolveLink(path)?.href ?? path;
    paths.set(path, known);
    return known;
  };
  return (overview: CardOverview): readonly [path: string, search: string] => {
    const { word, search } = printCardOverviewAddress(language, overview);
    return [pathTo(word), search];
  };
};

/** An occasion is one of all; of other filters any value may be added. */
const commandOf = (
  key: CardFilterKey,
  value: string,
  { filters }: CardOverview,
): readonly CardOverviewCommand[] =>
  key === 'category' && !filters.category.includes(value)
    ? [
        { kind: 'clear-filter', key },
        { kind: 'toggle-filter', key, value },
      ]
    : [{ kind: 'toggle-filter', key, value }];

const swatchOf = (key: CardFilterKey, value: string): string | undefined => {
  const swatches: Readonly<Record<string, string | undefined>> = cardColourSwatches;
  return key === 'color' ? swatches[value] : undefined;
};

const colourOf = (variant: string): string | undefined => {
  const colours: Readonly<Record<string, string>> = colourOfPalette;
  return Object.hasOwn(colours, variant) ? colours[variant] : undefined;
};

const mostSwatches = 5;

/** What is sold of designs; those of the same formats and layers cost the same. */
const offersIn = (
  listed: Readonly<Record<string, Price>>,
): ((theme: CardTheme) => CardOffer | undefined) => {
  const known = new Map<string, CardOffer | undefined>();
  return ({ facts: { themeId, variants, ...facts } }) => {
    const key = JSON.stringify(facts);
    if (!known.has(key))
      known.set(
        key,
        cardOffer({ themeId, variants, ...facts }, (row) => listed[row], []),
      );
    const offer = known.get(key);
    return offer && { ...offer, themeId, variants };
  };
};

/** A design as its page shows it before anything is chosen. */
const usualArticleOf = (offer: CardOffer, locale: Locale): Article => {
  const choice = cardChoices.readAddress([], { channel: 'kartenliebe', locale }, offer);
  const query = printPairs(cardChoices.printChoice(choice, { locale }));
  return articleOfHref('card', `?${query}`);
};

const tileIn = ({
  resolveLink,
  locale,
  text,
  data: { listed, overview },
}: OverviewSource): ((theme: CardTheme) => DesignTile) => {
  const offerOf = listed && offersIn(listed);
  const asked = overview.filters.color;
  return (theme) => {
    const { id, name, style, facts } = theme;
    const variant = facts.variants.find((one) => asked.includes(colourOf(one) ?? ''));
    const path = withQuery(`/themes/${id}`, { designId: variant });
    const offer = offerOf?.(theme);
    const price = offer && cardFromPrice(offer);
    const swatches = facts.variants.flatMap((variant) => cardSwatch(variant) ?? []);
    return {
      id,
      name,
      href: resolveLink(path)?.href ?? path,
      words: cardPieceLabel(locale, theme),
      variant: variant ?? usualVariant,
      price: price && text('overview.from', { price: formatMoney(locale, price.priceCurrent) }),
      isFoiled: style === 'foil',
      swatches: swatches.slice(0, mostSwatches),
      colours: text('overview.colours', { count: facts.variants.length }),
      article: offer && usualArticleOf(offer, locale),
    };
  };
};

const chosenIn = (
  locale: Locale,
  overview: CardOverview,
  hrefOf: (...commands: readonly CardOverviewCommand[]) => string,
): readonly OverviewLink[] => [
  ...activeCardFilters(overview).flatMap((key) =>
    overview.filters[key].map((value) => ({
      text: cardFilterValueLabel(locale, key, value),
      href: hrefOf({ kind: 'toggle-filter', key, value }),
      isCurrent: false,
    })),
  ),
  ...(overview.search === ''
    ? []
    : [
        {
          text: overview.search,
          href: hrefOf({ kind: 'search-for', search: '' }),
          isCurrent: false,
        },
      ]),
];

export const shownOverview = (source: OverviewSource): ShownOverview => {
  const { block, resolveLink, locale, text, data } = source;
  const { overview, found } = data;
  const addressOf = addressesOf(source);
  const printed = ([path, search]: readonly [string, string]): string =>
    search === '' ? path : `${path}?${search}`;
  const hrefOf = (...commands: readonly CardOverviewCommand[]): string =>
    printed(addressOf(commands.reduce(applyCardOverviewCommand, overview)));
  const page = pageOfCards(overview, found.total);
  // Another page begins at its first design, not where the link to it was.
  const pageHref = (number: number): string =>
    `${hrefOf({ kind: 'go-to-page', page: number })}#${block.id}`;
  const [action, fields] = addressOf({ ...overview, search: '', page: 1 });
  const count = text('overview.count', { count: found.total });
  return {
    id: block.id,
    here: hrefOf(),
    count,
    facets: facetKeys.map((key) => ({
      filter: key,
      legend: key === 'category' ? text('overview.occasion') : cardFilterKeyLabel(locale, key),
      values: cardFilterVocabulary[key].map((value) => {
        const counts = found.counts[key];
        const isChosen = overview.filters[key].includes(value);
        const designs = counts[value] ?? 0;
        return {
          value,
          text: cardFilterValueLabel(locale, key, value),
          count: designs,
          isChosen,
          href: designs > 0 || isChosen ? hrefOf(...commandOf(key, value, overview)) : undefined,
          swatch: swatchOf(key, value),
        };
      }),
    })),
    chosen: chosenIn(locale, overview, hrefOf),
    allHref: printed(addressOf(initialCardOverview)),
    sorts: cardSorts.map((sort) => ({
      text: cardSortLabel(locale, sort),
      href: hrefOf({ kind: 'sort-by', sort }),
      isCurrent: sort === overview.sort,
    })),
    sizes: cardPageSizes.map((pageSize) => ({
      text: String(pageSize),
      href: hrefOf({ kind: 'show-per-page', pageSize }),
      isCurrent: pageSize === overview.pageSize,
    })),
    search: { text: overview.search, action, fields: readPairs(fields) },
    tiles: found.themes.map(tileIn(source)),
    shown: text('overview.shown', { shown: page.end, count: found.total }),
    pages: pagesBeside(page).map((number) => ({
      text: String(number),
      href: pageHref(number),
      isCurrent: number === page.page,
    })),
    previous: page.page > 1 ? pageHref(page.page - 1) : undefined,
    next: page.page < page.pages ? pageHref(page.page + 1) : undefined,
    shippingHref: shippingHref(resolveLink, locale),
  };
};
