import { describe, expect, test } from 'vitest';

import { cardOffer, type CardFacts } from '../../../../core/domain/products/card/card-offer.ts';
import { cardPriceTiers } from '../../../../core/domain/products/card/card-question.ts';
import { cardRowNames, shownExtras } from '../../../arbitraries/card-offer.ts';
import { priceWith } from '../../../arbitraries/money.ts';

const facts: CardFacts = {
  themeId: 'elena',
  sheet: 'folded',
  variants: ['sage'],
  formats: [{ width: 145, height: 145 }],
  layers: ['foil', 'relief'],
};

/** Every row costs its place in the list. */
const listed = (name: string) => priceOf(cardRowNames.indexOf(name) + 1);

const priceOf = (amount: number) => priceWith('eur', amount, amount);

const amountOf = (name: string) => priceOf(cardRowNames.indexOf(name) + 1).priceCurrent;

const offerWithout = (...missing: readonly string[]) =>
  cardOffer(facts, (name) => (missing.includes(name) ? undefined : listed(name)), shownExtras);

describe('what is sold of a design', () => {
  test('has the prices of its rows', () => {
    expect(offerWithout()).toEqual({
      themeId: 'elena',
      sheet: 'folded',
      variants: ['sage'],
      formats: [
        {
          format: { width: 145, height: 145 },
          tiers: cardPriceTiers.map((from) => ({
            from,
            price: listed(`formatType=145x145&designGroupId=folded&quantity=${from}`),
          })),
          envelope: amountOf('envelope=large'),
        },
      ],
      papers: [
        { paper: 'feinstpapier', surcharge: { minorUnits: 0, currency: 'eur' } },
        ...(['baumwolle', 'perlmutt', 'recycling'] as const).map((paper) => ({
          paper,
          surcharge: amountOf(`paperType=${paper}`),
        })),
      ],
      refinements: [
        { refinement: 'ohne', surcharge: { minorUnits: 0, currency: 'eur' } },
        ...(['gold', 'relief', 'rosegold', 'silber'] as const).map((refinement) => ({
          refinement,
          surcharge: amountOf(`refinementType=${refinement}`),
        })),
      ],
      extras: shownExtras.map(({ kind, id }) => ({ kind, id, price: amountOf(`${kind}=${id}`) })),
      sample: listed('isSample=true'),
    });
  });

  test('lacks what has no price', () => {
    const offer = offerWithout('paperType=perlmutt', 'refinementType=silber', 'seal=wachs');
    expect(offer?.papers.map(({ paper }) => paper)).toEqual([
      'feinstpapier',
      'baumwolle',
      'recycling',
    ]);
    expect(offer?.refinements.map(({ refinement }) => refinement)).toEqual([
      'ohne',
      'gold',
      'relief',
      'rosegold',
    ]);
    expect(offer?.extras.map(({ kind }) => kind)).toEqual(['ribbon', 'bow', 'screw', 'inlay']);
    expect(cardOffer({ ...facts, layers: [] }, listed, [])?.refinements).toEqual([]);
    expect(offerWithout('envelope=large')).toBeUndefined();
    expect(offerWithout('isSample=true')).toBeUndefined();
    for (const tier of cardPriceTiers)
      expect(
        offerWithout(`formatType=145x145&designGroupId=folded&quantity=${tier}`),
      ).toBeUndefined();
    expect(cardOffer({ ...facts, formats: [] }, listed, [])).toBeUndefined();
  });
});
