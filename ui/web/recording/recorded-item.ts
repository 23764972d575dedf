/** A chunk of its own: it needs the rules of configurators, which pages with one have already. */
import { configuratorContextOf } from '../../../core/domain/configurator/configurator-context.ts';
import {
  findMaterial,
  selectedPrice,
  startOption,
} from '../../../core/domain/configurator/configurator.ts';
import { readSelection, stateOfSelection } from '../../../core/domain/configurator/selection.ts';
import { printSku } from '../../../core/domain/configurator/sku.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { PricedProductData } from '../products/registry.ts';

/** What an address has chosen of a product, as the statistics know it. */
export const recordedItem = (
  { configurator, extra }: Pick<PricedProductData, 'configurator' | 'extra'>,
  unit: LengthUnit,
  search: string,
): TrackedItem => {
  const query = new URLSearchParams(search);
  const requested = readSelection(unit, (name) => query.get(name));
  const state = stateOfSelection(configurator, requested, extra);
  const { materialType } = findMaterial(configurator, state.material) ?? startOption(configurator);
  const { frameType } = configuratorContextOf(configurator, state);
  return {
    id: printSku(materialType, frameType, state.format),
    category: configurator.product,
    variant: printFormat(state.format),
    quantity: 1,
    price: selectedPrice(configurator, state)?.priceCurrent,
  };
};
