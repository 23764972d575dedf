import { describe, expect, test } from 'vitest';

import {
  accessoriesGoingWith,
  accessoryHandOff,
  isDesigned,
} from '../../../core/domain/products/accessories.ts';
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../core/domain/products/hand-off.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { readPairs } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';

const defaults = { channel: 'kartenliebe', now: 0 } as const;

const handed = (designer: DesignerProduct, query: string): DesignerHandOff => {
  const read = parseDesignerQuery(designer, readPairs(`${query}&locale=fr-FR`), defaults);
  if (E.isLeft(read)) throw new Error(read.left.kind);
  return read.right;
};

const card = (formatType: string) => handed('card', `themeId=elena&formatType=${formatType}`);

describe('what is sold beside products', () => {
  test('is found by its SKU, whatever product it goes with', () => {
    const found = accessoryHandOff('ribbon-satin-rose', 3, 'fr-FR');
    expect(found).toMatchObject({ right: { designer: 'card', quantity: 3, locale: 'fr-FR' } });
    expect(accessoryHandOff('hat', 3, 'fr-FR')).toEqual(
      E.left({ kind: 'accessory-unknown', sku: 'hat' }),
    );
    expect(accessoryHandOff('ribbon-satin-rose', 0, 'fr-FR')).toEqual(
      E.left({ kind: 'accessory-pieces', most: 5_000 }),
    );
  });

  test('goes with what is in a list, each once; nothing goes with itself, or with a picture', () => {
    const both = accessoriesGoingWith('fr-FR', [card('115x168'), card('145x145')]);
    const one = accessoriesGoingWith('fr-FR', [card('115x168'), card('115x168')]);
    expect(new Set(both.map(({ sku }) => sku)).size).toBe(both.length);
    expect(both.slice(0, one.length)).toEqual(one);
    expect(both.length).toBeGreaterThan(one.length);
    const [first] = one;
    if (first === undefined) throw new Error('Nothing goes with a card.');
    expect(accessoriesGoingWith('fr-FR', [first.handOff])).toEqual([]);
    const picture = handed('photo-frame', 'materialType=leinwand&formatType=600x400');
    expect(accessoriesGoingWith('fr-FR', [picture])).toEqual([]);
    const designed = [card('115x168'), picture, first.handOff].map((one) => isDesigned(one));
    expect(designed).toEqual([true, true, false]);
  });
});
