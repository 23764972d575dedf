/** A chunk of its own: it needs the rules of configurators, which pages with one have already. */
import {
  selectedArticle,
  selectedPrice,
} from '../../../../core/domain/configurator/configurator.ts';
import { readSelection } from '../../../../core/domain/configurator/selection.ts';
import { printSku } from '../../../../core/domain/configurator/sku.ts';
import type { TrackedItem } from '../../../../core/domain/consent/tracking-event.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../../core/domain/locale/locales.ts';
import { knownState } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import {
  knownConfigurations,
  withKnownFramings,
  type ConfiguredProduct,
} from './known-configurations.ts';

/** The selection of an address as statistics know it. */
export const recordedItem = (
  product: ConfiguredProduct,
  unit: LengthUnit,
  search: string,
): TrackedItem => {
  const query = new URLSearchParams(search);
  const requested = readSelection(unit, (name) => query.get(name));
  const known = knownConfigurations(product);
  const configurator = withKnownFramings(product.configurator, known);
  const state = knownState({ configurator, known }, requested);
  const { materialType, frameType } = selectedArticle(configurator, state);
  return {
    id: printSku(materialType, frameType, state.format),
    category: configurator.product,
    variant: printFormat(state.format),
    quantity: 1,
    price: selectedPrice(configurator, state)?.priceCurrent,
  };
};
