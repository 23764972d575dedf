import type { CalculatorData } from '../calculator/calculator-data.ts';

/** What the page of a photo frame needs beside its content. */
export type PhotoFrameData = CalculatorData & { readonly product: 'photoFrame' };
