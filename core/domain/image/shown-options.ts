import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { OptionType } from '../catalogue/option-groups.ts';
import { defaultProducedFrameOf, producedFramesOf } from '../catalogue/produced-frame.ts';
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import type { ObjectSource, PictureView } from './sources.ts';

const depth = ['perspective', 'corner'] as const;
const front = ['frame', 'perspective', 'corner', 'frontal'] as const;

/** Every other option looks like its group's default. */
const viewsOfOption = {
  'acrylglas-bohrung-corner-holes': front,
  'aludibond-bohrung-corner-holes': front,
  'aludibond-materialausfuehrung-brushed': ['perspective', 'corner', 'frontal', 'material'],
  'forexplatte-bohrung-corner-holes': front,
  'gallerybond-bohrung-corner-holes': front,
  'leinwand-keilrahmen-38mm': depth,
  'leinwand-rand-farbig': depth,
  'leinwand-rand-gespiegelt': depth,
  'pvcplane-oesung-none': front,
} as const satisfies Partial<Record<OptionType, readonly PictureView[]>>;

export type ShownOption = keyof typeof viewsOfOption;

const isShownOption = (text: string): text is ShownOption => Object.hasOwn(viewsOfOption, text);

const shownOptions: readonly ShownOption[] = Object.keys(viewsOfOption).filter(isShownOption);

/**
 * A material's options that a view shows, in the order of addresses: none in a frame, which covers
 * edges and corners.
 */
export const shownOptionsOf = (
  view: ObjectSource['view'],
  material: MaterialType,
  frame?: FrameType,
): readonly ShownOption[] =>
  frame === undefined
    ? shownOptions.filter((option) => {
        const views: readonly ObjectSource['view'][] = viewsOfOption[option];
        return option.startsWith(`${material}-`) && views.includes(view);
      })
    : [];

/** Views in which a page shows what is chosen. */
export type ChosenView = Extract<PictureView, 'frontal' | 'corner' | 'material'>;

/** Looks beside the usual one; the server sends them to pages. */
export type PictureLooks = {
  /** Absent for an unframed picture. */
  readonly frame?: FrameType | undefined;
  /** All of the type but its default. */
  readonly frames: readonly ProducedFrame[];
  readonly options: Readonly<Record<ChosenView, readonly ShownOption[]>>;
};

/** The looks of an article beside its usual one. */
export const pictureLooks = (material: MaterialType, frame?: FrameType): PictureLooks => ({
  frame,
  frames:
    frame === undefined
      ? []
      : producedFramesOf(frame)
          .map(({ producedFrame }) => producedFrame)
          .filter((producedFrame) => producedFrame !== defaultProducedFrameOf(frame)),
  options: {
    frontal: shownOptionsOf('frontal', material, frame),
    corner: shownOptionsOf('corner', material, frame),
    // A surface is shown without its frame.
    material: shownOptionsOf('material', material),
  },
});
