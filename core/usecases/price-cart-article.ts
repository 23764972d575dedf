import type { CartHandOff } from '../domain/cart/cart-article.ts';
import { handedPicture } from '../domain/designer/handed-picture.ts';
import { formatUnitOf } from '../domain/locale/locale-units.ts';
import type { Price } from '../domain/money/money.ts';
import type { WallPicture } from '../domain/products/wall-picture/wall-picture.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOptionPrices } from '../ports/option-prices.ts';
import type { HasPrices, PriceError } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { completeWallPicture } from './complete-hand-off.ts';
import { pricePicture } from './price-formats.ts';
import { isOutage, type Outage } from '../ports/outage.ts';

/** A hand-off that says all that its price depends on, and the picture that it is. */
export type OrderedPicture<HandOff extends CartHandOff = CartHandOff> = {
  readonly handOff: HandOff;
  readonly picture: WallPicture;
};

/** Why a hand-off has no price here: it is not sold so, or the price service did not answer. */
export type CartPriceError = { readonly kind: 'not-sold' } | Outage<'prices-unavailable'>;

const notSold: CartPriceError = { kind: 'not-sold' };

const priceError = (error: PriceError): CartPriceError =>
  isOutage(error) ? { kind: 'prices-unavailable', reason: error.reason } : notSold;

/** The picture of a hand-off that is whole, measured as this site measures. */
export const orderedPicture = (
  { locale }: Pick<ShopScope, 'locale'>,
  handOff: CartHandOff,
): E.Either<CartPriceError, OrderedPicture> => {
  const { materialType, format, frame, optionTypes } = handOff;
  if (materialType === undefined || format?.unit !== formatUnitOf(locale)) return E.left(notSold);
  return pipe(
    handedPicture({ materialType, format, frame, optionTypes }),
    E.bimap(
      () => notSold,
      (picture) => ({ handOff, picture }),
    ),
  );
};

/** A hand-off with what its defaults stand for, so that it stays the same when they change. */
const completed = (
  scope: ShopScope,
  handOff: CartHandOff,
): RTE.ReaderTaskEither<HasPrices, CartPriceError, CartHandOff> =>
  handOff.designer === 'collage'
    ? () => TE.right(handOff)
    : (environment) =>
        pipe(
          completeWallPicture(scope, { ...handOff, locale: scope.locale })(environment),
          TE.bimap(priceError, ({ materialType, frame, format }) => ({
            ...handOff,
            materialType,
            frame,
            format,
          })),
        );

/** Completes a hand-off, and says what one piece of it costs here now. */
export const priceHandOff =
  (
    scope: ShopScope,
    handOff: CartHandOff,
  ): RTE.ReaderTaskEither<
    HasPrices & HasOptionPrices & HasLog,
    CartPriceError,
    OrderedPicture & { readonly price: Price }
  > =>
  (environment) =>
    pipe(
      completed(scope, handOff)(environment),
      TE.flatMapEither((whole) => orderedPicture(scope, whole)),
      TE.bindW('price', ({ picture }) =>
        pipe(pricePicture(scope, picture)(environment), TE.mapLeft(priceError)),
      ),
    );
