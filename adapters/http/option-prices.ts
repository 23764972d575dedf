import { printFormat } from '../../core/domain/format/format.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Money } from '../../core/domain/money/money.ts';
import { parseWirePrice } from '../../core/domain/money/wire-price.ts';
import { E, TE, pipe, type t } from '../../core/fp.ts';
import type { OptionPrices } from '../../core/ports/wall-picture/option-prices.ts';
import type { PriceError } from '../../core/ports/prices.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { OptionPricesAnswer, WireSurcharge } from './codecs/option-prices.ts';
import type { PictureQuery } from './codecs/prices.ts';
import { optionPriceEndpoints } from './endpoints/option-prices.ts';
import { priceError } from './prices.ts';

type Options = t.TypeOf<typeof OptionPricesAnswer>['payload'];

type Priced<Row> = Omit<Row, 'surcharge'> & { readonly surcharge: Money };

/** `place` is where the list stands in the answer. */
const readSurcharges = <Row extends { readonly surcharge: WireSurcharge }>(
  locale: Locale,
  place: string,
  rows: readonly Row[],
): E.Either<PriceError, readonly Priced<Row>[]> =>
  pipe(
    rows,
    E.traverseArray((row) =>
      pipe(
        parseWirePrice(currencyOf(locale), row.surcharge),
        E.bimap(
          ({ kind, text }): PriceError => ({
            kind: 'price-answer-refused',
            reason: `payload.${place} is ${kind}: "${text}"`,
          }),
          (surcharge) => ({ ...row, surcharge }),
        ),
      ),
    ),
  );

const askOptions = (
  api: ApiSettings,
  scope: Parameters<OptionPrices['surcharges']>[0],
  query: t.TypeOf<typeof PictureQuery>,
): TE.TaskEither<PriceError, Options> =>
  pipe(
    callEndpoint(api, optionPriceEndpoints.optionPrices, { scope, query, body: undefined }),
    TE.bimap(priceError, ({ payload }) => payload),
  );

/** Prices of options and parts of frames over HTTP (storefront §7, "Price paths"). */
export const httpOptionPrices = (api: ApiSettings): OptionPrices => ({
  surcharges: (scope, { materialType, frameType }, format) =>
    pipe(
      askOptions(api, scope, {
        materialType,
        ...(frameType !== undefined && { frameType }),
        formatType: printFormat(format),
      }),
      TE.chainEitherK(({ groups }) =>
        readSurcharges(
          scope.locale,
          'groups',
          groups
            .flatMap(({ options }) => options)
            .filter(({ isDefault }) => !isDefault)
            .map(({ optionType, surcharge }) => ({ optionType, surcharge })),
        ),
      ),
    ),
  frameParts: (scope, { materialType, frameType, matSize }, format) =>
    pipe(
      askOptions(api, scope, {
        materialType,
        frameType,
        formatType: printFormat(format),
        // A width alone is that of the frame's usual mat, or of a white one.
        ...(matSize === 0 ? { matType: 'mat-none' } : { matType: 'mat-weiss' }),
        matSize: String(matSize),
      }),
      TE.chainEitherK(({ frameVariants, mats, glassTypes }) =>
        pipe(
          E.Do,
          E.bind('variants', () => readSurcharges(scope.locale, 'frameVariants', frameVariants)),
          E.bind('mats', () => readSurcharges(scope.locale, 'mats', mats)),
          E.bind('glasses', () => readSurcharges(scope.locale, 'glassTypes', glassTypes)),
          E.map(({ variants, ...others }) => ({
            ...others,
            frames: variants.map(({ frameVariant, surcharge }) => ({
              producedFrame: frameVariant,
              surcharge,
            })),
          })),
        ),
      ),
    ),
});
