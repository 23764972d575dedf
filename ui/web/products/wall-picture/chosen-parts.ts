/** The choices beside material and format, in words and in money. */
import { selectedPrice } from '../../../../core/domain/configurator/configurator.ts';
import type { Price } from '../../../../core/domain/money/money.ts';
import { matsOf } from '../../../../core/domain/catalogue/mat-choice.ts';
import {
  chosenParts,
  priceWithParts,
  type ChosenPart,
} from '../../../../core/domain/products/wall-picture/part-offer.ts';
import { frameOfComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The price of a selection with its parts, and whether all of them are in it. */
type SelectionPrice = {
  readonly price: Price | undefined;
  /** False while the prices of the parts are asked for: it costs this much at least. */
  readonly isWhole: boolean;
  readonly parts: readonly ChosenPart[];
};

/** A selection, and what is known of the prices of its parts. */
type PricedConfiguration = Pick<
  PictureConfiguration,
  'configurator' | 'state' | 'article' | 'components'
> & {
  readonly parts: Pick<PictureConfiguration['parts'], 'offer'>;
};

/** The price of the article in its format, and of each part that is not its default. */
export const priceOfConfiguration = ({
  configurator,
  state,
  article,
  components,
  parts: { offer },
}: PricedConfiguration): SelectionPrice => {
  const price = selectedPrice(configurator, state);
  const isPlain =
    components.optionTypes.length === 0 && Object.values(components).every((one) => !one?.length);
  const parts = offer === undefined ? undefined : chosenParts(article, offer, components);
  if (price === undefined) return { price, isWhole: true, parts: [] };
  if (parts === undefined) return { price, isWhole: isPlain, parts: [] };
  return {
    price: priceWithParts(price.priceCurrent.currency, price, parts),
    isWhole: true,
    parts,
  };
};

/** The names of the chosen parts, to follow the name of the article. */
export const partsText = ({
  article: { frameType },
  components,
  parts: { data },
}: PictureConfiguration): readonly string[] => {
  const { frameVariant, glassType, optionTypes } = components;
  // A glazed frame is told with its mat, the usual one and none, too.
  const mat =
    frameType === undefined || matsOf(frameType).length === 0
      ? undefined
      : frameOfComponents(frameType, components).matType;
  return [frameVariant, mat, glassType, ...optionTypes].flatMap(
    (value) => (value === undefined ? undefined : data?.labels[value]) ?? [],
  );
};
