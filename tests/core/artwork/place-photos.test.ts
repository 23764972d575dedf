import { describe, expect, test } from 'vitest';

import { photosInTurn, slotsOf } from '../../../core/domain/artwork/place-photos.ts';
import { cardPage } from '../../arbitraries/artwork.ts';
import { photosOf } from '../products/printed-pages.ts';

const slot = (id: string) =>
  ({
    kind: 'picture',
    id,
    box: { left: 0, top: 0, width: 1, height: 1 },
    shape: { kind: 'rectangle' },
    colour: 'photo',
  }) as const;

describe('photos in their places', () => {
  test('stand in turn, from the place on that comes next', () => {
    const slots = ['a', 'b', 'c'].map((id) => ({ id }));
    const [one, two] = photosOf(2);
    expect(photosInTurn(slots, photosOf(2))).toEqual({ a: one, b: two, c: one });
    expect(photosInTurn(slots, photosOf(2), 3)).toEqual({ a: two, b: one, c: two });
    expect(photosInTurn(slots, [])).toEqual({ a: undefined, b: undefined, c: undefined });
  });

  test('have the places of all pages, and nothing else', () => {
    const ornament = { kind: 'ornament', id: 'line', shapes: [], layer: 'ink' } as const;
    const pages = [
      { ...cardPage, objects: [slot('a'), ornament, slot('b')] },
      { ...cardPage, name: 'back', objects: [slot('c')] },
    ];
    expect(slotsOf({ pages }).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
