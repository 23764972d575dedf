import { isCardAccessoryKind } from '../../../core/domain/catalogue/card-extras.ts';
import { isAccessoryQuantity } from '../../../core/domain/products/card/accessories.ts';
import { isCardEnvelopeColour } from '../../../core/domain/products/card/card-materials.ts';
import { t } from '../../../core/fp.ts';
import { Count, MessageId, refined, refinedText, WireAmounts } from '../codecs/wire.ts';

/** A card as its designer is handed it, without a locale; what is wrong with it the core says. */
export const CardPriceQuery = t.intersection(
  [
    t.type({ themeId: t.string }),
    t.partial({
      quantity: t.string,
      isSample: t.string,
      designGroupId: t.string,
      designId: t.string,
      formatType: t.string,
      paperType: t.string,
      refinementType: t.string,
      occasion: t.string,
      category: t.string,
      tag: t.string,
      punching: t.string,
      ribbon: t.string,
      ribbonColor: t.string,
      screw: t.string,
      seal: t.string,
      bow: t.string,
      envelope: t.string,
      envelopeColor: t.string,
      inlay: t.string,
      inlayPaper: t.string,
      accessoryTypes: t.readonlyArray(t.string),
    }),
  ],
  'CardPriceQuery',
);

/** So many pieces: what they cost, and what each does. */
const WireRung = t.type({ quantity: Count, total: WireAmounts, each: WireAmounts }, 'WireRung');

/** The chosen quantity, and every rung of the ladder; a sample has none, nor has what is not sold. */
export const CardPriceAnswer = t.type(
  {
    payload: t.intersection([
      t.type({ isAvailable: t.boolean, ladder: t.readonlyArray(WireRung) }),
      t.partial({ price: WireRung }),
    ]),
  },
  'CardPriceAnswer',
);

const WireAccessoryKind = refined('WireAccessoryKind', isCardAccessoryKind);

/** Of a kind, for cards of a format; all that are sold where the question says neither. */
export const AccessoriesQuery = t.partial(
  { kind: WireAccessoryKind, formatType: t.string },
  'AccessoriesQuery',
);

/** By the piece. */
export const AccessoriesAnswer = t.type(
  {
    payload: t.type({
      accessories: t.readonlyArray(
        t.intersection([
          t.type({
            sku: t.string,
            kind: WireAccessoryKind,
            name: t.string,
            price: WireAmounts,
            most: Count,
          }),
          t.partial({
            colour: refined('WireEnvelopeColour', isCardEnvelopeColour),
            formatType: t.string,
          }),
        ]),
      ),
    }),
  },
  'AccessoriesAnswer',
);

/** One piece where the question does not say how many. */
export const AccessoryPriceQuery = t.intersection(
  [
    t.type({ sku: t.string }),
    t.partial({
      quantity: refinedText(
        'WireAccessoryQuantity',
        (text): text is string => /^[1-9]\d{0,3}$/u.test(text) && isAccessoryQuantity(Number(text)),
      ),
    }),
  ],
  'AccessoryPriceQuery',
);

export const AccessoryPriceAnswer = t.type(
  { payload: t.intersection([t.type({ sku: t.string }), WireRung]) },
  'AccessoryPriceAnswer',
);

/** `orderId`: sent again under the same one, nothing more is put into the cart. */
export const AccessoryOrderBody = t.type(
  { orderId: MessageId, sku: t.string, quantity: Count },
  'AccessoryOrderBody',
);

/** Pieces of all articles of the cart. */
export const AccessoryOrderAnswer = t.type(
  { payload: t.type({ cartArticlesAmount: Count }) },
  'AccessoryOrderAnswer',
);
