import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { artworkViews } from '../../../../../core/domain/image/sources.ts';
import { cardDesigns } from '../../../../../core/domain/products/card/designs/designs.ts';
import {
  designedFront,
  frontOfPicture,
} from '../../../../../core/domain/products/card/designs/front-of-picture.ts';

const picture = {
  kind: 'artwork',
  design: 'elena',
  variant: 'sage',
  locale: 'fr-CH',
  view: 'front',
} as const;

describe('the front of a picture', () => {
  property.prop([fc.constantFrom(...cardDesigns)])(
    'has the words and the slot of its design',
    ({ id }) => {
      const { design, words, slot } = designedFront(id, 'nl-BE') ?? {};
      const own = { design, words, slot, language: 'nl', variant: 'usual' };
      expect(
        frontOfPicture({ ...picture, design: id, variant: 'usual', locale: 'nl-BE' }),
      ).toMatchObject({ ...own, isRaised: false });
    },
  );

  test('has what the picture shows of it', () => {
    const shown = { ...picture, foil: 'gold', options: ['flat', 'wave', 'relief'] } as const;
    expect(frontOfPicture(shown)).toMatchObject({
      variant: 'sage',
      foil: 'gold',
      cut: 'wave',
      isRaised: true,
      language: 'fr',
    });
  });

  test('is there of fronts in the library alone', () => {
    for (const view of artworkViews)
      expect(frontOfPicture({ ...picture, view }) !== undefined).toBe(view === 'front');
    expect(frontOfPicture({ ...picture, design: 'seal-wachs' })).toBeUndefined();
    expect(frontOfPicture({ ...picture, options: ['none'] })).toBeUndefined();
    expect(designedFront('none', 'de-DE')).toBeUndefined();
  });
});
