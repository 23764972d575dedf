import type { OptionError } from '../../catalogue/options.ts';
import type { FrameVariantError } from '../../catalogue/produced-frame.ts';
import type { FrameType, MaterialType, MatType } from '../../catalogue/materials.ts';
import type { OptionGroup, OptionType } from '../../catalogue/option-groups.ts';
import type { FormatError } from '../../format/parse-format.ts';

/** The parameters that make sense in a frame alone. */
export const framePartParameters = [
  'frameVariant',
  'matType',
  'matSize',
  'glassType',
  'backType',
] as const;

export type FramePartParameter = (typeof framePartParameters)[number];

export type PictureFrameError =
  | { readonly kind: 'unknown-frame-type'; readonly frameType: string }
  | FrameVariantError
  | {
      /** The frame holds other materials: those of `holds`. */
      readonly kind: 'frame-does-not-hold-material';
      readonly frameType: FrameType;
      readonly materialType: MaterialType;
      readonly holds: readonly MaterialType[];
    }
  | {
      /** A part of a frame is named, and no frame. */
      readonly kind: 'part-without-frame';
      readonly part: FramePartParameter;
      readonly value: string;
    }
  | {
      /** The frame is not glazed, so it takes no mat, glass or back. */
      readonly kind: 'part-without-glazing';
      readonly frameType: FrameType;
      readonly part: FramePartParameter;
      readonly value: string;
    }
  | { readonly kind: 'unknown-mat-type'; readonly matType: string }
  | {
      /** Not a whole number of millimetres from 0 to `widest`. */
      readonly kind: 'malformed-mat-size';
      readonly matSize: string;
      readonly widest: number;
    }
  | {
      /** A mat needs a width, and no mat has width 0. */
      readonly kind: 'mat-size-does-not-fit-type';
      readonly matType: MatType;
      readonly matSize: number;
    }
  | { readonly kind: 'unknown-glass-type'; readonly glassType: string }
  | { readonly kind: 'unknown-back-type'; readonly backType: string };

/** Why options are refused: unknown ones, another material's, or two of one group. */
export type PictureOptionsError =
  | OptionError
  | {
      readonly kind: 'option-of-another-material';
      readonly materialType: MaterialType;
      readonly optionType: OptionType;
    }
  | {
      readonly kind: 'two-options-of-one-group';
      readonly group: OptionGroup;
      readonly optionTypes: readonly [OptionType, OptionType];
    };

/** Why a picture is refused; the first thing that is wrong, in the order of the parameters. */
export type WallPictureError =
  | { readonly kind: 'unknown-material-type'; readonly materialType: string }
  | FormatError
  | PictureFrameError
  | PictureOptionsError;
