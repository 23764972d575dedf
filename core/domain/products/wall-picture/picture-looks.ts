/** The look of a chosen configuration in the media library's pictures. */
import { isGlassType } from '../../catalogue/frame-parts.ts';
import { frameOfWish, type PartWish } from './part-wish.ts';
import { shownGlass, shownMat } from '../../image/framed-look.ts';
import type { ChosenView, PictureLooks } from '../../image/shown-options.ts';
import type { ObjectSource } from '../../image/sources.ts';

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
