import fc from 'fast-check';

import type { PhotobookHandOff } from '../../../core/domain/products/photobook/photobook-hand-off.ts';
import { anyDesignerContext, anyOptionalIdentifier, optional } from '../designer.ts';
import { anyPhotobookConfiguration } from '../photobook.ts';
import { anyFilledText } from '../written-text.ts';

export const anyBlock = fc.record({
  kind: fc.constant('photobook' as const),
  headline: anyFilledText,
  startLabel: anyFilledText,
});

export const anyHandOff: fc.Arbitrary<PhotobookHandOff> = fc
  .record({
    book: anyPhotobookConfiguration,
    designs: fc.record({
      designGroupSetId: anyOptionalIdentifier,
      templateId: anyOptionalIdentifier,
      personalisation: anyOptionalIdentifier,
      graduationsPageCount: optional(fc.integer({ min: 1, max: 999 })),
    }),
    context: anyDesignerContext,
  })
  .map(({ book, designs, context }) => ({ ...book, ...designs, ...context }));
