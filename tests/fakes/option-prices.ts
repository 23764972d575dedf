import type { OptionType } from '../../core/domain/catalogue/option-groups.ts';
import { glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import { frameHolds } from '../../core/domain/catalogue/frame-holds.ts';
import { isOptionType } from '../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../core/domain/catalogue/produced-frame.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import type { PartPrice } from '../../core/domain/pricing/part-price.ts';
import type { PartName } from '../../core/domain/products/wall-picture/picture-parts.ts';
import {
  surchargeAt,
  type PartPrices,
} from '../../core/domain/products/wall-picture/picture-price.ts';
import { TE } from '../../core/fp.ts';
import type { OptionPrices } from '../../core/ports/wall-picture/option-prices.ts';
import type { PriceScope } from '../../core/ports/prices.ts';

/** What the options of the fake cost, in minor units; others are not sold. */
export const soldOptions: ReadonlyMap<OptionType, number> = new Map([
  ['leinwand-keilrahmen-38mm', 1_200],
  ['leinwand-rand-farbig', 300],
]);

/** What every part of a frame costs. */
const framePrices: readonly PartPrice[] = [
  { validFrom: 0, area: 0, amount: 0 },
  { validFrom: 0, area: 10_000_000, amount: 20_000 },
];

/** Any instant: nothing in the fake ever changes. */
const now = 1;

const soldParts: ReadonlyMap<string, number> = soldOptions;

/** What each part costs in the fake. */
export const fakePartPrices: PartPrices = (part) => {
  const amount = soldParts.get(part);
  if (amount !== undefined) return [{ validFrom: 0, area: 0, amount }];
  return isOptionType(part) ? undefined : framePrices;
};

/** The port over some options; every frame is sold with all of its parts. */
export const memoryOptionPrices = (): OptionPrices => {
  const pricesOf = fakePartPrices;
  const money = ({ locale }: PriceScope, minorUnits: number | undefined) => ({
    minorUnits: minorUnits ?? 0,
    currency: currencyOf(locale),
  });
  return {
    surcharges: (scope, { materialType }) =>
      TE.right(
        [...soldOptions]
          .filter(([optionType]) => optionType.startsWith(`${materialType}-`))
          .map(([optionType, minorUnits]) => ({
            optionType,
            surcharge: money(scope, minorUnits),
          })),
      ),
    frameParts: (scope, { frameType, matSize }, format) => {
      const surcharge = (part: PartName, size = matSize) =>
        money(scope, surchargeAt(part, { format, frameType, matSize: size }, pricesOf, now));
      const { isGlazed } = frameHolds[frameType];
      return TE.right({
        frames: producedFramesOf(frameType).map(({ producedFrame }) => ({
          producedFrame,
          surcharge:
            producedFrame === defaultProducedFrameOf(frameType)
              ? money(scope, 0)
              : surcharge(producedFrame),
        })),
        mats: isGlazed
          ? offeredMatSizes.map((size) => ({
              matType: 'mat-weiss' as const,
              matSize: size,
              surcharge: surcharge('mat-weiss', size),
            }))
          : [],
        glasses: isGlazed
          ? glassTypes.map((glassType) => ({ glassType, surcharge: surcharge(glassType) }))
          : [],
      });
    },
  };
};

const away = TE.left({ kind: 'prices-unavailable', reason: 'no answer' } as const);

/** The port while the service does not answer. */
export const failingOptionPrices = (): OptionPrices => ({
  surcharges: () => away,
  frameParts: () => away,
});
