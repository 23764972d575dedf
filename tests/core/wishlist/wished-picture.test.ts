/** From a picture as it is chosen to a wish for it, and back. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { addressWith } from '../../../core/domain/query/query.ts';
import {
  printWallPicture,
  type WallPicture,
} from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { wishedConfiguration } from '../../../core/domain/wishlist/wished-hand-off.ts';
import type { WishlistEntry } from '../../../core/domain/wishlist/wishlist-entry.ts';
import { localeMeasuringIn } from '../../../core/domain/locale/locale-units.ts';
import { productsByDesigner } from '../../../core/domain/products/products-by-designer.ts';
import {
  readWish,
  wishFieldsOfHandOff,
  wishlistAnswerId,
} from '../../../core/domain/wishlist/wishlist-forms.ts';
import { E, pipe } from '../../../core/fp.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';
import { wallPictureIn } from '../../arbitraries/wall-picture.ts';

const anyPicture = anyLengthUnit.chain((unit) =>
  wallPictureIn(unit).map((picture) => ({ unit, picture })),
);

/** The pairs of a query; several options are a list. */
const pairsOf = (picture: WallPicture): readonly (readonly [string, string])[] =>
  Object.entries(printWallPicture(picture)).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as const]
      : [value ?? []].flat().map((one) => [`${name}[]`, String(one)] as const),
  );

const wishOf = (fields: readonly (readonly [string, string])[]) =>
  pipe(
    readWish(fields),
    E.getOrElseW((error) => {
      throw new Error(JSON.stringify(error));
    }),
  );

/** The picture of an entry in the words of a German page, whatever unit it is in. */
const wishedPicture = (entry: WishlistEntry): WallPicture | undefined => {
  const handOff = wishedConfiguration('de-DE', entry, { channel: 'poster', now: 0 });
  switch (handOff?.designer) {
    case 'photo-frame':
      return productsByDesigner['photo-frame'].configurationOf(handOff)?.picture;
    case 'collage':
      return productsByDesigner.collage.configurationOf(handOff)?.picture;
    default:
      return undefined;
  }
};

describe('a wish for what is handed to a designer', () => {
  property.prop([anyPicture, fc.constantFrom('photo-frame' as const, 'collage' as const)])(
    'is one for the same picture',
    ({ unit, picture }, product) => {
      const href = addressWith('/configurator-photo-frame', pairsOf(picture));
      const entry = wishOf(wishFieldsOfHandOff(product, localeMeasuringIn(unit), href));
      expect(entry).toMatchObject({ kind: 'configuration', product, unit });
      expect(wishedPicture(entry)).toEqual(picture);
    },
  );

  test('does not say who is at the page', () => {
    const href = '/configurator-photo-frame?materialType=poster&locale=de-DE&gclid=a1&sku=b2';
    expect(wishFieldsOfHandOff('photo-frame', 'de-DE', href)).toEqual([
      ['product', 'photo-frame'],
      ['unit', 'cm'],
      ['materialType', 'poster'],
      ['sku', 'b2'],
    ]);
  });
});

describe('a wish for something else', () => {
  test.each(['design', 'card', 'unmade'] as const)('gives no picture: %s', (kind) => {
    const parameters = [['materialType', kind === 'unmade' ? 'clay' : 'poster']] as const;
    const entry =
      kind === 'design'
        ? ({ kind, product: 'photo-frame', designId: '1' } as const)
        : ({
            kind: 'configuration',
            product: kind === 'card' ? kind : 'photo-frame',
            unit: 'cm',
            parameters: [...parameters, ['formatType', '600x400']],
          } as const);
    expect(wishedPicture(entry)).toBeUndefined();
  });
});

test('an answer’s place is named by it', () => {
  expect(wishlistAnswerId('refused')).toBe('wishlist-refused');
});
