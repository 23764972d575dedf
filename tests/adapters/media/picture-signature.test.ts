import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { draw } from '../../../adapters/media/draw-picture.ts';
import { compose } from '../../../adapters/media/compose/compose.ts';
import { encodeWith } from '../../../adapters/media/encode.ts';
import { isSigned } from '../../../adapters/media/picture-signature.ts';

const codedFormats = ['avif', 'webp', 'jpg'] as const;

const request = {
  preset: 'thumb',
  density: 1,
  source: { kind: 'motif', motif: 'city', seed: 3 },
} as const;

test.each(codedFormats)(
  'what is coded as %s is known as that, and as nothing else',
  async (format) => {
    const bytes = await encodeWith((task) => compose(task))(request, draw(request), format);
    const known = codedFormats.filter((one) => isSigned(`a.${one}`, bytes));
    expect(known).toEqual([format]);
    expect(isSigned('a.png', bytes)).toBe(false);
    expect(isSigned(`a.${format}`, bytes.subarray(0, 3).fill(0))).toBe(false);
  },
);

property.prop([fc.uint8Array({ maxLength: 40 }), fc.constantFrom(...codedFormats)])(
  'rubbish is not a picture',
  (bytes, format) => {
    expect(isSigned(`a.${format}`, Buffer.from(bytes))).toBe(false);
  },
);
