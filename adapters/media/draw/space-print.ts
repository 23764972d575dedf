import { spacePrintOf } from '../../../core/domain/preview/space-print.ts';
import type { ShownOption } from '../../../core/domain/image/shown-options.ts';
import type { LayerSource, ObjectSource } from '../../../core/domain/image/sources.ts';
import type { SpacePrint } from '../../../core/domain/preview/place-print.ts';
import { drawnMat } from './printed-sheet.ts';

/** With the mat that the object's view shows. */
export const printOf = (source: ObjectSource): SpacePrint =>
  spacePrintOf({ ...source, matSize: drawnMat(source)?.matSize ?? 0 });

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
export const sheetScene = (
  view: string,
  { material, options = [] }: Pick<LayerSource, 'material' | 'options'>,
): string =>
  [
    view,
    material,
    ...Object.entries(sceneParts).flatMap(([option, part]) =>
      options.some((chosen) => chosen === option) ? [part] : [],
    ),
  ].join('-');
