import fc from 'fast-check';

import type {
  CalculatorBlock,
  OfferedMaterial,
} from '../../core/domain/content/blocks/calculator.ts';
import { anyMaterialType, anyOptionalFrameType, anyProductKind } from './catalogue.ts';

/** What an editor may offer; small enough that the same material is mentioned twice at times. */
const anyOfferedMaterial: fc.Arbitrary<OfferedMaterial> = fc.record({
  materialType: anyMaterialType,
  frameType: anyOptionalFrameType,
});

/** A calculator block as the content service may send it, repeated materials among them. */
export const anyCalculatorBlock: fc.Arbitrary<CalculatorBlock> = fc
  .record({
    product: anyProductKind,
    first: anyOfferedMaterial,
    others: fc.array(anyOfferedMaterial, { maxLength: 5 }),
    isRepeated: fc.boolean(),
  })
  .map(({ product, first, others, isRepeated }) => ({
    kind: 'calculator',
    id: 'calculator',
    headline: 'Your desired format at the best price',
    startLabel: 'Start now',
    product,
    materials: [first, ...others, ...(isRepeated ? [first] : [])],
    labels: [{ index: 0, text: 'TOP DEAL' }],
    motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: '' },
  }));
