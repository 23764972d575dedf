import fc from 'fast-check';

import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import type { HandedPicture } from '../../../core/domain/designer/own-picture-parameters.ts';
import { materialOfHandOff } from '../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import type { WallPictureHandOff } from '../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { anyChosenWallPicture, wallOptionsOf } from '../chosen-wall-picture.ts';
import { anyIdentifier, optional } from '../designer.ts';
import { anyFilledText, anyOptionalLink, anyOptionalText, anyPicture } from '../written-text.ts';

const anyMaterial = fc.record({
  materialType: fc.constantFrom(...materialTypes),
  frameType: fc.option(fc.constantFrom(...frameTypes), { nil: undefined }),
  page: anyOptionalLink,
});

const anyFrame = fc.record({
  frameType: fc.constantFrom(...frameTypes),
  materialType: fc.option(fc.constantFrom(...materialTypes), { nil: undefined }),
});

const anyFilledList = <A>(item: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...A[]]> =>
  fc
    .tuple(item, fc.array(item, { maxLength: 3 }))
    .map(([first, rest]) => [first, ...rest] as const);

const configuratorParts = {
  kind: fc.constant('wall-picture' as const),
  headline: anyFilledText,
  startLabel: anyFilledText,
  labels: fc.array(
    fc.record({
      index: fc.nat({ max: 99 }),
      text: anyFilledText,
      backgroundColor: anyOptionalText,
      textColor: anyOptionalText,
    }),
  ),
  motif: anyPicture,
};

export const anyBlock = fc.oneof(
  fc.record({
    ...configuratorParts,
    product: fc.constant('framedMaterial' as const),
    materials: anyFilledList(anyMaterial),
  }),
  fc.record({
    ...configuratorParts,
    product: fc.constant('photoFrame' as const),
    frames: anyFilledList(anyFrame),
  }),
);

const anyPixels = (min: number) => fc.integer({ min, max: 999_999 });

/** A picture that was uploaded, with what of it is printed. */
const anyHandedPicture: fc.Arbitrary<HandedPicture> = fc.record({
  id: anyIdentifier,
  crop: optional(
    fc.record({
      width: anyPixels(1),
      height: anyPixels(1),
      left: anyPixels(0),
      top: anyPixels(0),
    }),
  ),
});

export const anyHandOff: fc.Arbitrary<WallPictureHandOff> = anyChosenWallPicture.chain((picture) =>
  fc
    .record({
      optionTypes: wallOptionsOf(materialOfHandOff(picture)),
      addToCart: optional(fc.constant<true>(true)),
      own: optional(anyHandedPicture),
    })
    .map(({ own, ...further }) => ({ ...picture, ...further, ...(own && { picture: own }) })),
);
