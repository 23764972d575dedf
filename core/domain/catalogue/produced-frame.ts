import { E } from '../../fp.ts';
import { frameDefaults, type FrameType } from './materials.ts';
import { standardOption } from './options.ts';
import {
  defaultProducedFrames,
  frameCatalogueGroups,
  frameVariants,
  producedFrameFamilies,
  type FrameCatalogueKey,
  type FrameVariant,
  type ProducedFrame,
  type ProducedFrameFamily,
  type ProducedFrameFamilyRow,
} from './produced-frames.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

export type ProducedFrameDescription = {
  readonly producedFrame: ProducedFrame;
  readonly family: ProducedFrameFamily;
  readonly variant: FrameVariant;
  readonly frameType: FrameType;
};

/** The type is not produced in such a variant. */
export type FrameVariantError = {
  readonly kind: 'unknown-frame-variant';
  readonly frameType: FrameType;
  readonly variant: string;
};

/** Guards a produced family. */
export const isProducedFrameFamily = (text: string): text is ProducedFrameFamily =>
  Object.hasOwn(producedFrameFamilies, textOf(text));

/** In the specification's order. */
export const producedFrameFamilyNames: readonly ProducedFrameFamily[] =
  Object.keys(producedFrameFamilies).filter(isProducedFrameFamily);

export const isFrameVariant = oneOf(frameVariants);

const rowOf = (family: ProducedFrameFamily): ProducedFrameFamilyRow =>
  producedFrameFamilies[family];

const frameNames: readonly string[] = producedFrameFamilyNames.flatMap((family) =>
  rowOf(family).variants.map((variant) => `${family}-${variant}`),
);

/** Guards a frame: `holzrahmen-eiche-geoelt`. */
export const isProducedFrame = (text: string): text is ProducedFrame => frameNames.includes(text);

/** Each family in each of its variants. */
export const producedFrames: readonly ProducedFrameDescription[] = producedFrameFamilyNames.flatMap(
  (family) =>
    rowOf(family).variants.flatMap((variant) => {
      const producedFrame = `${family}-${variant}`;
      return isProducedFrame(producedFrame)
        ? [{ producedFrame, family, variant, frameType: rowOf(family).frameType }]
        : [];
    }),
);

/** A type's frames, family by family. */
export const producedFramesOf = (frameType: FrameType): readonly ProducedFrameDescription[] =>
  producedFrames.filter((frame) => frame.frameType === frameType);

/** The black one, which the type alone means. */
export const defaultProducedFrameOf = (frameType: FrameType): ProducedFrame =>
  defaultProducedFrames[frameType];

/**
 * Reads a frame of a type by its name (`alurahmen-rund-gold`), or what follows the type in it
 * (`rund-gold`). `standard` and `schwarz` name the default.
 */
export const parseFrameVariant = (
  frameType: FrameType,
  given: string,
): E.Either<FrameVariantError, ProducedFrame> => {
  const text = textOf(given);
  if (text === standardOption || text === frameDefaults[frameType].variant)
    return E.right(defaultProducedFrameOf(frameType));
  const found = producedFramesOf(frameType).find(
    ({ producedFrame }) => producedFrame === text || producedFrame === `${frameType}-${text}`,
  );
  return found === undefined
    ? E.left({ kind: 'unknown-frame-variant', frameType, variant: text })
    : E.right(found.producedFrame);
};

/** Guards a heading of the frame catalogue. */
export const isFrameCatalogueKey = (text: string): text is FrameCatalogueKey =>
  Object.hasOwn(frameCatalogueGroups, textOf(text));

/** In the specification's order. */
export const frameCatalogueKeys: readonly FrameCatalogueKey[] =
  Object.keys(frameCatalogueGroups).filter(isFrameCatalogueKey);

/** The families under a heading. */
export const familiesOfCatalogueKey = (key: FrameCatalogueKey): readonly ProducedFrameFamily[] =>
  frameCatalogueGroups[key];
