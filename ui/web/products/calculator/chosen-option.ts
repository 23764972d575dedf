import {
  findMaterial,
  startOption,
  type MaterialOption,
} from '../../../../core/domain/calculator/calculator.ts';
import type { CalculatorUse } from './use-calculator.ts';

/** The option that is chosen, else the one that the calculator starts with. */
export const chosenOption = ({
  calculator,
  state,
}: Pick<CalculatorUse, 'calculator' | 'state'>): MaterialOption =>
  findMaterial(calculator, state.material) ?? startOption(calculator);
