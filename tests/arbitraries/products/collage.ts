import fc from 'fast-check';

import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import {
  handedDesign,
  type CollageHandOff,
} from '../../../core/domain/products/collage/collage-hand-off.ts';
import { anyMaterialType } from '../catalogue.ts';
import { frameAroundMaterial, wallOptionsOf } from '../chosen-wall-picture.ts';
import { anyCollageDesign, anyCollageId } from '../collage.ts';
import { anyDesignerContext, anyOptionalIdentifier, optional } from '../designer.ts';
import { formatIn } from '../format.ts';
import { anyFilledText, anyText } from '../written-text.ts';

export const anyBlock = fc.record({
  kind: fc.constant('collage' as const),
  headline: anyFilledText,
  templatesHeadline: anyText,
  startLabel: anyFilledText,
  materials: fc
    .array(fc.constantFrom(...materialTypes), { minLength: 1, maxLength: 4 })
    .map(
      ([first = 'leinwand', ...others]) =>
        [{ materialType: first }, ...others.map((materialType) => ({ materialType }))] as const,
    ),
});

export const anyHandOff: fc.Arbitrary<CollageHandOff> = fc
  .tuple(anyDesignerContext, optional(anyMaterialType))
  .chain(([context, materialType]) =>
    fc
      .record({
        collageId: anyCollageId,
        designName: optional(fc.constantFrom('Solo 3', 'L’été', 'Tessera')),
        tileCount: optional(fc.integer({ min: 1, max: 100 })),
        tiles: optional(anyCollageDesign.map((design) => handedDesign(design).tiles)),
        materialType: fc.constant(materialType),
        format: optional(formatIn(formatUnitOf(context.locale))),
        frame: frameAroundMaterial(materialType),
        optionTypes: wallOptionsOf(materialType),
        personalisation: anyOptionalIdentifier,
      })
      .map((collage) => ({ ...collage, ...context })),
  );
