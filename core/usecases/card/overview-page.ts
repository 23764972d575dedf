/** Pages below the overview of cards: each is the overview's page, at an address of its own. */
import type { Block } from '../../domain/content/blocks/registry.ts';
import type { ListedPage } from '../../domain/content/listed-page.ts';
import type { Page } from '../../domain/content/page.ts';
import { localeTable, locales, type Locale } from '../../domain/locale/locales.ts';
import { cardFilterValueLabel } from '../../domain/products/card/card-label.ts';
import {
  cardOverviewPaths,
  cardOverviewRoot,
  cardOverviewSlug,
  type CardOverviewPath,
} from '../../domain/products/card/overview-address.ts';

type Alternates = Page['alternates'];

/** The overview's slugs, followed by the words of their languages. */
const alternatesOf = (alternates: Alternates, path: CardOverviewPath): Alternates =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { language } = localeTable[locale];
      return alternates[locale] === cardOverviewRoot(language)
        ? [[locale, cardOverviewSlug(language, path)]]
        : [];
    }),
  );

/** Undefined for a page without an overview of cards. */
export const pageOfCardOverview = (
  page: Page,
  locale: Locale,
  path: CardOverviewPath,
): Page | undefined => {
  if (!page.blocks.some(({ kind }) => kind === 'card-overview')) return undefined;
  const slug = cardOverviewSlug(localeTable[locale].language, path);
  return {
    ...page,
    slug,
    alternates: alternatesOf(page.alternates, path),
    breadcrumb: [
      ...page.breadcrumb,
      { text: cardFilterValueLabel(locale, path.key, path.value), url: `/${slug}` },
    ],
    // Pictures and videos show all occasions: the overview alone has them.
    blocks: page.blocks.flatMap((block): readonly Block[] => {
      if (block.kind === 'gallery' || block.kind === 'video') return [];
      return block.kind === 'card-overview' ? [{ ...block, path }] : [block];
    }),
  };
};

/** The pages below a listed page, for sitemaps; none of any other page than the overview. */
export const listedBelow = (locale: Locale, page: ListedPage): readonly ListedPage[] => {
  const { language } = localeTable[locale];
  if (page.slug !== cardOverviewRoot(language)) return [];
  return cardOverviewPaths.map((path) => {
    const slug = cardOverviewSlug(language, path);
    const [first = '', ...further] = slug.split('/');
    return {
      ...page,
      slug,
      route: { kind: 'content', segments: [first, ...further] },
      title: cardFilterValueLabel(locale, path.key, path.value),
      alternates: alternatesOf(page.alternates, path),
    };
  });
};
