/** How what is chosen of a picture looks in the media library's pictures of it. */
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import type { PartWish } from '../photoframe/part-wish.ts';
import type { ShownOption } from './shown-options.ts';
import type { ObjectSource, PictureView } from './sources.ts';

/** The views in which a page shows what is chosen. */
export type ChosenView = Extract<PictureView, 'frontal' | 'corner' | 'material'>;

/** What pictures of an article can show beside its usual look: known by the server, sent to pages. */
export type PictureLooks = {
  /** The frames of its frame type, but for the one that the type alone means. */
  readonly frames: readonly ProducedFrame[];
  readonly options: Readonly<Record<ChosenView, readonly ShownOption[]>>;
};

/**
 * The part of a picture's source that a wish decides: its frame where the view shows one, and the
 * options that it shows. What a wish has beside that changes no picture.
 */
export const chosenLook = (
  view: ChosenView,
  { frames, options }: PictureLooks,
  { frameVariant, optionTypes }: Pick<PartWish, 'frameVariant' | 'optionTypes'>,
): Pick<ObjectSource, 'producedFrame' | 'options'> => ({
  producedFrame: view === 'material' ? undefined : frames.find((frame) => frame === frameVariant),
  options: options[view].filter((option) => optionTypes.includes(option)),
});
