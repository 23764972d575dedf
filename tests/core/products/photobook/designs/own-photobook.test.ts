import { describe, expect, test } from 'vitest';

import type { Artwork } from '../../../../../core/domain/artwork/artwork.ts';
import { slotsOf } from '../../../../../core/domain/artwork/place-photos.ts';
import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import { centredFraming } from '../../../../../core/domain/image/picture-crop.ts';
import { photosOfBook } from '../../../../../core/domain/products/photobook/designs/book-photos.ts';
import { photobookLooks } from '../../../../../core/domain/products/photobook/designs/looks.ts';
import {
  drawOwnPhotobook,
  orderedPhotobook,
  type PhotobookOrder,
} from '../../../../../core/domain/products/photobook/designs/own-photobook.ts';
import { E } from '../../../../../core/fp.ts';
import { readTypefaces } from '../../../../../adapters/shared/typefaces/read-typefaces.ts';

const typefaces = readTypefaces();

const photoOf = (source: string): SlotPicture => ({
  source,
  size: { width: 3_000, height: 2_000 },
  framing: centredFraming,
});

const three: PhotobookOrder['photos'] = [photoOf('blob:a'), photoOf('blob:b'), photoOf('blob:c')];

const idOf = (look: string): string => `${look}-echtfotobuch-a4-quer-glaenzend-26-1`;

const artworkOf = (look: string): Artwork => {
  const artwork = orderedPhotobook({ id: idOf(look), locale: 'fr-CH' });
  if (artwork === undefined) throw new Error(look);
  return artwork;
};

const drawn = (look: string, order: Partial<Pick<PhotobookOrder, 'photos' | 'foil'>> = {}) => {
  const book = drawOwnPhotobook(
    artworkOf(look),
    { id: idOf(look), photos: three, locale: 'fr-CH', ...order },
    typefaces,
  );
  if (E.isLeft(book) || book.right === undefined) throw new Error(look);
  return book.right;
};

const photosIn = ({ markup }: { readonly markup: string }) =>
  [...markup.matchAll(/href="(?<photo>[^"]*)"/gu)].map(({ groups }) => groups?.['photo']);

describe('a photo book with photos of one’s own', () => {
  test('has them on its cover and on every spread of every look, and no other', () => {
    for (const { id } of photobookLooks) {
      const { closed, spreads, spine } = drawn(id);
      expect(spreads).toHaveLength(3);
      const pictures = photosOfBook(artworkOf(id), 26, three);
      const expected = artworkOf(id).pages.flatMap((page) =>
        slotsOf({ pages: [page] }).map((slot) => pictures[slot.id]?.source),
      );
      expect([closed, ...spreads].flatMap(photosIn)).toEqual(expected);
      expect(photosIn(spine)).toEqual(photosIn(closed));
      for (const spread of spreads) expect(photosIn(spread).length).toBeGreaterThan(0);
      expect(new Set(spreads.map(({ markup }) => markup)).size).toBe(3);
    }
  });

  test('says words of one’s own', () => {
    const order = { id: idOf('fjord'), locale: 'fr-CH' } as const;
    const own = orderedPhotobook({ ...order, words: { title: 'Corse' } });
    const texts = own?.pages.flatMap(({ objects }) =>
      objects.flatMap((one) => (one.kind === 'text' && one.role === 'title' ? [one.text] : [])),
    );
    expect(texts).toEqual(['Corse', 'Corse']);
    // Nothing of the sample's people, whose names and sentences pictures of the shop show.
    const rolesSaid = own?.pages.flatMap(({ objects }) =>
      objects.flatMap((one) => (one.kind === 'text' && one.text !== '' ? [one.role] : [])),
    );
    expect(rolesSaid).toEqual(['title', 'chapter-1', 'chapter-2', 'chapter-3', 'title']);
    const withoutWords = orderedPhotobook(order);
    expect(JSON.stringify(withoutWords)).not.toContain('Mia & Ben');
  });

  test('has one photo everywhere where there is but one', () => {
    const { closed, spreads } = drawn('konfetti', { photos: [photoOf('blob:only')] });
    expect(new Set([closed, ...spreads].flatMap(photosIn))).toEqual(new Set(['blob:only']));
  });

  test('is foiled on its cover alone', () => {
    const { closed, spreads, spine } = drawn('samt', { foil: 'gold' });
    const isFoiled = ({ markup }: { readonly markup: string }) => markup.includes('foil)');
    expect([closed, spine, ...spreads].map(isFoiled)).toEqual([true, true, false, false, false]);
    expect(isFoiled(drawn('samt').closed)).toBe(false);
  });

  test('has ids of its own in every view', () => {
    const { closed, spreads, spine } = drawn('fjord', { foil: 'gold' });
    const ids = [closed, spine, ...spreads].flatMap(({ markup }) =>
      [...markup.matchAll(/ id="(?<id>[^"]*)"/gu)].map(({ groups }) => groups?.['id']),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith('own-'))).toBe(true);
  });

  test('is none for an unknown id or pages without a binding, and refused without typefaces', () => {
    expect(orderedPhotobook({ id: 'nobody', locale: 'de-DE' })).toBeUndefined();
    const order = { id: idOf('fjord'), photos: three, locale: 'fr-CH' } as const;
    const loose = { ...artworkOf('fjord'), binding: undefined };
    expect(drawOwnPhotobook(loose, order, typefaces)).toEqual(E.right(undefined));
    const refused = drawOwnPhotobook(artworkOf('fjord'), order, () => undefined);
    expect(E.isLeft(refused) && refused.left.kind).toBe('absent-typeface');
  });
});
