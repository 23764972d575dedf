import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { designerProducts, isDesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';

describe('the designers', () => {
  test('answer at the configurator paths of the specification', () => {
    expect(Object.values(embeddedDesignerBases)).toEqual(
      expect.arrayContaining([
        '/configurator-calendar',
        '/configurator-card',
        '/configurator-collage',
        '/configurator-photo-frame',
        '/configurator-photobook',
        '/configurator-photobox',
      ]),
    );
    for (const product of designerProducts)
      expect(embeddedDesignerBases[product]).toBe(`/configurator-${product}`);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...designerProducts, 'toString'))])(
    'are known by their exact name',
    (text) => {
      expect(isDesignerProduct(text)).toBe(Object.hasOwn(embeddedDesignerBases, text));
    },
  );
});
