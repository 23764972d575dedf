import { frameColour } from '../../catalogue/frame-colours.ts';
import type { HandedPicture } from '../../designer/own-picture-parameters.ts';
import { canvasEdge } from '../../image/canvas-edge.ts';
import type { HungPrint } from '../../image/hung-print.ts';
import { wrapOf } from '../../image/picture-crop.ts';
import type { PrintedPhoto } from '../product.ts';
import type { WallPicture } from './wall-picture.ts';

/** A wall picture as it is drawn. */
export const hungPrintOf = ({ materialType, format, frame, options }: WallPicture): HungPrint => ({
  material: materialType,
  frame: frame?.frameType,
  mat: frame?.glazing?.mat,
  frameColour: frame && frameColour(frame.producedFrame),
  isMuseumGlass: frame?.glazing?.glassType !== undefined,
  format,
  edgeStyle: canvasEdge(options).edgeStyle,
});

/** The shopper's own photo on a wall picture, handed over or still to come. */
export const printedPhotoOf = (
  picture: WallPicture,
  photo: HandedPicture | undefined,
): PrintedPhoto => ({
  object: picture,
  photo,
  print: hungPrintOf(picture),
  wrap: wrapOf(
    {
      materialType: picture.materialType,
      frameType: picture.frame?.frameType,
      optionTypes: picture.options,
    },
    picture.format.unit,
  ),
});
