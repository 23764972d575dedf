/** The look of a chosen configuration in the media library's pictures. */
import { isGlassType } from '../catalogue/frame-parts.ts';
import type { FrameType } from '../catalogue/materials.ts';
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import { frameOfWish, type PartWish } from '../products/wall-picture/part-wish.ts';
import { shownGlass, shownMat } from './framed-look.ts';
import type { ShownOption } from './shown-options.ts';
import type { ObjectSource, PictureView } from './sources.ts';

/** The views in which a page shows what is chosen. */
export type ChosenView = Extract<PictureView, 'frontal' | 'corner' | 'material'>;

/** Looks of an article beside its usual one; the server sends them to pages. */
export type PictureLooks = {
  /** Absent is a picture without a frame. */
  readonly frame?: FrameType | undefined;
  /** The frames of its frame type, but for the one that the type alone means. */
  readonly frames: readonly ProducedFrame[];
  readonly options: Readonly<Record<ChosenView, readonly ShownOption[]>>;
};

/**
 * The part of a picture's source that a wish decides: its frame with mat and glass where the view
 * shows them, and the options that it shows. What a wish has beside that changes no picture.
 */
export const chosenLook = (
  view: ChosenView,
  { frame, frames, options }: PictureLooks,
  wish: PartWish,
): Pick<ObjectSource, 'producedFrame' | 'mat' | 'glass' | 'options'> => {
  const { frameVariant, glassType = '', optionTypes } = wish;
  const glass = isGlassType(glassType) ? glassType : undefined;
  return {
    producedFrame: view === 'material' ? undefined : frames.find((name) => name === frameVariant),
    mat: frame && shownMat(view, frame, frameOfWish(frame, wish)),
    glass: frame && shownGlass(view, frame, glass),
    options: options[view].filter((option) => optionTypes.includes(option)),
  };
};
