/** The choices beside material and format, in words and in money. */
import { selectedPrice } from '../../../../core/domain/configurator/configurator.ts';
import type { Price } from '../../../../core/domain/money/money.ts';
import { matsOf } from '../../../../core/domain/catalogue/mat-choice.ts';
import {
  chosenComponents,
  priceWithComponents,
  type ChosenComponent,
} from '../../../../core/domain/products/wall-picture/component-offer.ts';
import { frameOfComponents } from '../../../../core/domain/products/wall-picture/component-selection.ts';
import type { PictureConfiguration } from './use-picture-configuration.ts';

/** The price of a selection with its components, and whether all of them are in it. */
type SelectionPrice = {
  readonly price: Price | undefined;
  /** False while the prices of the components are asked for: it costs this much at least. */
  readonly isWhole: boolean;
  readonly components: readonly ChosenComponent[];
};

/** A selection, and what is known of the prices of its components. */
type PricedConfiguration = Pick<
  PictureConfiguration,
  'configurator' | 'state' | 'article' | 'components'
> & {
  readonly knownComponents: Pick<PictureConfiguration['knownComponents'], 'offer'>;
};

/** The price of the article in its format, and of each component that is not its default. */
export const priceOfConfiguration = ({
  configurator,
  state,
  article,
  components,
  knownComponents: { offer },
}: PricedConfiguration): SelectionPrice => {
  const price = selectedPrice(configurator, state);
  const isPlain =
    components.optionTypes.length === 0 && Object.values(components).every((one) => !one?.length);
  const chosen = offer === undefined ? undefined : chosenComponents(article, offer, components);
  if (price === undefined) return { price, isWhole: true, components: [] };
  if (chosen === undefined) return { price, isWhole: isPlain, components: [] };
  return {
    price: priceWithComponents(price.priceCurrent.currency, price, chosen),
    isWhole: true,
    components: chosen,
  };
};

/** The names of the chosen components, to follow the name of the article. */
export const componentsText = ({
  article: { frameType },
  components,
  knownComponents: { data },
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
