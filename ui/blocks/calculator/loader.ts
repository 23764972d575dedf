import type { Calculator } from '../../../core/domain/calculator/calculator.ts';
import type { CalculatorBlock } from '../../../core/domain/content/blocks/calculator.ts';
import { E } from '../../../core/fp.ts';
import { priceCalculator } from '../../../core/usecases/configure-picture.ts';
import type { LoadBlock } from '../block-loader.ts';

/** A calculator with its prices, and where the designer is that its forms lead to. */
export type CalculatorFormsData = { readonly calculator: Calculator; readonly base: string };

/** Prices a calculator that stands in a body beside the live one; the address selects nothing in it. */
export const loadCalculatorForms: LoadBlock<CalculatorBlock, CalculatorFormsData> = async (
  block,
  { scope, ports },
) => {
  const nothing = { material: undefined, format: undefined };
  const priced = await priceCalculator(scope, block, nothing)(ports)();
  return E.isRight(priced)
    ? { calculator: priced.right.calculator, base: ports.designerBases['photo-frame'] }
    : undefined;
};
