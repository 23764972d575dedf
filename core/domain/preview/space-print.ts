import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import { sheetMeasures } from '../catalogue/object-measures.ts';
import { millimetresOfTenths } from '../format/format.ts';
import { stretcherDepths } from '../format/stretcher-depths.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { canvasEdge } from '../image/canvas-edge.ts';
import type { EdgeFinish, SpacePrint } from './place-print.ts';

/** Millimetres; canvas has its stretcher frame's. */
export const sheetDepth = (
  material: MaterialType,
  options: readonly string[],
  unit: LengthUnit = 'cm',
): number =>
  material === 'leinwand'
    ? millimetresOfTenths(unit, stretcherDepths[canvasEdge(options).stretcher][unit])
    : sheetMeasures[material].depth;

/** Polished edges show the photo once more, from inside; a sheet's own edge is in the plate. */
const edgeOf = (material: MaterialType, options: readonly string[]): EdgeFinish => {
  if (sheetMeasures[material].edge === 'wrap') return canvasEdge(options).edgeStyle;
  return material === 'acrylglas' || material === 'echtglas' ? 'gespiegelt' : 'board';
};

/** A print in millimetres, with the mat that is seen around it. */
export type SeenPrint = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  readonly options?: readonly string[] | undefined;
  readonly width: number;
  readonly height: number;
  readonly matSize: number;
  /** Of its format; absent is centimetres. */
  readonly unit?: LengthUnit | undefined;
};

/** A print as it is seen; of a framed one the front alone: the frame is in the scene. */
export const spacePrintOf = (print: SeenPrint): SpacePrint => {
  const { material, frame, options = [], width, height, matSize, unit } = print;
  if (frame === undefined) {
    const depth = sheetDepth(material, options, unit);
    return { width, height, depth, standOff: 0, edge: edgeOf(material, options) };
  }
  const around = 2 * matSize;
  return { width: width + around, height: height + around, depth: 0, standOff: 0, edge: 'board' };
};
