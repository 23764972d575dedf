import fc from 'fast-check';

import type { PhotobookHandOff } from '../../../core/domain/products/photobook/photobook-hand-off.ts';
import { anyDesignerContext, anyOptionalIdentifier, optional } from '../designer.ts';
import { anyPhotobookConfiguration } from '../photobook.ts';

export const anyHandOff: fc.Arbitrary<PhotobookHandOff> = fc
  .record({
    book: anyPhotobookConfiguration,
    designs: fc.record({
      designGroupSetId: anyOptionalIdentifier,
      templateId: anyOptionalIdentifier,
      graduationsPageCount: optional(fc.integer({ min: 1, max: 999 })),
    }),
    context: anyDesignerContext,
  })
  .map(({ book, designs, context }) => ({ ...book, ...designs, ...context }));
