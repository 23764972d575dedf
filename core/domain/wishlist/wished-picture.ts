import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../catalogue/materials.ts';
import { parameterText } from '../designer/parameter-source.ts';
import type { Format } from '../format/format.ts';
import { readFormat } from '../format/parse-format.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/** The wall picture that an entry describes. */
export type WishedPicture = {
  readonly materialType: MaterialType;
  readonly frameType: FrameType | undefined;
  readonly format: Format;
};

/**
 * The wall picture of an entry, by which it is named, priced and drawn; undefined for every other
 * product, and where the material, the frame or the format is none of the shop's.
 */
export const wishedPicture = (entry: WishlistEntry): WishedPicture | undefined => {
  if (entry.kind !== 'configuration' || entry.product !== 'photo-frame') return undefined;
  const text = (name: string): string => parameterText(entry.parameters, name) ?? '';
  const [materialType, frame] = [text('materialType'), text('frameType')];
  const frameType = isFrameType(frame) ? frame : undefined;
  const format = readFormat(entry.unit, text('formatType'));
  return isMaterialType(materialType) && format !== undefined && (frame === '' || frameType)
    ? { materialType, frameType, format }
    : undefined;
};
