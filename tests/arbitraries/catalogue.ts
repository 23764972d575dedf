import fc from 'fast-check';

import { catalogueKeysOf, catalogueKinds } from '../../core/domain/catalogue/catalogue-label.ts';
import type { CatalogueKind } from '../../core/domain/catalogue/label-kinds.ts';
import {
  frameTypes,
  materialTypes,
  matTypes,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../core/domain/catalogue/materials.ts';
import type { OptionGroup } from '../../core/domain/catalogue/option-groups.ts';
import {
  optionGroups,
  optionTypes,
  parseOptionType,
  type ChosenOption,
} from '../../core/domain/catalogue/options.ts';
import {
  producedFrames,
  type ProducedFrameDescription,
} from '../../core/domain/catalogue/produced-frame.ts';
import {
  productOfConfiguratorKind,
  type ConfiguredProduct,
} from '../../core/domain/catalogue/shop-products.ts';

export const anyMaterialType: fc.Arbitrary<MaterialType> = fc.constantFrom(...materialTypes);
export const anyFrameType: fc.Arbitrary<FrameType> = fc.constantFrom(...frameTypes);
export const anyMatType: fc.Arbitrary<MatType> = fc.constantFrom(...matTypes);
export const anyConfiguredProduct: fc.Arbitrary<ConfiguredProduct> = fc.constantFrom(
  ...Object.values(productOfConfiguratorKind),
);

/** A frame family, or none. */
export const anyOptionalFrameType: fc.Arbitrary<FrameType | undefined> = fc.option(anyFrameType, {
  nil: undefined,
});
export const anyOptionGroup: fc.Arbitrary<OptionGroup> = fc.constantFrom(...optionGroups);

/** An option of any group, its default as likely as the others. */
export const anyChosenOption: fc.Arbitrary<ChosenOption> = fc
  .constantFrom(...optionTypes)
  .map(parseOptionType)
  .map((parsed) => {
    if (parsed._tag === 'Left') throw new Error(`no option: ${JSON.stringify(parsed.left)}`);
    return parsed.right;
  });

export const anyProducedFrame: fc.Arbitrary<ProducedFrameDescription> = fc.constantFrom(
  ...producedFrames,
);

/** A kind of label with one of its keys. */
export const anyLabelKey: fc.Arbitrary<{ kind: CatalogueKind; key: string }> = fc
  .constantFrom(...catalogueKinds)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      key: fc.constantFrom(...catalogueKeysOf(kind).map(String)),
    }),
  );
