import fc from 'fast-check';

import type {
  ConfiguratorBlock,
  OfferedFrame,
  OfferedMaterial,
} from '../../core/domain/products/wall-picture/configurator-block.ts';
import { anyFrameType, anyMaterialType, anyOptionalFrameType } from './catalogue.ts';

/** What an editor may offer; small enough that the same material is mentioned twice at times. */
const anyOfferedMaterial: fc.Arbitrary<OfferedMaterial> = fc.record({
  materialType: anyMaterialType,
  frameType: anyOptionalFrameType,
});

/** A frame that an editor may offer. */
const anyOfferedFrame: fc.Arbitrary<OfferedFrame> = fc.record({
  frameType: anyFrameType,
  materialType: fc.option(anyMaterialType, { nil: undefined }),
});

/** A list with an item, in which the first one may come twice. */
const anyOffer = <A>(item: fc.Arbitrary<A>): fc.Arbitrary<readonly [A, ...A[]]> =>
  fc
    .record({ first: item, others: fc.array(item, { maxLength: 5 }), isRepeated: fc.boolean() })
    .map(({ first, others, isRepeated }) => [first, ...others, ...(isRepeated ? [first] : [])]);

const parts = {
  kind: 'wall-picture',
  id: 'calculator',
  headline: 'Your desired format at the best price',
  startLabel: 'Start now',
  labels: [{ index: 0, text: 'TOP DEAL' }],
  motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: '' },
} as const;

/** A configurator block as the content service may send it, repeated articles among them. */
export const anyConfiguratorBlock: fc.Arbitrary<ConfiguratorBlock> = fc.oneof(
  anyOffer(anyOfferedMaterial).map((materials): ConfiguratorBlock => ({
    ...parts,
    product: 'framedMaterial',
    materials,
  })),
  anyOffer(anyOfferedFrame).map((frames): ConfiguratorBlock => ({
    ...parts,
    product: 'photoFrame',
    frames,
  })),
);
