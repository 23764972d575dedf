import type { Locale } from '../locale/locales.ts';
import { catalogueLabel } from './catalogue-label.ts';
import { fillLabel } from './fill-label.ts';
import { producedFrames, type ProducedFrameDescription } from './produced-frame.ts';
import type { FrameVariant, ProducedFrame, ProducedFrameFamily } from './produced-frames.ts';

/** Label of a produced frame: in full, and short where the word frame is needless. */
export type ProducedFrameLabel = { readonly full: string; readonly short: string };

/** Both names of a family in a variant: `Wooden frame, oiled oak` and `Wood, oiled oak`. */
export const familyVariantLabel = (
  locale: Locale,
  family: ProducedFrameFamily,
  variant: FrameVariant,
): ProducedFrameLabel => {
  const label = catalogueLabel(locale, 'frameVariant', variant);
  return {
    full: `${catalogueLabel(locale, 'producedFamily', family)}, ${label}`,
    short: `${catalogueLabel(locale, 'producedFamilyShort', family)}, ${label}`,
  };
};

/** Every produced frame with both of its names in a locale. */
export const producedFrameLabels = (
  locale: Locale,
): readonly (ProducedFrameDescription & ProducedFrameLabel)[] =>
  producedFrames.map((frame) => ({
    ...frame,
    ...familyVariantLabel(locale, frame.family, frame.variant),
  }));

/** The label of the template without a produced frame (supporting §3). */
export const emptyTemplateLabel = (locale: Locale): string =>
  catalogueLabel(locale, 'frameTemplate', 'empty');

/** Both names of a produced frame; undefined is the template without a frame. */
export const producedFrameLabel = (
  locale: Locale,
  producedFrame: ProducedFrame | undefined,
): ProducedFrameLabel => {
  const frame = producedFrames.find((known) => known.producedFrame === producedFrame);
  if (frame !== undefined) return familyVariantLabel(locale, frame.family, frame.variant);
  const empty = emptyTemplateLabel(locale);
  return { full: empty, short: empty };
};

/** A frame's label with a mat: fills the pattern's `{frame}` (supporting §3). */
export const frameWithMatLabel = (locale: Locale, frame: string): string =>
  fillLabel(catalogueLabel(locale, 'frameTemplate', 'with-mat'), { frame });
