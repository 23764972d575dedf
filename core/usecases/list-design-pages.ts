import type { ListedPage } from '../domain/content/listed-page.ts';
import { localeTable } from '../domain/locale/locales.ts';
import type { CardTheme } from '../domain/products/card/card-theme.ts';
import { cardOverviewRoot } from '../domain/products/card/overview-address.ts';
import { printCardOverview } from '../domain/products/card/overview-query.ts';
import {
  initialCardOverview,
  noCardFilters,
  pageOfCards,
} from '../domain/products/card/overview.ts';
import { themeSlug } from '../domain/routing/story-folders.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { CardThemeError, HasCardThemes } from '../ports/card/card-themes.ts';
import type { ContentError } from '../ports/content.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { showCardOverview } from './card/shop-cards.ts';

/** What tells all designs of a site. */
export type HasDesigns = HasCardThemes;

/** Questions for one list: beyond so many pages, search engines find designs by the overview. */
const mostPages = 50;

const themesFrom =
  (
    scope: ShopScope,
    page: number,
  ): RTE.ReaderTaskEither<HasCardThemes & HasLog, CardThemeError, readonly CardTheme[]> =>
  (environment) => {
    const filters = { ...noCardFilters, product: ['card'] };
    const overview = { ...initialCardOverview, filters, page, pageSize: 48 } as const;
    return pipe(
      showCardOverview(scope, printCardOverview(overview))(environment),
      TE.flatMap(({ themes, total }) =>
        page < Math.min(pageOfCards(overview, total).pages, mostPages)
          ? pipe(
              themesFrom(scope, page + 1)(environment),
              TE.map((others) => [...themes, ...others]),
            )
          : TE.right(themes),
      ),
    );
  };

/**
 * The pages of designs that belong to the overview among the pages of a site; none where it has no
 * overview. They are where the overview is, in every language; what else belongs to a design's suite
 * is found from its page.
 */
export const listDesignPages =
  (
    scope: ShopScope,
    pages: readonly ListedPage[],
  ): RTE.ReaderTaskEither<HasDesigns & HasLog, ContentError, readonly ListedPage[]> =>
  (environment) => {
    const root = cardOverviewRoot(localeTable[scope.locale].language);
    const overview = pages.find(({ slug }) => slug === root);
    if (overview === undefined) return TE.right([]);
    return pipe(
      themesFrom(scope, 1)(environment),
      // An incomplete list would take pages off the map.
      TE.mapLeft((error): ContentError => ({ kind: 'content-unavailable', reason: error.kind })),
      TE.map((themes) =>
        themes.map(({ id, name, created }) => ({
          ...overview,
          route: { kind: 'theme', id } as const,
          slug: themeSlug,
          title: name,
          description: '',
          pictures: [],
          lastModified: new Date(created).toISOString(),
        })),
      ),
    );
  };
