import type { CalculatorData } from '../calculator/calculator-data.ts';

/** What the page of a wall picture needs beside its content. */
export type WallPictureData = CalculatorData & { readonly product: 'framedMaterial' };
