import type { MatType } from '../../../../core/domain/catalogue/materials.ts';
import type { CalculatorData } from '../calculator/calculator-data.ts';

/** What the page of a photo frame needs beside its content. */
export type PhotoFrameData = CalculatorData & {
  readonly product: 'photoFrame';
  /** What the mats are called. */
  readonly matNames: Readonly<Record<MatType, string>>;
};
