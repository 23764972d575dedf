import { pageOfCards, type CardOverview } from '../../domain/products/card/overview.ts';
import type { CardThemePage } from '../../domain/products/card/find-cards.ts';
import { printCardOverview } from '../../domain/products/card/overview-query.ts';
import type { Price } from '../../domain/money/money.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { CardThemeError, HasCardThemes } from '../../ports/card/card-themes.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';
import { showCardOverview } from './shop-cards.ts';

/** A page of designs; without `listed` their prices cannot be had at the moment. */
export type ShownCardOverview = {
  /** Its page is one that there is. */
  readonly overview: CardOverview;
  readonly found: CardThemePage;
  readonly listed: Readonly<Record<string, Price>> | undefined;
};

type Environment = HasCardThemes & HasArticlePrices & HasLog;

/** The last page stands for those behind it. */
const onPage =
  (
    scope: ShopScope,
    overview: CardOverview,
  ): RTE.ReaderTaskEither<Environment, CardThemeError, Omit<ShownCardOverview, 'listed'>> =>
  (environment) =>
    pipe(
      showCardOverview(scope, printCardOverview(overview))(environment),
      TE.flatMap((found) => {
        const { page } = pageOfCards(overview, found.total);
        return page === overview.page
          ? TE.right({ overview, found })
          : onPage(scope, { ...overview, page })(environment);
      }),
    );

/**
 * The designs of an overview with what they cost. Both questions are asked side by side; prices that
 * do not come are logged.
 */
export const showPricedOverview =
  (
    scope: ShopScope,
    overview: CardOverview,
  ): RTE.ReaderTaskEither<Environment, CardThemeError, ShownCardOverview> =>
  (environment) =>
    pipe(
      TE.Do,
      TE.apS('shown', onPage(scope, overview)(environment)),
      TE.apS('listed', TE.fromTask(environment.articlePrices.listed(scope, 'card'))),
      TE.map(({ shown, listed }) => {
        if (E.isLeft(listed))
          reportOutage(environment.log, 'card-prices', listed.left, 'prices-unavailable');
        return { ...shown, listed: E.isLeft(listed) ? undefined : listed.right };
      }),
    );
