import {
  cardOffer,
  type CardFacts,
  type CardOffer,
} from '../../domain/products/card/card-offer.ts';
import type { CardTheme } from '../../domain/products/card/card-theme.ts';
import { cardFromPrice } from '../../domain/products/card/from-price.ts';
import { soldBesideCards, soldCardExtras } from '../../domain/products/card/tables/sold-extras.ts';
import type { Price } from '../../domain/money/money.ts';
import { E, type RTE } from '../../fp.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { CardThemeError, HasCardThemes } from '../../ports/card/card-themes.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportOutage } from '../report.ts';
import { showCardTheme } from './shop-cards.ts';

/** What belongs to a card, and the least that one of it costs. */
export type SuitePiece = { readonly theme: CardTheme; readonly from: Price };

/** A design, and what is sold of it; without an offer its prices cannot be had at the moment. */
export type ShownCard = {
  readonly theme: CardTheme;
  readonly offer: CardOffer | undefined;
  /** What else of its suite is sold, in the suite's order. */
  readonly suite: readonly SuitePiece[];
};

/**
 * The design of `/themes/{id}` with what it costs in all that can be chosen, and its suite. Design and
 * prices are asked side by side; prices that do not come are logged, and a piece that cannot be had is
 * left out.
 */
export const showCard =
  (
    scope: ShopScope,
    id: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasArticlePrices & HasLog, CardThemeError, ShownCard> =>
  (environment) =>
  async () => {
    const { articlePrices, log } = environment;
    const [found, listed] = await Promise.all([
      showCardTheme(scope, id)(environment)(),
      articlePrices.listed(scope, 'card')(),
    ]);
    if (E.isLeft(found)) return found;
    const theme = found.right;
    if (E.isLeft(listed)) {
      reportOutage(log, 'card-prices', listed.left, 'prices-unavailable');
      return E.right({ theme, offer: undefined, suite: [] });
    }
    const offerOf = (facts: CardFacts): CardOffer | undefined =>
      cardOffer(facts, (row) => listed.right[row], soldCardExtras, soldBesideCards);
    const pieces = await Promise.all(
      theme.suite.map((piece) => showCardTheme(scope, piece)(environment)()),
    );
    const suite = pieces.flatMap((piece): readonly SuitePiece[] => {
      const offer = E.isRight(piece) ? offerOf(piece.right.facts) : undefined;
      return E.isRight(piece) && offer ? [{ theme: piece.right, from: cardFromPrice(offer) }] : [];
    });
    return E.right({ theme, offer: offerOf(theme.facts), suite });
  };
