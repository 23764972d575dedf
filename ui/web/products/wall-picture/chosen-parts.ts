/** What is chosen beside material and format, in words and in money. */
import { selectedPrice } from '../../../../core/domain/configurator/configurator.ts';
import type { Price } from '../../../../core/domain/money/money.ts';
import { matsOf } from '../../../../core/domain/catalogue/mat-choice.ts';
import {
  chosenParts,
  priceWithParts,
  type ChosenPart,
} from '../../../../core/domain/products/wall-picture/part-offer.ts';
import { frameOfWish } from '../../../../core/domain/products/wall-picture/part-wish.ts';
import type { ConfiguratorUse } from './use-configurator.ts';

/** The price of a selection with its parts, and whether all of them are in it. */
type SelectionPrice = {
  readonly price: Price | undefined;
  /** False while the prices of the parts are asked for: it costs this much at least. */
  readonly isWhole: boolean;
  readonly parts: readonly ChosenPart[];
};

/** A selection, and what is known of the prices of its parts. */
type PricedUse = Pick<ConfiguratorUse, 'configurator' | 'state' | 'article' | 'wish'> & {
  readonly parts: Pick<ConfiguratorUse['parts'], 'offer'>;
};

/** What a selection costs: its article in its format, and each part that is not its default. */
export const priceOfUse = ({
  configurator,
  state,
  article,
  wish,
  parts: { offer },
}: PricedUse): SelectionPrice => {
  const price = selectedPrice(configurator, state);
  const isPlain = wish.optionTypes.length === 0 && Object.values(wish).every((one) => !one?.length);
  const parts = offer === undefined ? undefined : chosenParts(article, offer, wish);
  if (price === undefined) return { price, isWhole: true, parts: [] };
  if (parts === undefined) return { price, isWhole: isPlain, parts: [] };
  return {
    price: priceWithParts(price.priceCurrent.currency, price, parts),
    isWhole: true,
    parts,
  };
};

/** What the chosen parts are called together, as it is told after the name of the article. */
export const partsText = ({
  article: { frameType },
  wish,
  parts: { data },
}: ConfiguratorUse): readonly string[] => {
  const { frameVariant, glassType, optionTypes } = wish;
  // A glazed frame is told with its mat, the usual one and none, too.
  const mat =
    frameType === undefined || matsOf(frameType).length === 0
      ? undefined
      : frameOfWish(frameType, wish).matType;
  return [frameVariant, mat, glassType, ...optionTypes].flatMap(
    (value) => (value === undefined ? undefined : data?.labels[value]) ?? [],
  );
};
