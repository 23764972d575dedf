import fc from 'fast-check';

import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
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
