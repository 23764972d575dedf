import fc from 'fast-check';

import {
  frameTypes,
  materialTypes,
  matTypes,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../core/domain/catalogue/materials.ts';
import { productKinds, type ProductKind } from '../../core/domain/catalogue/product-kinds.ts';

export const anyMaterialType: fc.Arbitrary<MaterialType> = fc.constantFrom(...materialTypes);
export const anyFrameType: fc.Arbitrary<FrameType> = fc.constantFrom(...frameTypes);
export const anyMatType: fc.Arbitrary<MatType> = fc.constantFrom(...matTypes);
export const anyProductKind: fc.Arbitrary<ProductKind> = fc.constantFrom(...productKinds);

/** A frame family, or none. */
export const anyOptionalFrameType: fc.Arbitrary<FrameType | undefined> = fc.option(anyFrameType, {
  nil: undefined,
});
