import { describe, expect, test } from 'vitest';

import { locales } from '../../../../core/domain/locale/locales.ts';
import { cardOccasions } from '../../../../core/domain/products/card/cards.ts';
import {
  cardDesignOf,
  cardSceneOf,
} from '../../../../core/domain/products/card/designs/card-library.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import {
  occasionStill,
  sceneShapes,
  stillScene,
} from '../../../../core/domain/products/card/occasion-stills.ts';
import { isArtwork } from '../../../../core/domain/products/artworks.ts';

describe('the still life of an occasion', () => {
  test.each(cardOccasions)('shows a card of its own that fits it: %s', (occasion) => {
    const still = occasionStill(occasion, 'de-DE');
    const design = cardDesignOf(still.design);
    expect(design).toMatchObject({ occasion, piece: 'card' });
    expect(design?.palettes).toContain(still.variant);
    expect(cardSceneOf(still.design, 'de-DE')).toMatch(
      new RegExp(`^occasion-${occasion}(-|$)`, 'u'),
    );
    expect(isArtwork(still)).toBe(true);
  });

  test('shows a design only in a scene of its shape, and each scene another one', () => {
    for (const design of cardDesigns) {
      const scene = stillScene(design, 'de-DE');
      expect(scene !== undefined).toBe(sceneShapes.includes(design.shape));
      expect(cardSceneOf(design.id, 'de-DE')).toBe(scene);
    }
    const kinds = new Map(
      cardDesigns.map((design) => [
        `${design.occasion} ${design.shape}`,
        stillScene(design, 'de-DE'),
      ]),
    );
    const named = [...kinds.values()].filter((name) => name !== undefined);
    expect(new Set(named).size).toBe(named.length);
  });

  test('of a first day at school has a cone of sweets where that is known, and balloons elsewhere', () => {
    const cones = ['de-AT', 'de-DE'];
    for (const locale of locales) {
      const { design } = occasionStill('einschulung', locale);
      const { ornament = '', occasion } = cardDesignOf(design) ?? {};
      expect(occasion).toBe('einschulung');
      expect(ornament.endsWith('-cone')).toBe(cones.includes(locale));
      expect(cardSceneOf(design, locale)).toBe(
        cones.includes(locale) ? 'occasion-einschulung' : 'occasion-kindergeburtstag-landscape',
      );
    }
    expect(cardSceneOf('elena', 'fr-FR')).toBe(cardSceneOf('elena', 'de-DE'));
  });

  test('has no scene for what is no design', () => {
    expect(cardSceneOf('no-such-design', 'de-DE')).toBeUndefined();
  });
});
