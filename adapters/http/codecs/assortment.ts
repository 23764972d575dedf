/** What is sold (storefront §7, "Frame selection", "Price paths"). */
import { formatKeys, type FormatKey } from '../../../core/domain/format/format-keys.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { t } from '../../../core/fp.ts';
import { FormatPrice } from './prices.ts';
import { refined, WireFormat, WireFrame, WireMaterial, WirePrice } from './wire.ts';

const isFormatKey = oneOf(formatKeys);

const WireFormatKey = refined('WireFormatKey', (value): value is FormatKey => isFormatKey(value));

/** The lowest price is absent where no format is available. */
const FormatGroup = t.intersection([
  t.type({ key: WireFormatKey, formats: t.readonlyArray(FormatPrice) }),
  t.partial({ priceCurrent: WirePrice, priceOriginal: WirePrice, isFrom: t.boolean }),
]);

export const FormatGroupsAnswer = t.type(
  { payload: t.type({ groups: t.readonlyArray(FormatGroup) }) },
  'FormatGroupsAnswer',
);

/** With a picture of the article in each group's first format, from the media library. */
export const PicturedFormatGroupsAnswer = t.type(
  {
    payload: t.type({
      groups: t.readonlyArray(t.intersection([FormatGroup, t.type({ image: t.string })])),
    }),
  },
  'PicturedFormatGroupsAnswer',
);

export const CalculatorReferenceAnswer = t.type(
  {
    payload: t.type({
      materials: t.readonlyArray(
        t.type({
          article: t.string,
          formats: t.readonlyArray(FormatPrice),
          initialFormatType: WireFormat,
        }),
      ),
    }),
  },
  'CalculatorReferenceAnswer',
);

/** Without `frameTypes`: all frames. */
export const FrameTypesQuery = t.partial(
  { frameTypes: t.readonlyArray(WireFrame) },
  'FrameTypesQuery',
);

/** A frame that nothing is sold in has no materials. */
export const FrameTypesAnswer = t.type(
  {
    payload: t.type({
      frames: t.readonlyArray(
        t.type({
          frameType: WireFrame,
          materials: t.readonlyArray(WireMaterial),
          frameVariants: t.readonlyArray(t.string),
        }),
      ),
    }),
  },
  'FrameTypesAnswer',
);

/** Without a material: all. */
export const SelectionQuery = t.partial({ materialType: WireMaterial }, 'SelectionQuery');

/** Of each material: its options, and its frames with all that goes with them. */
export const SelectionAnswer = t.type(
  {
    payload: t.type({
      materials: t.readonlyArray(
        t.type({
          materialType: WireMaterial,
          isSoldUnframed: t.boolean,
          optionTypes: t.readonlyArray(t.string),
          frames: t.readonlyArray(
            t.type({
              frameType: WireFrame,
              optionTypes: t.readonlyArray(t.string),
              frameVariants: t.readonlyArray(t.string),
              matTypes: t.readonlyArray(t.string),
              glassTypes: t.readonlyArray(t.string),
            }),
          ),
        }),
      ),
    }),
  },
  'SelectionAnswer',
);
