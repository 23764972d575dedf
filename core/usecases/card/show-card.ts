import { cardOffer, type CardOffer } from '../../domain/products/card/card-offer.ts';
import { soldCardExtras } from '../../domain/products/card/tables/sold-extras.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { CardTheme, CardThemeError, HasCardThemes } from '../../ports/card/card-themes.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';
import { showCardTheme } from './shop-cards.ts';

/** A design, and what is sold of it; without an offer its prices cannot be had at the moment. */
export type ShownCard = { readonly theme: CardTheme; readonly offer: CardOffer | undefined };

/**
 * The design of `/themes/{id}` with what it costs in all that can be chosen. Both questions are asked
 * side by side; prices that do not come are logged.
 */
export const showCard =
  (
    scope: ShopScope,
    id: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasArticlePrices & HasLog, CardThemeError, ShownCard> =>
  (environment) =>
    pipe(
      TE.Do,
      TE.apS('theme', showCardTheme(scope, id)(environment)),
      TE.apS('listed', TE.fromTask(environment.articlePrices.listed(scope, 'card'))),
      TE.map(({ theme, listed }) => {
        if (E.isLeft(listed)) {
          reportOutage(environment.log, 'card-prices', listed.left);
          return { theme, offer: undefined };
        }
        const offer = cardOffer(theme.facts, (row) => listed.right[row], soldCardExtras);
        return { theme, offer };
      }),
    );
