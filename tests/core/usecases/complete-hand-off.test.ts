import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  materialOfHandOff,
  type ChosenWallPicture,
} from '../../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { E, TE } from '../../../core/fp.ts';
import { completeHandOff } from '../../../core/usecases/complete-hand-off.ts';
import { anyChosenWallPicture } from '../../arbitraries/chosen-wall-picture.ts';
import { fakePrices } from '../../fakes/prices.ts';

const silent = () => {
  throw new Error('Nothing is to be asked.');
};
const askingNothing = {
  prices: { formats: silent, from: silent, limits: silent },
};

const complete = (handOff: ChosenWallPicture) =>
  completeHandOff<'photo-frame'>(
    { channel: 'poster', locale: handOff.locale },
    { designer: 'photo-frame', optionTypes: [], ...handOff },
  );

describe('a hand-off to the photo frame designer', () => {
  property.prop([anyChosenWallPicture])(
    'keeps what it says and has the material that it stands for',
    async (handOff) => {
      const initial = { width: 1, height: 2, unit: 'cm' } as const;
      const asked: unknown[] = [];
      const formats = (scope: unknown, article: unknown) => {
        asked.push(scope, article);
        return TE.right({
          featured: [{ format: initial }],
          all: [],
          initialFormat: initial,
        } as const);
      };
      const prices = { ...askingNothing.prices, formats };
      const completed = await complete(handOff)({ prices })();
      const materialType = materialOfHandOff(handOff);
      const format = handOff.format ?? initial;
      expect(completed).toEqual(
        E.right({ designer: 'photo-frame', optionTypes: [], ...handOff, materialType, format }),
      );
      const article = { materialType, frameType: handOff.frame?.frameType };
      const scope = { channel: 'poster', locale: handOff.locale };
      expect(asked).toEqual(handOff.format === undefined ? [scope, article] : []);
    },
  );

  test('with a format needs no price service', async () => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    const handOff = { materialType: 'leinwand', format, locale: 'de-DE' } as const;
    const completed = await complete(handOff)(askingNothing)();
    expect(completed).toEqual(E.right({ designer: 'photo-frame', optionTypes: [], ...handOff }));
  });

  test('of what is not sold is refused as the price service says', async () => {
    const handOff = { materialType: 'echtglas', locale: 'de-DE' } as const;
    const prices = fakePrices();
    const completed = await complete(handOff)({ prices })();
    expect(completed).toEqual(E.left({ kind: 'article-unknown' }));
  });
});
