import fc from 'fast-check';

import type { PhotoboxHandOff } from '../../../core/domain/products/photobox/photobox-hand-off.ts';
import { anyDesignerContext, anyOptionalIdentifier } from '../designer.ts';
import { photoboxKinds } from '../../../core/domain/products/photobox/photobox-block.ts';
import { anyFilledText } from '../written-text.ts';
import { anyPhotoboxConfiguration } from '../photobox.ts';

export const anyBlock = fc.record({
  kind: fc.constant('photobox' as const),
  product: fc.constantFrom(...photoboxKinds),
  headline: anyFilledText,
  startLabel: anyFilledText,
});

export const anyHandOff: fc.Arbitrary<PhotoboxHandOff> = fc
  .tuple(anyPhotoboxConfiguration, anyOptionalIdentifier, anyDesignerContext)
  .map(([box, personalisation, context]) => ({ ...box, personalisation, ...context }));
