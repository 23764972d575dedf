import type { E } from '../../../fp.ts';
import { printFormat, type Format } from '../../format/format.ts';
import type { MaterialType } from '../../catalogue/materials.ts';
import { parseWallPicture } from './parse-wall-picture.ts';
import type { WallPictureError } from './wall-picture-errors.ts';
import type { WallPicture } from './wall-picture.ts';
import type { FrameChoice } from '../../catalogue/frame-choice.ts';
import type { WallOptions } from './wall-options.ts';

/** What of a hand-off makes a picture on the wall, once material and format are known. */
export type HandedWall = {
  readonly materialType: MaterialType;
  readonly format: Format;
  readonly frame?: FrameChoice | undefined;
  readonly optionTypes: WallOptions;
};

/** The picture that a hand-off asks for, as it is made and priced. */
export const handedPicture = ({
  materialType,
  format,
  frame,
  optionTypes,
}: HandedWall): E.Either<WallPictureError, WallPicture> =>
  parseWallPicture(format.unit, {
    materialType,
    formatType: printFormat(format),
    frameType: frame?.frameType,
    frameVariant: frame?.producedFrame,
    matType: frame?.matType,
    matSize: frame && String(frame.matSize),
    glassType: frame?.glassType,
    backType: frame?.backType,
    optionTypes,
  });
