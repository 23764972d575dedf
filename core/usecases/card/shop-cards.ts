/** The cards channel's overview, themes and accessories. */
import type { CardAccessoryKind } from '../../domain/catalogue/card-extras.ts';
import type { CardTheme } from '../../domain/products/card/card-theme.ts';
import type { CardThemePage } from '../../domain/products/card/find-cards.ts';
import { readCardOverview } from '../../domain/products/card/overview-query.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type {
  CardAccessory,
  CardAccessoryError,
  HasCardAccessories,
} from '../../ports/card/card-accessories.ts';
import type { CardThemeError, HasCardThemes } from '../../ports/card/card-themes.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import type { ShopRefusal } from '../../ports/shop-refusal.ts';
import { outagesReported, reportFailed, tapLeft } from '../report.ts';

const failed = 'overview-container-load-failed';

/** The themes that the query of an overview page asks for; a failure is logged (storefront §8). */
export const showCardOverview =
  (
    scope: ShopScope,
    search: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasLog, CardThemeError, CardThemePage> =>
  (environment) =>
    outagesReported(
      environment,
      'themes',
      environment.cardThemes.overview(scope, readCardOverview(search)),
      failed,
    );

/** The theme at `/themes/{id}`; an empty id is as good as an unknown one (storefront §5). */
export const showCardTheme =
  (
    scope: ShopScope,
    id: string,
  ): RTE.ReaderTaskEither<HasCardThemes & HasLog, CardThemeError, CardTheme> =>
  (environment) =>
    id.trim() === ''
      ? TE.left({ kind: 'theme-not-found', id })
      : outagesReported(environment, 'themes', environment.cardThemes.theme(scope, id), failed);

/** The accessories of a kind; a service that does not answer is logged. */
export const showCardAccessories =
  (
    scope: ShopScope,
    kind: CardAccessoryKind,
  ): RTE.ReaderTaskEither<
    HasCardAccessories & HasLog,
    CardAccessoryError,
    readonly CardAccessory[]
  > =>
  ({ cardAccessories, log }) =>
    outagesReported({ log }, 'accessories', cardAccessories.list(scope, kind), failed);

/** Less than one piece of an accessory, or a part of one; the shop was not asked. */
export type AccessoryQuantityError = {
  readonly kind: 'no-accessory-quantity';
  readonly quantity: number;
};

const accessoryQuantity = (quantity: number): E.Either<AccessoryQuantityError, number> =>
  Number.isSafeInteger(quantity) && quantity >= 1
    ? E.right(quantity)
    : E.left({ kind: 'no-accessory-quantity', quantity });

/** Puts accessories into the cart; what cannot be mended is logged as `error-add-accessory`. */
export const addCardAccessory =
  (
    scope: ShopScope,
    sku: string,
    quantity: number,
  ): RTE.ReaderTaskEither<
    HasCardAccessories & HasLog,
    AccessoryQuantityError | ShopRefusal<'error-add-accessory'>,
    void
  > =>
  ({ cardAccessories, log }) =>
    pipe(
      TE.fromEither(accessoryQuantity(quantity)),
      TE.flatMap((pieces) =>
        tapLeft(cardAccessories.add(scope, sku, pieces), (refusal) => reportFailed(log, refusal)),
      ),
    );
