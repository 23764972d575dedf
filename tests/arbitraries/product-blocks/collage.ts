import fc from 'fast-check';

import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
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
