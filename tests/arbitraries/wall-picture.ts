import fc from 'fast-check';

import { frameHolds, framesForMaterial } from '../../core/domain/catalogue/frame-holds.ts';
import { backTypes, glassTypes, widestMat } from '../../core/domain/catalogue/frame-parts.ts';
import { optionGroupsOf } from '../../core/domain/catalogue/material-options.ts';
import type {
  ColouredMat,
  FrameType,
  MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import type { OptionGroup, OptionType } from '../../core/domain/catalogue/option-groups.ts';
import { isOptionType, optionsOfGroup } from '../../core/domain/catalogue/options.ts';
import { producedFramesOf } from '../../core/domain/catalogue/produced-frame.ts';
import type { LengthUnit } from '../../core/domain/locale/locales.ts';
import {
  noMat,
  type WallPicture,
  type PictureFrame,
  type PictureGlazing,
  type PictureMat,
} from '../../core/domain/products/wall-picture/wall-picture.ts';
import { anyMaterialType } from './catalogue.ts';
import { formatIn } from './format.ts';

const anyColouredMat: fc.Arbitrary<ColouredMat> = fc.constantFrom(
  'mat-creme',
  'mat-schwarz',
  'mat-weiss',
);

const anyPictureMat: fc.Arbitrary<PictureMat> = fc.oneof(
  fc.constant(noMat),
  fc.record({ matType: anyColouredMat, matSize: fc.integer({ min: 1, max: widestMat }) }),
);

const anyGlazing: fc.Arbitrary<PictureGlazing> = fc.record(
  {
    mat: anyPictureMat,
    glassType: fc.constantFrom(...glassTypes),
    backType: fc.constantFrom(...backTypes),
  },
  { requiredKeys: ['mat', 'backType'] },
);

/** A frame of a type, in any of its variants, with all that its kind can have. */
const pictureFrameOf = (frameType: FrameType): fc.Arbitrary<PictureFrame> =>
  fc.record({
    frameType: fc.constant(frameType),
    producedFrame: fc
      .constantFrom(...producedFramesOf(frameType))
      .map(({ producedFrame }) => producedFrame),
    ...(frameHolds[frameType].isGlazed ? { glazing: anyGlazing } : {}),
  });

const optionOf = (group: OptionGroup): fc.Arbitrary<OptionType> =>
  fc.constantFrom(
    ...optionsOfGroup(group)
      .map((option) => `${group}-${option}`)
      .filter(isOptionType),
  );

const pictureOf = (materialType: MaterialType, unit: LengthUnit): fc.Arbitrary<WallPicture> => {
  const frameTypes = framesForMaterial(materialType);
  const required = {
    materialType: fc.constant(materialType),
    format: formatIn(unit),
    options: fc.tuple(...optionGroupsOf(materialType).map(optionOf)),
  };
  if (frameTypes.length === 0) return fc.record(required);
  return fc.record(
    { ...required, frame: fc.constantFrom(...frameTypes).chain(pictureFrameOf) },
    { requiredKeys: ['materialType', 'format', 'options'] },
  );
};

/** A picture that can be made, framed or not, in formats of a unit. */
export const wallPictureIn = (unit: LengthUnit): fc.Arbitrary<WallPicture> =>
  anyMaterialType.chain((materialType) => pictureOf(materialType, unit));
