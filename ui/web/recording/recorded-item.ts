/** A chunk of its own: it needs the rules of calculators, which pages with one have already. */
import { calculatorContextOf } from '../../../core/domain/calculator/calculator-context.ts';
import {
  findMaterial,
  selectedPrice,
  startOption,
} from '../../../core/domain/calculator/calculator.ts';
import { readSelection, stateOfSelection } from '../../../core/domain/calculator/selection.ts';
import { printSku } from '../../../core/domain/calculator/sku.ts';
import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { PricedProductData } from '../products/registry.ts';

/** What an address has chosen of a product, as the statistics know it. */
export const recordedItem = (
  { calculator, extra }: Pick<PricedProductData, 'calculator' | 'extra'>,
  unit: LengthUnit,
  search: string,
): TrackedItem => {
  const query = new URLSearchParams(search);
  const requested = readSelection(unit, (name) => query.get(name));
  const state = stateOfSelection(calculator, requested, extra);
  const { materialType } = findMaterial(calculator, state.material) ?? startOption(calculator);
  const { frameType } = calculatorContextOf(calculator, state);
  return {
    id: printSku(materialType, frameType, state.format),
    category: calculator.product,
    variant: printFormat(state.format),
    quantity: 1,
    price: selectedPrice(calculator, state)?.priceCurrent,
  };
};
