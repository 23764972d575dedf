import type { BackType, GlassType } from '../../catalogue/frame-parts.ts';
import { frameHolds } from '../../catalogue/frame-holds.ts';
import { defaultOptionsOf } from '../../catalogue/material-options.ts';
import {
  defaultFrames,
  frameDefaults,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../catalogue/materials.ts';
import type { OptionType } from '../../catalogue/option-groups.ts';
import { printOption } from '../../catalogue/options.ts';
import { defaultProducedFrameOf } from '../../catalogue/produced-frame.ts';
import type { ProducedFrame } from '../../catalogue/produced-frames.ts';
import { printFormat, type Format } from '../../format/format.ts';

/** A mat that is there, by its colour. */
export type ColouredMat = Exclude<MatType, 'mat-none'>;

/** A mat with its width in millimetres, 1 to 200; no mat has width 0 and nothing else has. */
export type PictureMat =
  | { readonly matType: 'mat-none'; readonly matSize: 0 }
  | { readonly matType: ColouredMat; readonly matSize: number };

/** What lies before and behind a picture in a glazed frame. */
export type PictureGlazing = {
  readonly mat: PictureMat;
  /** The better glass that was chosen; undefined is the frame's usual one. */
  readonly glassType?: GlassType | undefined;
  readonly backType: BackType;
};

/** A frame with its colour; frames without glass (shadow gap, artbox) have no glazing. */
export type PictureFrame = {
  readonly frameType: FrameType;
  readonly producedFrame: ProducedFrame;
  readonly glazing?: PictureGlazing | undefined;
};

/**
 * A picture on a material, framed or not (storefront §3, "Wall-art catalogue"). `parseWallPicture`
 * makes valid ones: the frame holds the material, and there is one option for each of the
 * material's groups, in the specification's order.
 */
export type WallPicture = {
  readonly materialType: MaterialType;
  readonly format: Format;
  readonly frame?: PictureFrame | undefined;
  readonly options: readonly OptionType[];
};

/**
 * A picture as texts, by the names of the configuration parameters (storefront §3); what is absent
 * or empty gets its default. `frameVariant`, `glassType` and `backType` are ours.
 */
export type WallPictureInput = {
  readonly materialType: string;
  readonly formatType: string;
  readonly frameType?: string | undefined;
  readonly frameVariant?: string | undefined;
  /** Whole millimetres, 0 to 200. */
  readonly matSize?: string | undefined;
  readonly matType?: string | undefined;
  readonly glassType?: string | undefined;
  readonly backType?: string | undefined;
  /** Options with their groups, such as `leinwand-keilrahmen-38mm`, or `standard`. */
  readonly optionTypes?: readonly string[] | undefined;
};

/** No mat at all. */
export const noMat: PictureMat = { matType: 'mat-none', matSize: 0 };

/**
 * A mat of a width in millimetres; undefined for `mat-none` with a width, and for another mat
 * without one.
 */
export const pictureMat = (matType: MatType, matSize: number): PictureMat | undefined => {
  if (matType === 'mat-none') return matSize === 0 ? noMat : undefined;
  return matSize > 0 ? { matType, matSize } : undefined;
};

/** A frame type in its default variant, with its default mat (storefront §3). */
export const defaultPictureFrame = (frameType: FrameType): PictureFrame => {
  const { matType, matSize } = frameDefaults[frameType];
  const frame = { frameType, producedFrame: defaultProducedFrameOf(frameType) };
  return frameHolds[frameType].isGlazed
    ? {
        ...frame,
        glazing: { mat: pictureMat(matType, matSize) ?? noMat, backType: 'normal' },
      }
    : frame;
};

/** A picture without a frame, in the material's default options. */
export const unframedPicture = (materialType: MaterialType, format: Format): WallPicture => ({
  materialType,
  format,
  options: defaultOptionsOf(materialType).map(printOption),
});

/** A picture in its material's default frame; materials without one stay unframed. */
export const framedPicture = (materialType: MaterialType, format: Format): WallPicture => {
  const frameType: FrameType | undefined = defaultFrames[materialType];
  const picture = unframedPicture(materialType, format);
  return frameType === undefined ? picture : { ...picture, frame: defaultPictureFrame(frameType) };
};

/** Prints a picture as texts, each default written out: the inverse of `parseWallPicture`. */
export const printWallPicture = (picture: WallPicture): WallPictureInput => ({
  materialType: picture.materialType,
  formatType: printFormat(picture.format),
  ...(picture.frame === undefined ? {} : printPictureFrame(picture.frame)),
  optionTypes: picture.options,
});

type FrameInput = Omit<WallPictureInput, 'materialType' | 'formatType' | 'optionTypes'>;

const printPictureFrame = ({ frameType, producedFrame, glazing }: PictureFrame): FrameInput => ({
  frameType,
  frameVariant: producedFrame,
  ...(glazing === undefined
    ? {}
    : {
        matSize: String(glazing.mat.matSize),
        matType: glazing.mat.matType,
        glassType: glazing.glassType,
        backType: glazing.backType,
      }),
});
