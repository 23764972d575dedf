import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { isArtwork } from '../../../../core/domain/products/artworks.ts';
import { photobookLooks } from '../../../../core/domain/products/photobook/designs/looks.ts';
import { photobookPageCountsOf } from '../../../../core/domain/products/photobook/page-count.ts';
import {
  photobookFormatsOf,
  photobookPapersOf,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookPictureOf,
  photobookSpreads,
  photobookViews,
  type PhotobookView,
} from '../../../../core/domain/products/photobook/photobook-picture.ts';
import { photobookTypes } from '../../../../core/domain/products/photobook/photobooks.ts';

describe('a picture of a photo book', () => {
  property.prop([
    fc.constantFrom(...photobookLooks),
    fc.constantFrom(...photobookTypes),
    fc.nat(),
    fc.constantFrom(...photobookSpreads),
    fc.constantFrom(...photobookViews),
    fc.constantFrom(undefined, 'gold', 'relief'),
  ])('is known by its address alone', (look, type, seed, spread, view, refinement) => {
    const at = <A>(list: readonly A[]): A => {
      const one = list[seed % list.length];
      if (one === undefined) throw new Error('An empty list.');
      return one;
    };
    const source = photobookPictureOf(
      {
        designGroupSetId: look.id,
        type,
        format: at(photobookFormatsOf(type)),
        paper: at(photobookPapersOf(type)),
        pageCount: at(photobookPageCountsOf(type)),
        refinement,
      },
      'fr-CH',
      view,
      spread,
    );
    expect(isArtwork(source)).toBe(true);
    const isOpen = view === 'open' || view === 'inside';
    expect(source.foil).toBe(isOpen || refinement === 'relief' ? undefined : refinement);
    expect(source).toMatchObject({ kind: 'artwork', locale: 'fr-CH', view });
    expect(source.design.endsWith(`-${isOpen ? spread : 1}`)).toBe(true);
  });

  test('has one address for pictures that show the same', () => {
    const designs = (view: PhotobookView, spread: 1 | 2) =>
      [26, 30].map(
        (pageCount) =>
          photobookPictureOf(
            {
              type: 'echtfotobuch',
              format: 'a4-quer',
              paper: 'matt',
              pageCount,
              designGroupSetId: 'samt',
              refinement: undefined,
            },
            'de-DE',
            view,
            spread,
          ).design,
      );
    expect(designs('front', 2)).toEqual([
      'samt-echtfotobuch-a4-quer-glaenzend-26-1',
      'samt-echtfotobuch-a4-quer-glaenzend-26-1',
    ]);
    expect(designs('inside', 2)).toEqual([
      'samt-echtfotobuch-a4-quer-glaenzend-26-2',
      'samt-echtfotobuch-a4-quer-glaenzend-26-2',
    ]);
    for (const view of ['laid', 'spine'] as const)
      expect(designs(view, 2)).toEqual([
        'samt-echtfotobuch-a4-quer-matt-26-1',
        'samt-echtfotobuch-a4-quer-matt-30-1',
      ]);
    expect(designs('open', 2)).toEqual([
      'samt-echtfotobuch-a4-quer-matt-26-2',
      'samt-echtfotobuch-a4-quer-matt-30-2',
    ]);
  });
});
