import { describe, expect, test } from 'vitest';

import { cardOffer, type CardFacts } from '../../../../core/domain/products/card/card-offer.ts';
import { cardPriceTiers } from '../../../../core/domain/products/card/card-question.ts';
import { cardFromPrice } from '../../../../core/domain/products/card/from-price.ts';
import { cardRowNames, shownBeside, shownExtras } from '../../../arbitraries/card-offer.ts';
import { priceWith } from '../../../arbitraries/money.ts';

const facts: CardFacts = {
  themeId: 'elena',
  sheets: ['folded', 'flat'],
  variants: ['sage'],
  formats: [{ width: 145, height: 145 }],
  layers: ['foil', 'relief'],
  punchings: ['rounded', 'wave'],
};

/** Every row costs its place in the list. */
const listed = (name: string) => priceOf(cardRowNames.indexOf(name) + 1);

const priceOf = (amount: number) => priceWith('eur', amount, amount);

const amountOf = (name: string) => priceOf(cardRowNames.indexOf(name) + 1).priceCurrent;

const offerWithout = (...missing: readonly string[]) =>
  cardOffer(
    facts,
    (name) => (missing.includes(name) ? undefined : listed(name)),
    shownExtras,
    shownBeside,
  );

describe('what is sold of a design', () => {
  test('has the prices of its rows', () => {
    expect(offerWithout()).toEqual({
      themeId: 'elena',
      sheets: ['folded', 'flat'],
      variants: ['sage'],
      formats: [
        {
          format: { width: 145, height: 145 },
          sheets: (['folded', 'flat'] as const).map((sheet) => ({
            sheet,
            tiers: cardPriceTiers.map((from) => ({
              from,
              price: listed(`formatType=145x145&designGroupId=${sheet}&quantity=${from}`),
            })),
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
      punchings: (['rounded', 'wave'] as const).map((punching) => ({
        punching,
        surcharge: amountOf(`punching=${punching}`),
      })),
      extras: shownExtras.map(({ kind, id }) => ({ kind, id, price: amountOf(`${kind}=${id}`) })),
      beside: shownBeside.map(({ kind, id }) => ({ kind, id, price: amountOf(`${kind}=${id}`) })),
      sample: listed('isSample=true'),
    });
  });

  test('lacks what has no price', () => {
    const offer = offerWithout(
      'paperType=perlmutt',
      'refinementType=silber',
      'seal=wachs',
      'bag=papier',
      'punching=wave',
    );
    expect(offer?.beside.map(({ kind }) => kind)).toEqual(['pen']);
    expect(offer?.punchings.map(({ punching }) => punching)).toEqual(['rounded']);
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
      for (const sheet of ['folded', 'flat'])
        expect(
          offerWithout(`formatType=145x145&designGroupId=${sheet}&quantity=${tier}`),
        ).toBeUndefined();
    expect(cardOffer({ ...facts, formats: [] }, listed, [])).toBeUndefined();
  });
});

test('the least price of a design is that of one piece in any of its formats', () => {
  const offer = offerWithout();
  if (offer === undefined) throw new Error('Nothing is sold.');
  const rows = cardRowNames.filter((name) => name.startsWith('formatType=145x145'));
  const least = Math.min(...rows.map((name) => listed(name).priceCurrent.minorUnits));
  expect(cardFromPrice(offer)).toEqual(priceOf(least));
  const falling = cardOffer(facts, (name) => priceOf(1_000 - cardRowNames.indexOf(name)), []);
  const last = Math.max(...rows.map((name) => cardRowNames.indexOf(name)));
  expect(falling && cardFromPrice(falling)).toEqual(priceOf(1_000 - last));
});
