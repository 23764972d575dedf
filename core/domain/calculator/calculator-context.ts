import type { CalculatorSelection } from '../designer/from-calculator.ts';
import { printFormat } from '../format/format.ts';
import {
  findFormatOption,
  findMaterial,
  visibleFormats,
  type AnyCalculator,
  type CalculatorContext,
  type CalculatorState,
} from './calculator.ts';

/**
 * What a state hands on beside the chosen option: the contexts of the calculator, the option and
 * the format, the later ones winning, and the chosen format itself (supporting §3, "Calculator").
 */
export const calculatorContextOf = (
  calculator: AnyCalculator,
  state: CalculatorState,
): CalculatorContext => ({
  ...calculator.context,
  ...findMaterial(calculator, state.material)?.context,
  ...findFormatOption(visibleFormats(calculator, state), state.format)?.context,
  formatType: printFormat(state.format),
});

/**
 * What the designer URL of a state is built from, `handOffFromCalculator` does it (supporting §7):
 * the calculator's context, the selected option and format, and the collage flag. The kind of
 * calculator says whether it is a collage: a photo frame may have a design, too.
 */
export const calculatorSelection = (
  calculator: AnyCalculator,
  state: CalculatorState,
): CalculatorSelection => {
  const { product } = calculator;
  return {
    product,
    isCollage: product === 'collage',
    ...calculatorContextOf(calculator, state),
    materialType: findMaterial(calculator, state.material)?.materialType,
    photobookType: product === 'photobook' ? state.material : undefined,
  };
};
