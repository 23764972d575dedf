import fc from 'fast-check';

import type { PhotoboxHandOff } from '../../../core/domain/products/photobox/photobox-hand-off.ts';
import { anyDesignerContext } from '../designer.ts';
import { anyPhotoboxConfiguration } from '../photobox.ts';

export const anyHandOff: fc.Arbitrary<PhotoboxHandOff> = fc
  .tuple(anyPhotoboxConfiguration, anyDesignerContext)
  .map(([box, context]) => ({ ...box, ...context }));
