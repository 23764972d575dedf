import { findMaterial, startOption } from '../calculator/calculator.ts';
import type { Calculator, CalculatorState } from '../calculator/calculator.ts';
import { calculatorContextOf } from '../calculator/calculator-context.ts';
import type { MatType } from '../catalogue/materials.ts';
import type { Locale } from '../locale/locales.ts';
import { frameWithMat } from '../photoframe/mat-choice.ts';
import type { HandOffContext } from './parameters.ts';
import { photoFrameUrl } from './photo-frame.ts';

/** What the way on to the photo frame designer needs beside the selection. */
export type PictureLinkSetting = HandOffContext<Locale> & {
  /** Where the photo frame designer answers. */
  readonly base: string;
  /** The chosen mat; the frame's default one where it is absent. */
  readonly matType?: MatType | undefined;
};

/**
 * The address that hands the picture of a calculator to the photo frame designer: that of
 * `handOffFromCalculator` for what the calculator of a wall picture or photo frame offers, without
 * the parameters of the other five designers, so that it is small enough for a page.
 */
export const pictureLink = (
  calculator: Calculator,
  state: CalculatorState,
  { base, matType, ...context }: PictureLinkSetting,
): string => {
  const { materialType } = findMaterial(calculator, state.material) ?? startOption(calculator);
  const { frameType, designId } = calculatorContextOf(calculator, state);
  return photoFrameUrl(base, {
    materialType,
    format: state.format,
    frame: frameType === undefined ? undefined : frameWithMat(frameType, matType),
    designId,
    ...context,
  });
};
