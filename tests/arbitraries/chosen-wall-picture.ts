import fc from 'fast-check';

import { defaultFrameChoice, type FrameChoice } from '../../core/domain/catalogue/frame-choice.ts';
import { frameHolds, framesForMaterial } from '../../core/domain/catalogue/frame-holds.ts';
import { backTypes, glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import {
  frameTypes,
  type FrameType,
  type MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import { optionGroupTable } from '../../core/domain/catalogue/option-groups.ts';
import { optionGroups, optionTypes } from '../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../core/domain/catalogue/produced-frame.ts';
import { referralSources } from '../../core/domain/designer/parameters.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import type { ChosenWallPicture } from '../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import type { WallOptions } from '../../core/domain/products/wall-picture/wall-options.ts';
import { anyMaterialType, anyMatType } from './catalogue.ts';
import { anyClickId, anyIdentifier, optional } from './designer.ts';
import { formatIn } from './format.ts';
import { anyLocale } from './locale.ts';

/** The frame in any of its colours, with any glass that it can have. */
const withFrameParts = (choice: FrameChoice): fc.Arbitrary<FrameChoice> => {
  const { frameType } = choice;
  const colours = producedFramesOf(frameType)
    .map(({ producedFrame }) => producedFrame)
    .filter((producedFrame) => producedFrame !== defaultProducedFrameOf(frameType));
  return fc
    .record(
      {
        ...(colours.length > 0 && { producedFrame: fc.constantFrom(...colours) }),
        ...(frameHolds[frameType].isGlazed && {
          glassType: fc.constantFrom(...glassTypes),
          backType: fc.constantFrom(...backTypes),
        }),
      },
      { requiredKeys: [] },
    )
    .map((parts) => ({ ...choice, ...parts }));
};

/** A frame whose mat and mat size go together: no mat has no size, and it needs glass before it. */
const frameChoiceOf = (frameType: fc.Arbitrary<FrameType>): fc.Arbitrary<FrameChoice> =>
  fc
    .record({
      frameType,
      matType: anyMatType,
      matSize: fc.integer({ min: 1, max: 200 }),
    })
    .map((choice): FrameChoice =>
      choice.matType === 'mat-none' || !frameHolds[choice.frameType].isGlazed
        ? { ...choice, matType: 'mat-none', matSize: 0 }
        : choice,
    )
    .chain(withFrameParts);

/** A frame that can hold the material, any without one; or none. */
export const frameAroundMaterial = (
  materialType: MaterialType | undefined,
): fc.Arbitrary<FrameChoice | undefined> => {
  const frames = materialType === undefined ? frameTypes : framesForMaterial(materialType);
  return frames.length === 0
    ? fc.constant(undefined)
    : optional(frameChoiceOf(fc.constantFrom(...frames)));
};

const anyMaterialHandOff: fc.Arbitrary<ChosenWallPicture> = fc
  .tuple(anyLocale, anyMaterialType)
  .chain(([locale, materialType]) =>
    fc.record(
      {
        materialType: fc.constant(materialType),
        format: formatIn(formatUnitOf(locale)),
        frame: frameAroundMaterial(materialType),
        designId: anyIdentifier,
        sku: anyIdentifier,
        adClickId: anyClickId,
        referralSource: fc.constantFrom(...referralSources),
        locale: fc.constant(locale),
      },
      { requiredKeys: ['materialType', 'locale'] },
    ),
  );

/** A frame without a material, its mat the usual one or another. */
const anyFrameHandOff: fc.Arbitrary<ChosenWallPicture> = fc
  .tuple(anyLocale, anyMaterialType.chain(frameAroundMaterial))
  .chain(([locale, frame]): fc.Arbitrary<ChosenWallPicture> =>
    frame === undefined
      ? anyMaterialHandOff
      : fc.record(
          {
            frame: fc.constantFrom(frame, defaultFrameChoice(frame.frameType)),
            format: formatIn(formatUnitOf(locale)),
            designId: anyIdentifier,
            locale: fc.constant(locale),
          },
          { requiredKeys: ['frame', 'locale'] },
        ),
  );

/** A hand-off of a material, of a frame alone, with or without each optional part. */
export const anyChosenWallPicture: fc.Arbitrary<ChosenWallPicture> = fc.oneof(
  { weight: 3, arbitrary: anyMaterialHandOff },
  anyFrameHandOff,
);

/** Some options of a material, at most one of each of its groups. */
export const wallOptionsOf = (materialType: MaterialType | undefined): fc.Arbitrary<WallOptions> =>
  fc
    .tuple(
      ...optionGroups
        .filter((group) => optionGroupTable[group].material === materialType)
        .map((group) =>
          optional(
            fc.constantFrom(...optionTypes.filter((option) => option.startsWith(`${group}-`))),
          ),
        ),
    )
    .map((options) => options.filter((option) => option !== undefined));
