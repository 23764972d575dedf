import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { canvasEdge } from '../../../core/domain/image/canvas-edge.ts';
import { sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import type { ShownOption } from '../../../core/domain/image/shown-options.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import type { EdgeFinish, SpacePrint } from '../../../core/domain/preview/place-print.ts';
import { sheetDepth } from './objects/surfaces.ts';
import { drawnMat } from './printed-sheet.ts';

/** Polished edges show the photo once more, from inside; a sheet's own edge is in the plate. */
const edgeOf = (material: MaterialType, options: readonly ShownOption[]): EdgeFinish => {
  if (sheetMeasures[material].edge === 'wrap') return canvasEdge(options).edgeStyle;
  return material === 'acrylglas' || material === 'echtglas' ? 'gespiegelt' : 'board';
};

/** A print as it is seen; of a framed one the front alone: the frame is in the scene. */
export const printOf = (source: ObjectSource): SpacePrint => {
  const { material, frame, options = [], width, height } = source;
  if (frame === undefined) {
    const depth = sheetDepth(material, options);
    return { width, height, depth, standOff: 0, edge: edgeOf(material, options) };
  }
  const around = 2 * (drawnMat(source)?.matSize ?? 0);
  return { width: width + around, height: height + around, depth: 0, standOff: 0, edge: 'board' };
};

/** In the order of the scene's name; the finish of an edge has no scene. */
const sceneParts = {
  'aludibond-materialausfuehrung-brushed': 'brushed',
  'leinwand-keilrahmen-38mm': '38mm',
  'acrylglas-bohrung-corner-holes': 'holes',
  'aludibond-bohrung-corner-holes': 'holes',
  'forexplatte-bohrung-corner-holes': 'holes',
  'gallerybond-bohrung-corner-holes': 'holes',
  'pvcplane-oesung-none': 'plain',
} as const satisfies Partial<Record<ShownOption, string>>;

/** With the options that have scenes of their own. */
export const sheetScene = (view: string, { material, options = [] }: ObjectSource): string =>
  [
    view,
    material,
    ...Object.entries(sceneParts).flatMap(([option, part]) =>
      options.some((chosen) => chosen === option) ? [part] : [],
    ),
  ].join('-');
