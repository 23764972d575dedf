import type { Configurator, ConfiguratorState } from '../../domain/configurator/configurator.ts';
import { readSoldArticle } from '../../domain/products/article.ts';
import { pictureLink } from '../../domain/products/wall-picture/picture-link.ts';
import type { Price } from '../../domain/money/money.ts';
import type { ComponentSelection } from '../../domain/products/wall-picture/component-selection.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasClock } from '../../ports/clock.ts';
import type { HasLog } from '../../ports/log.ts';
import type { HasArticlePrices } from '../../ports/article-prices.ts';
import type { HasPrices } from '../../ports/prices.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { priceWholeHandOff, type ArticlePriceError } from '../price-article.ts';

/**
 * What a selection of a page costs in another market of the channel, in that market's currency: the
 * price of the same hand-off there, so that it is the one by which it is ordered there. `not-sold`
 * where an article, a format or a part is not.
 */
export const priceElsewhere =
  (
    scope: ShopScope,
    configurator: Configurator,
    state: ConfiguratorState,
    parts: ComponentSelection,
  ): RTE.ReaderTaskEither<
    HasPrices & HasArticlePrices & HasClock & HasLog,
    ArticlePriceError,
    Price
  > =>
  (environment) => {
    const query = pictureLink(configurator, state, { base: '', parts, locale: scope.locale });
    return pipe(
      TE.fromIOEither(() =>
        readSoldArticle(
          { designer: 'photo-frame', query },
          { channel: scope.channel, now: environment.clock.now() },
        ),
      ),
      TE.mapLeft((): ArticlePriceError => ({ kind: 'not-sold' })),
      TE.flatMap((handOff) => priceWholeHandOff(scope, handOff)(environment)),
      TE.map(({ price }) => price),
    );
  };
