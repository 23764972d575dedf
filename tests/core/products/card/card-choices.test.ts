import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  cardChoices,
  printCardChoice,
} from '../../../../core/domain/products/card/card-choices.ts';
import {
  parseCardQuery,
  printCardQuery,
  type DesignedCard,
} from '../../../../core/domain/products/card/card-hand-off.ts';
import { printCardFormat } from '../../../../core/domain/products/card/card-format.ts';
import { usualEnvelopeColour } from '../../../../core/domain/products/card/card-materials.ts';
import { cardOffer, type CardOffer } from '../../../../core/domain/products/card/card-offer.ts';
import {
  cardLadder,
  cardPrice,
  cardSaving,
} from '../../../../core/domain/products/card/card-price.ts';
import {
  cardPriceTiers,
  cardQuestion,
  cardRows,
  tierOfQuantity,
} from '../../../../core/domain/products/card/card-question.ts';
import {
  cardQuantities,
  defaultCardQuantity,
  isCardQuantity,
} from '../../../../core/domain/products/card/quantity.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyCardFacts,
  anyCardOffer,
  anyCardPicks,
  anyListedPrices,
  pickedCard,
  shownBeside,
  shownExtras,
} from '../../../arbitraries/card-offer.ts';
import { priceWith } from '../../../arbitraries/money.ts';
import { anyCardHandOff } from '../../../arbitraries/products/card.ts';
import type { OptionValue } from '../../../../core/domain/products/product.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { expectSumOfRows } from '../../../laws/sum-of-rows.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const read = (offer: CardOffer, query: QueryPairs): DesignedCard =>
  cardChoices.readAddress(query, scope, offer);

/** The ladder has nearly two hundred values. */
const few = { numRuns: 20 } as const;

const someOf = <A>(values: readonly A[]): readonly A[] =>
  values.length < 20 ? values : values.filter((_, index) => index % 19 === 0);

/** What a choice has of each option, as forms send it. */
const writtenOf = ({ order, design, accessories }: DesignedCard): Record<string, string> => ({
  designId: design.designId ?? '',
  designGroupId: design.designGroupId ?? '',
  punching: design.punching ?? '',
  formatType: design.format === undefined ? '' : printCardFormat(design.format),
  paperType: design.paperType ?? '',
  refinementType: design.refinement ?? '',
  quantity: String(order.quantity),
  isSample: String(order.isSample),
  envelope: accessories.envelope?.form ?? '',
  envelopeColor: accessories.envelope?.color ?? '',
  ribbon: accessories.ribbon?.id ?? '',
  ribbonColor: accessories.ribbon?.color ?? '',
  bow: accessories.bow ?? '',
  seal: accessories.seal ?? '',
  screw: accessories.screw ?? '',
  inlay: accessories.inlay?.id ?? '',
  ...Object.fromEntries(
    shownBeside.map(({ kind }) => [kind, accessories.wished?.includes(kind) ? kind : '']),
  ),
});

const ownColour = ({ accessories }: DesignedCard): string =>
  accessories.envelope?.color ?? usualEnvelopeColour;

const optionNames = [
  ['variant', 'designId'],
  ['sheet', 'designGroupId'],
  ['format', 'formatType'],
  ['paper', 'paperType'],
  ['refinement', 'refinementType'],
  ['punching', 'punching'],
  ['quantity', 'quantity'],
  ['envelope', 'envelope'],
  ['envelope-colour', 'envelopeColor'],
  ['ribbon', 'ribbon'],
  ['ribbon-colour', 'ribbonColor'],
  ['bow', 'bow'],
  ['seal', 'seal'],
  ['screw', 'screw'],
  ['inlay', 'inlay'],
  ['bag', 'accessoryTypes'],
  ['pen', 'accessoryTypes'],
] as const;

/** What folds is not cut; a colour belongs to an envelope or a ribbon. */
const isOffered = (
  key: (typeof optionNames)[number][1],
  offer: CardOffer,
  { design, accessories }: DesignedCard,
): boolean => {
  if (key === 'refinementType') return offer.refinements.length > 0;
  if (key === 'punching') return offer.punchings.length > 0 && design.designGroupId === 'flat';
  if (key === 'ribbonColor') return accessories.ribbon !== undefined;
  return key !== 'envelopeColor' || accessories.envelope !== undefined;
};

describe('choices of a card', () => {
  property.prop([anyCardOffer, anyCardPicks], few)(
    'come back from their address',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      expect(read(offer, printCardChoice(choice, offer))).toEqual(choice);
    },
  );

  property.prop([anyCardOffer, anyCardPicks], few)(
    'have one chosen value each',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      const own = writtenOf(choice);
      const options = cardChoices.options(choice, offer);
      expect(options.map(({ name, key }) => [name, key])).toEqual(
        optionNames.filter(([, key]) => isOffered(key, offer, choice)),
      );
      for (const { name, key, values } of options) {
        for (const { value, pairs } of someOf(values))
          expect(writtenOf(read(offer, pairs))).toEqual({
            ...own,
            ...(key === 'envelope' && { envelopeColor: value === '' ? '' : ownColour(choice) }),
            ...(key === 'quantity' && { isSample: 'false' }),
            ...(value === 'folded' && { punching: '' }),
            ...(key === 'ribbon' && value === '' && { ribbonColor: '' }),
            [key === 'accessoryTypes' ? name : key]: value,
          });
        expect(values.filter(({ isDefault }) => isDefault)).toHaveLength(1);
        const chosen = values.filter(({ isChosen }) => isChosen);
        // The ladder of quantities does not list the sample.
        if (!choice.order.isSample) expect(chosen).toHaveLength(1);
        for (const { pairs } of chosen) expect(read(offer, pairs)).toEqual(choice);
      }
    },
  );

  property.prop([anyCardOffer, anyCardHandOff])('are always of the offer', ({ offer }, handOff) => {
    const { design, order, accessories } = read(offer, printCardQuery(handOff));
    expect(offer.variants).toContain(design.designId);
    expect(offer.formats.map(({ format }) => format)).toContainEqual(design.format);
    expect(offer.papers.map(({ paper }) => paper)).toContain(design.paperType);
    expect(['ohne', ...offer.refinements.map(({ refinement }) => refinement)]).toContain(
      design.refinement,
    );
    expect(offer.sheets).toContain(design.designGroupId);
    if (design.designGroupId === 'folded') expect(design.punching).toBeUndefined();
    else
      expect([undefined, ...offer.punchings.map(({ punching }) => punching)]).toContain(
        design.punching,
      );
    expect(order.isSample || isCardQuantity(order.quantity)).toBe(true);
    expect([undefined, 'messing']).toContain(accessories.screw);
    expect([undefined, 'satin']).toContain(accessories.ribbon?.id);
  });

  property.prop([anyCardOffer, anyCardPicks], few)('are handed over whole', ({ offer }, picks) => {
    const choice = pickedCard(offer, picks);
    const query = cardChoices.printChoice(choice, { locale: 'fr-FR' });
    expect(parseCardQuery(query)).toEqual(E.right({ ...choice, locale: 'fr-FR' }));
  });

  property.prop([anyCardOffer])('say nothing of what is usual', ({ offer }) => {
    expect(printCardChoice(read(offer, []), offer)).toEqual([]);
    expect(read(offer, [['quantity', '28']]).order.quantity).toBe(defaultCardQuantity);
  });

  test('are read with the colours and papers that belong to accessories', () => {
    fc.assert(
      fc.property(anyCardOffer, ({ offer }) => {
        const chosen: QueryPairs = [
          ['ribbon', 'satin'],
          ['inlay', 'transparent'],
          ['screw', 'messing'],
          ['seal', 'satin'],
        ];
        expect(
          read(offer, [...chosen, ['ribbonColor', 'rose'], ['inlayPaper', 'fein']]).accessories,
        ).toEqual({
          ribbon: { id: 'satin', color: 'rose' },
          inlay: { id: 'transparent', paper: 'fein' },
          screw: 'messing',
        });
        const broken: QueryPairs = [
          ['ribbonColor', 'rot'],
          ['inlayPaper', '…'],
        ];
        for (const more of [[], broken])
          expect(read(offer, [...chosen, ...more]).accessories).toEqual({
            ribbon: { id: 'satin' },
            inlay: { id: 'transparent' },
            screw: 'messing',
          });
        expect(read(offer, [['isSample', 'false']]).order.isSample).toBe(false);
        expect(read(offer, [['isSample', 'true']]).order).toEqual({ isSample: true, quantity: 1 });
      }),
      { numRuns: 3 },
    );
  });

  test.each<[QueryPairs]>([
    [[['quantity', 'viele']]],
    [[['refinementType', 'platin']]],
    [[['ribbonColor', 'rot']]],
    [[['inlayPaper', 'x']]],
    [[['formatType', '9x']]],
    [[['isSample', 'ja']]],
    [[['occasion', 'fasching']]],
  ])('keep the rest of %j', (broken) => {
    fc.assert(
      fc.property(anyCardOffer, ({ offer }) => {
        expect(read(offer, [...broken, ['envelope', 'spitz'], ['envelopeColor', 'creme']])).toEqual(
          read(offer, [
            ['envelope', 'spitz'],
            ['envelopeColor', 'creme'],
          ]),
        );
      }),
      { numRuns: 5 },
    );
  });

  property.prop([anyCardOffer], { numRuns: 5 })(
    'take the colour of an envelope with its form alone',
    ({ offer }) => {
      expect(read(offer, [['envelope', 'gerade']]).accessories.envelope).toEqual({
        form: 'gerade',
        color: 'weiss',
      });
      expect(
        read(offer, [
          ['envelope', 'gerade'],
          ['envelopeColor', 'lila'],
        ]).accessories.envelope?.color,
      ).toBe('weiss');
      const keys = cardChoices.options(read(offer, []), offer).map(({ key }) => key);
      expect(keys).not.toContain('envelopeColor');
      expect(
        cardChoices.options(read(offer, [['envelope', 'spitz']]), offer).map(({ key }) => key),
      ).toContain('envelopeColor');
    },
  );
});

describe('the price of a card', () => {
  property.prop([anyCardOffer, anyCardPicks], few)(
    'is the sum of the rows that its question names',
    ({ offer, listed }, picks) => {
      const choice = pickedCard(offer, picks);
      const total = cardPrice(offer, choice)?.total;
      expectSumOfRows(total, cardQuestion(choice), listed);
    },
  );

  property.prop([anyCardOffer, anyCardPicks], few)(
    'is that of each piece, as often, and of what comes once',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      const price = cardPrice(offer, choice);
      const once = choice.order.isSample
        ? 0
        : offer.beside
            .filter(({ kind }) => choice.accessories.wished?.includes(kind))
            .reduce((sum, { price: { minorUnits } }) => sum + minorUnits, 0);
      expect(price?.total.priceCurrent.minorUnits).toBe(
        (price?.each.priceCurrent.minorUnits ?? 0) * choice.order.quantity + once,
      );
    },
  );

  property.prop([anyCardOffer, anyCardPicks], few)(
    'stands at each value of its options',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      const priced = ({ pairs }: OptionValue) => cardPrice(offer, read(offer, pairs));
      for (const { key, values } of cardChoices.options(choice, offer)) {
        const usual = values.find(({ isDefault }) => isDefault);
        const of = key === 'accessoryTypes' ? 'total' : 'each';
        const least = usual && priced(usual)?.[of].priceCurrent.minorUnits;
        for (const value of someOf(values)) {
          expect(value.price).toEqual(priced(value)?.total);
          expect(value.surcharge).toBe(
            (priced(value)?.[of].priceCurrent.minorUnits ?? 0) - (least ?? 0),
          );
        }
      }
    },
  );

  test('has a tier at every quantity, the last that it reaches', () => {
    expect(cardPriceTiers.every(isCardQuantity)).toBe(true);
    expect(cardPriceTiers.toSorted((one, other) => one - other)).toEqual(cardPriceTiers);
    for (const quantity of cardQuantities) {
      const tier = tierOfQuantity(quantity);
      expect(tier).toBeLessThanOrEqual(quantity);
      expect(cardPriceTiers.some((other) => other > tier && other <= quantity)).toBe(false);
    }
    expect(tierOfQuantity(0)).toBe(1);
  });

  property.prop([anyCardOffer, anyCardPicks], few)(
    'says truly what more pieces save',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      const { quantity, isSample } = choice.order;
      const at = (rung: number, of: 'total' | 'each'): number =>
        cardPrice(offer, choice, rung)?.[of].priceCurrent.minorUnits ?? Number.NaN;
      const cheaper = (of: 'total' | 'each') =>
        cardQuantities.find((rung) => rung > quantity && at(rung, of) < at(quantity, of));
      const [larger, from] = [cheaper('total'), cheaper('each')];
      const money = (minorUnits: number) => ({ minorUnits, currency: 'eur' });
      const saving = cardSaving(offer, choice);
      if (isSample) expect(saving).toBeUndefined();
      else if (larger !== undefined)
        expect(saving).toEqual({
          kind: 'costs-less',
          more: larger - quantity,
          saved: money(at(quantity, 'total') - at(larger, 'total')),
        });
      else
        expect(saving).toEqual(
          from && {
            kind: 'each-costs-less',
            more: from - quantity,
            saved: money(at(quantity, 'each') - at(from, 'each')),
          },
        );
    },
  );

  property.prop([anyCardOffer, anyCardPicks], few)(
    'stands at each rung, with what that saves of each piece',
    ({ offer }, picks) => {
      const choice = pickedCard(offer, picks);
      const ladder = cardLadder(offer, choice);
      expect(ladder.map(({ quantity }) => quantity)).toEqual(cardQuantities);
      const order = (quantity: number): DesignedCard => ({
        ...choice,
        order: { isSample: false, quantity },
      });
      const single = cardPrice(offer, order(1))?.each.priceCurrent.minorUnits ?? 0;
      for (const { quantity, saved, ...price } of someOf(ladder)) {
        expect(price).toEqual(cardPrice(offer, order(quantity)));
        const each = price.each.priceCurrent.minorUnits;
        expect(saved).toBe(Math.max(0, Math.floor((100 * (single - each)) / single)));
      }
    },
  );

  property.prop([anyCardOffer, anyCardPicks], few)(
    'is unknown of a format that is not sold',
    ({ offer }, picks) => {
      const { design, ...choice } = pickedCard(offer, picks);
      for (const format of [undefined, { width: 9, height: 9 }]) {
        const other: DesignedCard = {
          ...choice,
          order: { isSample: false, quantity: 28 },
          design: { ...design, format },
        };
        expect(cardPrice(offer, other)).toBeUndefined();
        expect(cardSaving(offer, other)).toBeUndefined();
        expect(cardLadder(offer, other)).toEqual([]);
      }
    },
  );

  test('is unknown at each value where the format is; the format then makes it known', () => {
    fc.assert(
      fc.property(anyCardOffer, ({ offer }) => {
        const choice = read(offer, []);
        const other = { ...choice, design: { ...choice.design, format: undefined } };
        for (const { key, values } of cardChoices.options(other, offer))
          for (const { surcharge, price, isChosen } of someOf(values)) {
            expect(price === undefined).toBe(key !== 'formatType');
            expect(key === 'formatType' ? isChosen : surcharge !== 0).toBe(false);
          }
      }),
      { numRuns: 5 },
    );
  });

  test('of a sample is one row, and of an unknown format none', () => {
    const sample: DesignedCard = {
      themeId: 'elena',
      order: { isSample: true, quantity: 1 },
      design: { paperType: 'baumwolle' },
      accessories: {},
    };
    expect(cardQuestion(sample)).toEqual([{ configuration: 'isSample=true', pieces: 1 }]);
    const order = { isSample: false, quantity: 28 } as const;
    expect(cardQuestion({ ...sample, order })).toEqual([]);
    const plain = { designGroupId: 'flat', format: { width: 145, height: 145 } } as const;
    for (const refinement of [undefined, 'ohne'] as const)
      expect(cardQuestion({ ...sample, order, design: { ...plain, refinement } })).toEqual([
        { configuration: 'formatType=145x145&designGroupId=flat&quantity=28', pieces: 28 },
      ]);
    expect(
      cardQuestion({
        ...sample,
        order,
        design: { ...sample.design, format: { width: 145, height: 145 }, refinement: 'empty' },
        accessories: { envelope: { form: 'spitz' }, ribbon: { id: 'satin', color: 'rot' } },
      }),
    ).toEqual(
      [
        'formatType=145x145&designGroupId=folded&quantity=28',
        'paperType=baumwolle',
        'envelope=large',
        'ribbon=satin',
      ].map((configuration) => ({ configuration, pieces: 28 })),
    );
  });

  property.prop([anyListedPrices])('has its cut among its rows, of one leaf alone', (listed) => {
    const offer = cardOffer(
      {
        themeId: 'elena',
        sheets: ['folded', 'flat'],
        variants: ['sage'],
        formats: [{ width: 115, height: 168 }],
        layers: [],
        punchings: ['wave'],
      },
      (name) => listed.get(name),
      [],
    );
    if (offer === undefined) throw new Error('Nothing is sold.');
    const at = (sheet: string): DesignedCard =>
      read(offer, [
        ['designGroupId', sheet],
        ['punching', 'wave'],
      ]);
    expect(at('folded').design.punching).toBeUndefined();
    const cut = at('flat');
    expect(cardQuestion(cut).map(({ configuration }) => configuration)).toEqual([
      'formatType=115x168&designGroupId=flat&quantity=28',
      'punching=wave',
    ]);
    const keys = (card: DesignedCard) => cardChoices.options(card, offer).map(({ key }) => key);
    expect([keys(cut).includes('punching'), keys(at('folded')).includes('punching')]).toEqual([
      true,
      false,
    ]);
    const straight = { ...cut, design: { ...cut.design, punching: undefined } };
    expect(cardPrice(offer, cut)?.each.priceCurrent.minorUnits).toBe(
      (cardPrice(offer, straight)?.each.priceCurrent.minorUnits ?? 0) +
        (listed.get('punching=wave')?.priceCurrent.minorUnits ?? Number.NaN),
    );
  });

  property.prop([anyCardFacts, anyListedPrices, fc.nat(14)])(
    'is needed in every tier of a format that is sold',
    (facts, listed, tier) => {
      const [format] = facts.formats;
      if (format === undefined) return;
      const missing = cardRows.card(format, facts.sheets[0], cardPriceTiers[tier] ?? 1);
      const offer = cardOffer(
        facts,
        (name) => (name === missing ? undefined : listed.get(name)),
        shownExtras,
      );
      expect(offer?.formats.map((one) => one.format) ?? []).toEqual(facts.formats.slice(1));
      expect(cardOffer(facts, () => undefined, shownExtras)).toBeUndefined();
      expect(
        cardOffer(facts, (name) => (name === cardRows.sample ? undefined : listed.get(name)), []),
      ).toBeUndefined();
    },
  );

  property.prop([anyCardFacts])('offers what the design can have', (facts) => {
    const one = priceWith('eur', 100, 100);
    const refinements = cardOffer(facts, () => one, [])?.refinements.map(
      ({ refinement }) => refinement,
    );
    expect(refinements?.includes('gold')).toBe(facts.layers.includes('foil'));
    expect(refinements?.includes('relief')).toBe(facts.layers.includes('relief'));
    expect(refinements?.[0]).toBe(facts.layers.length === 0 ? undefined : 'ohne');
  });
});
