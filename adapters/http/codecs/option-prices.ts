import { isGlassType } from '../../../core/domain/catalogue/frame-parts.ts';
import {
  isMatType,
  type ColouredMat,
  type MatType,
} from '../../../core/domain/catalogue/materials.ts';
import { isOptionGroup, isOptionType } from '../../../core/domain/catalogue/options.ts';
import { isProducedFrame } from '../../../core/domain/catalogue/produced-frame.ts';
import { t } from '../../../core/fp.ts';
import { Count, refined, refinedText, WirePrice } from './wire.ts';

const WireOptionGroup = refinedText('WireOptionGroup', isOptionGroup);

const WireOptionType = refinedText('WireOptionType', isOptionType);

const WireProducedFrame = refinedText('WireProducedFrame', isProducedFrame);

const isColoured = (mat: MatType): mat is ColouredMat => mat !== 'mat-none';

const WireMat = refined(
  'WireMat',
  (value): value is ColouredMat => isMatType(value) && isColoured(value),
);

const WireGlass = refined('WireGlass', isGlassType);

/** The default of each group first; all amounts are above the article's price. */
export const OptionPricesAnswer = t.type(
  {
    payload: t.type({
      groups: t.readonlyArray(
        t.type({
          group: WireOptionGroup,
          options: t.readonlyArray(
            t.type({ optionType: WireOptionType, surcharge: WirePrice, isDefault: t.boolean }),
          ),
        }),
      ),
      frameVariants: t.readonlyArray(
        t.type({ frameVariant: WireProducedFrame, surcharge: WirePrice }),
      ),
      mats: t.readonlyArray(t.type({ matType: WireMat, matSize: Count, surcharge: WirePrice })),
      glassTypes: t.readonlyArray(t.type({ glassType: WireGlass, surcharge: WirePrice })),
    }),
  },
  'OptionPricesAnswer',
);

export type WireSurcharge = t.TypeOf<typeof WirePrice>;

export const FramePriceAnswer = t.type(
  { payload: t.type({ priceCurrent: WirePrice, priceOriginal: WirePrice }) },
  'FramePriceAnswer',
);
