import { catalogueLabel } from '../../catalogue/catalogue-label.ts';
import { matLabel, optionLabel } from '../../catalogue/key-labels.ts';
import { framedMaterialLabel } from '../../catalogue/labels.ts';
import {
  emptyTemplateLabel,
  frameWithMatLabel,
  producedFrameLabel,
} from '../../catalogue/produced-frame-labels.ts';
import { formatWithUnit } from '../../format/format.ts';
import type { Locale } from '../../locale/locales.ts';
import type { ProductLabel } from '../product.ts';
import { areDefaultOptions } from './wall-options.ts';
import type { WallPicture, PictureFrame } from './wall-picture.ts';

/** What a picture is called, part by part, in a locale. */
export type WallPictureLabels = {
  readonly material: string;
  /** The frame, with its mat where it has one; without a frame the empty template's label. */
  readonly frame: string;
  readonly options: readonly string[];
};

const pictureFrameLabel = (locale: Locale, { producedFrame, glazing }: PictureFrame): string => {
  const { full } = producedFrameLabel(locale, producedFrame);
  const hasMat = glazing !== undefined && glazing.mat.matType !== 'mat-none';
  return hasMat ? frameWithMatLabel(locale, full) : full;
};

/** The labels of a picture's material, frame and options. */
export const wallPictureLabels = (locale: Locale, picture: WallPicture): WallPictureLabels => ({
  material: catalogueLabel(locale, 'material', picture.materialType),
  frame:
    picture.frame === undefined
      ? emptyTemplateLabel(locale)
      : pictureFrameLabel(locale, picture.frame),
  options: picture.options.map((option) => optionLabel(locale, option)),
});

/** What a picture is called in a list: its material and frame, its format, and what is not usual. */
export const wallPictureLabel = (
  locale: Locale,
  { materialType, format, frame, options }: WallPicture,
): ProductLabel => {
  const mat = frame?.glazing?.mat.matType ?? 'mat-none';
  return {
    name: framedMaterialLabel(locale, materialType, frame?.frameType),
    details: [
      formatWithUnit(locale, format),
      ...(mat === 'mat-none' ? [] : [matLabel(locale, mat)]),
      ...options
        .filter((option) => !areDefaultOptions([option]))
        .map((option) => optionLabel(locale, option)),
    ],
  };
};
