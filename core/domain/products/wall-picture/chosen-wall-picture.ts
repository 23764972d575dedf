import { frameHolds } from '../../catalogue/frame-holds.ts';
import type { MaterialType } from '../../catalogue/materials.ts';
import { printFormat, type Format } from '../../format/format.ts';
import type { Locale } from '../../locale/locales.ts';
import { addressWith, type QueryPairs } from '../../query/query.ts';
import { defaultFrameChoice, type FrameChoice } from '../../catalogue/frame-choice.ts';
import {
  framePartNames,
  sharedParameterNames,
  type HandOffContext,
} from '../../designer/parameters.ts';

/** What hangs on the wall: a material with the frame that it may have, or a frame alone. */
export type WallObject =
  | { readonly materialType: MaterialType; readonly frame?: FrameChoice | undefined }
  | { readonly materialType?: undefined; readonly frame: FrameChoice };

/**
 * What a shopper chose of a wall picture (storefront §3). A material or a frame alone is enough: a
 * frame's material is then its default one, and the format the material's initial one, which the
 * price service knows; the address stays as short as it came (decisions, "Catalogue and products").
 */
export type WallPictureSelection = WallObject & {
  readonly format?: Format | undefined;
  readonly designId?: string | undefined;
  readonly sku?: string | undefined;
};

/** A hand-off to the photo frame designer: the selection and what every designer takes. */
export type ChosenWallPicture = WallPictureSelection & HandOffContext<Locale>;

/** The parameters of the photo frame designer, in the order in which they are printed. */
export const wallPictureParameters = [
  'materialType',
  'formatType',
  'frameType',
  'matSize',
  'matType',
  ...framePartNames,
  'designId',
  'sku',
] as const;

/** The material of a hand-off: a frame that is named alone has its default one. */
export const materialOfHandOff = (object: WallObject): MaterialType =>
  object.materialType ?? frameHolds[object.frame.frameType].materials[0];

/** The mat as it is printed: a hand-off that leaves something to defaults leaves a default mat, too. */
const printedMat = ({
  materialType,
  format,
  frame,
}: ChosenWallPicture): Partial<Record<'matSize' | 'matType', string>> => {
  if (frame === undefined) return {};
  const { matSize, matType } = defaultFrameChoice(frame.frameType);
  const isShort = materialType === undefined || format === undefined;
  return isShort && frame.matSize === matSize && frame.matType === matType
    ? {}
    : { matSize: String(frame.matSize), matType: frame.matType };
};

/** The query of a hand-off: every parameter that the selection has, in a fixed order. */
export const printChosenWallPicture = (handOff: ChosenWallPicture): QueryPairs => {
  const { format, frame } = handOff;
  const { matSize, matType } = printedMat(handOff);
  const values = {
    materialType: handOff.materialType,
    formatType: format && printFormat(format),
    frameType: frame?.frameType,
    matSize,
    matType,
    frameVariant: frame?.producedFrame,
    glassType: frame?.glassType,
    backType: frame?.backType,
    designId: handOff.designId,
    sku: handOff.sku,
    [sharedParameterNames.locale]: handOff.locale,
    [sharedParameterNames.adClickId]: handOff.adClickId,
    [sharedParameterNames.referralSource]: handOff.referralSource,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
};

/** The address that hands a selection to the designer at `base` (storefront §7). */
export const wallPictureUrl = (base: string, handOff: ChosenWallPicture): string =>
  addressWith(base, printChosenWallPicture(handOff));
