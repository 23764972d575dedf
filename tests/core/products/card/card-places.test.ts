/** What a shopper can put on a card. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales } from '../../../../core/domain/locale/locales.ts';
import { ownWordLimit } from '../../../../core/domain/personalisation/personalisation.ts';
import { cardPlaces } from '../../../../core/domain/products/card/card-places.ts';
import { designedFront } from '../../../../core/domain/products/card/designs/front-of-picture.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { cardWordRoles, withAllOwnWords } from '../../../../core/domain/products/card/own-words.ts';

const ordered = { isSample: false, quantity: 28 } as const;

describe('the places of a card', () => {
  property.prop([fc.constantFrom(...cardDesigns), fc.constantFrom(...locales)], { numRuns: 40 })(
    'are the words of its front and further pages, and a photo for each slot',
    ({ id }, locale) => {
      const places = cardPlaces(locale, { themeId: id, design: {}, order: ordered });
      const front = designedFront(id, locale);
      const roles = places?.words.map(({ role }) => role) ?? [];
      expect(roles).toEqual(expect.arrayContaining([...(front?.roles ?? [])]));
      expect(cardWordRoles.filter((role) => roles.includes(role))).toEqual(roles);
      for (const { usual } of places?.words ?? []) {
        expect(usual).not.toBe('');
        expect(usual.length).toBeLessThanOrEqual(ownWordLimit);
      }
      const { least = 0, most = 0 } = places?.photos ?? {};
      expect(most > 0).toBe(least === 1);
      if (front?.slot) expect(most).toBeGreaterThan(0);
    },
  );

  test('need no photo of a sample, and are none of an unknown design', () => {
    const order = { isSample: true, quantity: 1 } as const;
    expect(cardPlaces('de-DE', { themeId: 'noemi', design: {}, order })?.photos).toEqual({
      least: 0,
      most: 2,
    });
    expect(cardPlaces('de-DE', { themeId: 'x', design: {}, order })).toBeUndefined();
  });

  test('of one leaf have no inside', () => {
    const roles = (designGroupId: string | undefined) =>
      cardPlaces('de-DE', {
        themeId: 'noemi',
        design: { designGroupId },
        order: ordered,
      })?.words.map(({ role }) => role);
    expect(roles(undefined)).toContain('back');
    expect(roles('flat')).toContain('letter');
    expect(roles('flat')).not.toContain('back');
  });

  test('of a design of one leaf have none either, whatever is chosen', () => {
    const leaf = { themeId: 'noemi-menu', order: ordered };
    const flat = cardPlaces('de-DE', { ...leaf, design: { designGroupId: 'flat' } });
    expect(cardPlaces('de-DE', { ...leaf, design: {} })).toEqual(flat);
  });
});

describe('all words of a card', () => {
  const words = {
    title: 't',
    names: 'n',
    date: 'd',
    place: 'p',
    verse: 'v',
    letter: 'l',
    back: 'b',
  };

  property.prop([fc.dictionary(fc.constantFrom(...cardWordRoles), fc.string())])(
    'are the design’s where nothing is written',
    (own) => {
      const said = withAllOwnWords(words, own);
      for (const role of cardWordRoles)
        if ((own[role] ?? '').trim() === '') expect(said[role]).toBe(words[role]);
        else expect(said[role]).not.toBe('');
    },
  );

  test('keep the lines of a letter', () => {
    expect(withAllOwnWords(words, { letter: ' Ihr \n Lieben ', names: 'A\nB', back: 'x' })).toEqual(
      {
        ...words,
        letter: 'Ihr\nLieben',
        names: 'A B',
        back: 'x',
      },
    );
  });
});
