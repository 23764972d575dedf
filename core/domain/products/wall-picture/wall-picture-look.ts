import { formatMillimetres } from '../../format/format.ts';
import { isObjectSize } from '../../image/parse-source.ts';
import type { PictureSource } from '../../image/sources.ts';
import type { WallPicture } from './wall-picture.ts';

/** A picture as it hangs, in its frame and format; one of extreme sides is its material alone. */
export const wallPictureLook = ({ materialType, frame, format }: WallPicture): PictureSource => {
  const { width, height } = formatMillimetres(format);
  return isObjectSize(width, height)
    ? {
        kind: 'object',
        motif: 'mountains',
        seed: 1,
        view: 'perspective',
        material: materialType,
        frame: frame?.frameType,
        width,
        height,
      }
    : { kind: 'material', material: materialType };
};
