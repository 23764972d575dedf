/** Pages below an overview of designs: each is the overview's page, at an address of its own. */
import type { Block } from '../domain/content/blocks/registry.ts';
import type { ListedPage } from '../domain/content/listed-page.ts';
import type { Page } from '../domain/content/page.ts';
import { localeTable, locales, type Locale } from '../domain/locale/locales.ts';
import {
  designOverviewLabel,
  designOverviewPaths,
  designOverviewRoot,
  designOverviewSlug,
  type DesignOverviewPath,
} from '../domain/products/overviews.ts';

type Alternates = Page['alternates'];

/** The overview's slugs, followed by the words of their languages. */
const alternatesOf = (alternates: Alternates, path: DesignOverviewPath): Alternates =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { language } = localeTable[locale];
      return alternates[locale] === designOverviewRoot(language)
        ? [[locale, designOverviewSlug(language, path)]]
        : [];
    }),
  );

/** Undefined for a page without an overview. */
export const pageBelowOverview = (
  page: Page,
  locale: Locale,
  path: DesignOverviewPath,
): Page | undefined => {
  if (!page.blocks.some(({ kind }) => kind === 'design-overview')) return undefined;
  const slug = designOverviewSlug(localeTable[locale].language, path);
  return {
    ...page,
    slug,
    alternates: alternatesOf(page.alternates, path),
    breadcrumb: [...page.breadcrumb, { text: designOverviewLabel(locale, path), url: `/${slug}` }],
    // Pictures and videos show designs of all kinds: the overview alone has them.
    blocks: page.blocks.flatMap((block): readonly Block[] => {
      if (block.kind === 'gallery' || block.kind === 'video') return [];
      return block.kind === 'design-overview' ? [{ ...block, path }] : [block];
    }),
  };
};

/** The pages below a listed page, for sitemaps; none of any other page than an overview. */
export const listedBelow = (locale: Locale, page: ListedPage): readonly ListedPage[] => {
  const { language } = localeTable[locale];
  if (page.slug !== designOverviewRoot(language)) return [];
  return designOverviewPaths.map((path) => {
    const slug = designOverviewSlug(language, path);
    const [first = '', ...further] = slug.split('/');
    return {
      ...page,
      slug,
      route: { kind: 'content', segments: [first, ...further] },
      title: designOverviewLabel(locale, path),
      alternates: alternatesOf(page.alternates, path),
    };
  });
};
