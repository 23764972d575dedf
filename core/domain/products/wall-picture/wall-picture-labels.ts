import { catalogueLabel } from '../../catalogue/catalogue-label.ts';
import { optionLabel } from '../../catalogue/key-labels.ts';
import {
  emptyTemplateLabel,
  frameWithMatLabel,
  producedFrameLabel,
} from '../../catalogue/produced-frame-labels.ts';
import type { Locale } from '../../locale/locales.ts';
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
