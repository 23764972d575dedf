import { loadedBlock } from '../../../../blocks/draw-blocks.tsx';
import { CalculatorBlockView } from './calculator.tsx';
import { loadCalculatorForms } from './loader.ts';

/** A configurator of wall pictures in the body of a page. */
export const wallPictureBlock = loadedBlock({
  load: loadCalculatorForms,
  View: CalculatorBlockView,
});
