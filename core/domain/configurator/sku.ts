import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../catalogue/materials.ts';
import { printFormat, type Format } from '../format/format.ts';
import { readFormat } from '../format/parse-format.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { materialValue } from './configurator.ts';
import type { RequestedSelection } from './selection.ts';
import { textOf } from '../text/text.ts';

/**
 * Material, frame if any, and format, joined by underscores: `acrylglas_artbox_900x600`. The
 * specification names the parameter; its form is ours.
 */
export const printSku = (
  materialType: MaterialType,
  frameType: FrameType | undefined,
  format: Format,
): string =>
  [materialType, ...(frameType === undefined ? [] : [frameType]), printFormat(format)].join('_');

/** What a SKU preselects (supporting §4); one that is not a wall picture's preselects nothing. */
export const readSku = (unit: LengthUnit, sku: string): RequestedSelection => {
  const [material = '', ...rest] = textOf(sku).split('_');
  const format = readFormat(unit, rest.at(-1) ?? '');
  const [frame, ...others] = rest.slice(0, -1);
  const isFrame = frame === undefined || isFrameType(frame);
  return isMaterialType(material) && isFrame && others.length === 0 && format !== undefined
    ? { material: materialValue(material, frame), format }
    : { material: undefined, format: undefined };
};
