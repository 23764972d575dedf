import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  handedDesign,
  parseCollageQuery,
} from '../../../../core/domain/products/collage/collage-hand-off.ts';
import { E } from '../../../../core/fp.ts';
import { anyCollageDesign } from '../../../arbitraries/collage.ts';

const context = [['locale', 'de-DE']] as const;

const readName = (name: string) => parseCollageQuery([...context, ['designName', name]], 'poster');

/** Names as designs have them, and ones that no list can show. */
const anyName = fc.oneof(
  fc.constantFrom('Solo 3', 'Très près', "L'été", 'Zu-zweit 12'),
  fc.stringMatching(/^[A-Za-zé<>\d ’'-]{0,42}$/u),
);

describe('what a hand-off says of a design', () => {
  property.prop([anyCollageDesign, anyName])(
    'is its name wherever a hand-off can carry it, and always how many pictures it has',
    (design, name) => {
      const { designName, tileCount } = handedDesign({ ...design, name });
      expect(tileCount).toBe(design.tiles.length);
      const read = readName(name);
      expect(designName).toBe(E.isRight(read) ? read.right.designName : undefined);
    },
  );

  test('has a name of up to 40 characters: words, and a number of up to three digits', () => {
    const tiles = [{ left: 0, top: 0, width: 1, height: 1 }] as const;
    const longest = `${'a'.repeat(36)} 123`;
    for (const name of ['Solo', 'Solo 3', longest])
      expect(handedDesign({ name, tiles })).toEqual({ designName: name, tileCount: 1, tiles });
    for (const name of ['', '3', 'Solo 1234', `a${longest}`, '<b>']) {
      expect(handedDesign({ name, tiles })).toEqual({ tileCount: 1, tiles });
      expect(readName(name)).toMatchObject(
        name === '' ? { _tag: 'Right' } : { left: { parameter: 'designName' } },
      );
    }
  });
});
