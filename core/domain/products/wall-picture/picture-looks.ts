/** The look of a chosen configuration in the media library's pictures. */
import { isGlassType } from '../../catalogue/frame-parts.ts';
import { frameOfComponents, type ComponentSelection } from './component-selection.ts';
import { shownGlass, shownMat } from '../../image/framed-look.ts';
import type { ChosenView, PictureLooks } from '../../image/shown-options.ts';
import type { ObjectSource } from '../../image/sources.ts';

/**
 * The part of a picture's source that a selection decides: the frame with mat and glass where the
 * view shows them, and the options that it shows.
 */
export const chosenLook = (
  view: ChosenView,
  { frame, frames, options }: PictureLooks,
  components: ComponentSelection,
): Pick<ObjectSource, 'producedFrame' | 'mat' | 'glass' | 'options'> => {
  const { frameVariant, glassType, optionTypes } = components;
  const glass = isGlassType(glassType) ? glassType : undefined;
  return {
    producedFrame: view === 'material' ? undefined : frames.find((name) => name === frameVariant),
    mat: frame && shownMat(view, frame, frameOfComponents(frame, components)),
    glass: frame && shownGlass(view, frame, glass),
    options: options[view].filter((option) => optionTypes.includes(option)),
  };
};
