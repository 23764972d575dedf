import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photoboxTypes, type PhotoboxType } from '../../../../core/domain/catalogue/photoboxes.ts';
import {
  photoboxChoices,
  printPhotoboxAddress,
} from '../../../../core/domain/products/photobox/photobox-choices.ts';
import {
  photoboxParameters,
  type PhotoboxConfiguration,
} from '../../../../core/domain/products/photobox/photobox-configuration.ts';
import { parsePhotoboxQuery } from '../../../../core/domain/products/photobox/photobox-hand-off.ts';
import {
  photoboxOffer,
  type PhotoboxOffer,
} from '../../../../core/domain/products/photobox/photobox-offer.ts';
import {
  fittingPhotoAmount,
  hasBox,
  photoAmountsOf,
  photoboxFormatsOf,
  photoboxPapersOf,
  photoPrintRungOf,
} from '../../../../core/domain/products/photobox/photobox-options.ts';
import {
  photoboxPrice,
  photoPrintSaving,
  photoPrintSteps,
} from '../../../../core/domain/products/photobox/photobox-price.ts';
import {
  photoboxQuestion,
  photoboxRows,
  photoPrintQuestion,
} from '../../../../core/domain/products/photobox/photobox-question.ts';
import { photoPrintRungs } from '../../../../core/domain/products/photobox/photobox-table.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import { printPairs, type QueryPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import { priceWith } from '../../../arbitraries/money.ts';
import { anyPhotoboxConfiguration } from '../../../arbitraries/photobox.ts';
import {
  anyPhotoboxOffer,
  anyPhotoboxPicks,
  photoboxRowNames,
  pickedPhotobox,
} from '../../../arbitraries/photobox-offer.ts';
import { expectSumOfRows } from '../../../laws/sum-of-rows.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const read = (offer: PhotoboxOffer, query: QueryPairs): PhotoboxConfiguration =>
  photoboxChoices.readAddress(query, scope, offer);

/** Everything is sold, each row for one euro. */
const wholeOffer = (types: readonly PhotoboxType[]): PhotoboxOffer => {
  const listed = (name: string) =>
    photoboxRowNames.includes(name) ? priceWith('eur', 100, 100) : undefined;
  const offer = photoboxOffer(listed, types);
  if (offer === undefined) throw new Error('Nothing is sold.');
  return offer;
};

const boxes = wholeOffer(['small', 'max']);
const prints = wholeOffer(['photoprint']);

/** What is chosen of an option, by its name, as the value that a form sends. */
const valueOf: Readonly<Record<string, (choice: PhotoboxConfiguration) => string>> = {
  type: ({ type }) => type,
  format: ({ format }) => format,
  paper: ({ paper }) => paper,
  amount: ({ amount }) => String(amount),
};

const few = { numRuns: 40 } as const;

describe('choices of a photo box', () => {
  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], few)(
    'come back from their address, their page’s query and their hand-off',
    ({ offer }, picks) => {
      const choice = pickedPhotobox(offer, picks);
      const address = printPhotoboxAddress(choice);
      expect(read(offer, address)).toEqual(choice);
      expect(acceptedQuery('photobox', `?${printPairs(address)}`)).toEqual(address);
      const handed = photoboxChoices.printChoice(choice, { locale: 'de-DE' });
      expect(parsePhotoboxQuery(handed)).toEqual(E.right({ ...choice, locale: 'de-DE' }));
    },
  );

  property.prop([anyPhotoboxConfiguration], few)(
    'have nothing usual in their address',
    (photobox) => {
      const { type, format, paper, amount } = photobox;
      const names = printPhotoboxAddress(photobox).map(([name]) => name);
      expect(names).toEqual([
        ...(type === 'max' ? ['photoboxType'] : []),
        ...(format === photoboxFormatsOf(type)[0] ? [] : ['photoboxFormat']),
        ...(paper === 'simple' ? [] : ['paperType']),
        ...(amount === photoAmountsOf(type).usual ? [] : ['amount']),
      ]);
    },
  );

  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], few)(
    'have one chosen and one usual value each, and price each value as it would be',
    ({ offer }, picks) => {
      const choice = pickedPhotobox(offer, picks);
      for (const { name, key, values } of photoboxChoices.options(choice, offer)) {
        expect(values.length).toBeGreaterThan(1);
        const chosen = values.filter(({ isChosen }) => isChosen);
        expect([name, chosen.map(({ value }) => value)]).toEqual([name, [valueOf[name]?.(choice)]]);
        const usual = values.filter(({ isDefault }) => isDefault);
        const others = printPhotoboxAddress(choice).filter(([other]) => other !== key);
        expect([name, usual.map(({ value }) => value)]).toEqual([
          name,
          [valueOf[name]?.(read(offer, others))],
        ]);
        const figure = (one: PhotoboxConfiguration): number => {
          const price = photoboxPrice(offer, one);
          const of = name === 'format' || name === 'paper' ? price?.each : price?.total;
          return of?.priceCurrent.minorUnits ?? Number.NaN;
        };
        for (const { value, pairs, price, surcharge } of values) {
          const next = read(offer, pairs);
          // What a form sends: all else as it is, and the value.
          expect(next).toEqual(read(offer, [[key, value], ...others]));
          expect([name, valueOf[name]?.(next)]).toEqual([name, value]);
          expect(price).toEqual(photoboxPrice(offer, next)?.total);
          expect(surcharge).toBe(figure(next) - figure(read(offer, others)));
        }
      }
    },
  );

  test('are made in one order, of all that has more than one value', () => {
    const names = (offer: PhotoboxOffer) =>
      photoboxChoices.options(read(offer, []), offer).map(({ name, key }) => `${name} ${key}`);
    const common = ['format photoboxFormat', 'paper paperType', 'amount amount'];
    expect(names(boxes)).toEqual(['type photoboxType', ...common]);
    expect(names(prints)).toEqual(common);
  });

  test('offer the steps of the price, the bounds and what is chosen as amounts', () => {
    const amounts = (offer: PhotoboxOffer, query: QueryPairs) =>
      photoboxChoices
        .options(read(offer, query), offer)
        .find(({ name }) => name === 'amount')
        ?.values.map(({ value }) => Number(value));
    expect(amounts(boxes, [])).toEqual([12, 24, 48, 60]);
    expect(amounts(boxes, [['photoboxType', 'MAX']])).toEqual([24, 48, 100, 150]);
    expect(amounts(prints, [['amount', '77']])).toEqual([1, 24, 48, 77, 100, 250, 500]);
  });

  test('keep what another type has, and take its usual format where the old one was usual', () => {
    const toMax = photoboxChoices
      .options(read(boxes, []), boxes)
      .find(({ name }) => name === 'type')
      ?.values.find(({ value }) => value === 'max');
    expect(toMax?.pairs).toEqual([['photoboxType', 'max']]);
    expect(
      read(boxes, [
        ['photoboxType', 'max'],
        ['amount', '12'],
      ]).amount,
    ).toBe(24);
    expect(read(boxes, [['photoboxType', 'large']]).type).toBe('max');
    expect(read(boxes, [['photoboxType', 'photoprint']]).type).toBe('small');
    expect(read(prints, [['photoboxType', 'max']]).type).toBe('photoprint');
    expect(read(boxes, [['amount', '61']]).amount).toBe(60);
    expect(read(boxes, [['amount', '9999']]).amount).toBe(60);
    expect(read(boxes, [['amount', '1']]).amount).toBe(12);
    for (const nonsense of ['0', '-3', '1.5', '10000', 'x', ''])
      expect(read(boxes, [['amount', nonsense]]).amount).toBe(24);
    expect(
      read(boxes, [
        ['photoboxFormat', '300x200'],
        ['paperType', 'gold'],
      ]),
    ).toMatchObject({
      format: '100x120',
      paper: 'simple',
    });
  });

  test('are read from a page’s query alone, as far as a type can have it', () => {
    const accepted = (search: string) => acceptedQuery('photobox', search);
    expect(accepted('?amount=500&paperType=matte&utm=1')).toEqual([
      ['paperType', 'matte'],
      ['amount', '500'],
    ]);
    for (const refused of ['amount=0', 'amount=501', 'photoboxType=huge', 'photoboxFormat=1x1'])
      expect(accepted(`?${refused}`)).toEqual([]);
    expect(accepted('?photoboxType=LARGE')).toEqual([['photoboxType', 'LARGE']]);
    expect(accepted('?dialog=wishlist&paperType=glossy')).toEqual([]);
  });
});

describe('the price of a photo box', () => {
  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], few)(
    'is the sum of the rows that its question names',
    ({ offer, listed }, picks) => {
      const choice = pickedPhotobox(offer, picks);
      const { total, each, box } = photoboxPrice(offer, choice) ?? {};
      // Papers are added at their current price.
      const onlyCurrent = new Map(
        [...listed].map(([name, price]) => [
          name,
          name.includes('paperType')
            ? priceWith('eur', price.priceCurrent.minorUnits, price.priceCurrent.minorUnits)
            : price,
        ]),
      );
      expectSumOfRows(total, photoboxQuestion(choice), onlyCurrent);
      expectSumOfRows(each, photoPrintQuestion(choice), onlyCurrent);
      if (hasBox(choice.type))
        expectSumOfRows(box, [{ configuration: photoboxRows.box(choice.type), pieces: 1 }], listed);
      else expect(box).toBeUndefined();
      for (const of of ['priceCurrent', 'priceOriginal'] as const) {
        expect(total?.[of].minorUnits).toBe(
          (each?.[of].minorUnits ?? 0) * choice.amount + (box?.[of].minorUnits ?? 0),
        );
      }
    },
  );

  test('is asked for by rows of these names', () => {
    const box = { type: 'max', format: '150x100', paper: 'matte', amount: 60 } as const;
    expect(photoboxQuestion(box)).toEqual([
      { configuration: 'photoboxType=max', pieces: 1 },
      { configuration: 'photoboxFormat=150x100&amount=48', pieces: 60 },
      { configuration: 'photoboxFormat=150x100&paperType=matte', pieces: 60 },
    ]);
    expect(photoboxQuestion({ ...box, type: 'photoprint', paper: 'simple', amount: 1 })).toEqual([
      { configuration: 'photoboxFormat=150x100&amount=1', pieces: 1 },
    ]);
  });

  test('is none where the type, the format or the paper is not sold', () => {
    const box = { type: 'small', format: '100x100', paper: 'matte', amount: 24 } as const;
    expect(photoboxPrice(prints, box)).toBeUndefined();
    expect(photoPrintSteps(prints, box)).toEqual([]);
    expect(photoPrintSaving(prints, box)).toBeUndefined();
    expect(photoboxPrice(boxes, { ...box, format: '300x200' })).toBeUndefined();
    const without = (name: string): PhotoboxOffer | undefined =>
      photoboxOffer((row) => (row === name ? undefined : priceWith('eur', 100, 100)), ['small']);
    expect(without('photoboxType=small')).toBeUndefined();
    const plain = without('photoboxFormat=100x100&paperType=matte');
    expect(plain && photoboxPrice(plain, box)).toBeUndefined();
    expect(plain && photoboxPrice(plain, { ...box, format: '130x90' })).toBeDefined();
    // Every step of the price, or none.
    const stepless = without('photoboxFormat=100x100&amount=250');
    expect(stepless?.types[0].prints.map(({ format }) => format)).toEqual(['100x120', '130x90']);
    expect(photoboxOffer(() => undefined, photoboxTypes)).toBeUndefined();
  });

  test('offers papers and formats in the order of the type, without a surcharge on the usual one', () => {
    for (const { type, box, prints: offered } of [...boxes.types, ...prints.types]) {
      expect(box !== undefined).toBe(hasBox(type));
      expect(offered.map(({ format }) => format)).toEqual(photoboxFormatsOf(type));
      for (const { papers, tiers } of offered) {
        expect(papers.map(({ paper }) => paper)).toEqual(photoboxPapersOf(type));
        expect(papers.map(({ surcharge }) => surcharge.minorUnits)).toEqual([0, 100, 100, 100]);
        expect(papers[0].surcharge.currency).toBe('eur');
        expect(tiers.map(({ from }) => from)).toEqual(photoPrintRungs);
      }
    }
  });
});

describe('the steps of the price', () => {
  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], few)(
    'begin at the least amount, and cost what each photo does then',
    ({ offer }, picks) => {
      const choice = pickedPhotobox(offer, picks);
      const { minimum, maximum } = photoAmountsOf(choice.type);
      const steps = photoPrintSteps(offer, choice);
      expect(steps.map(({ from }) => from)).toEqual([
        minimum,
        ...photoPrintRungs.filter((rung) => rung > minimum && rung <= maximum),
      ]);
      for (const { from, each } of steps)
        expect(each).toEqual(photoboxPrice(offer, { ...choice, amount: from })?.each.priceCurrent);
    },
  );

  property.prop([anyPhotoboxOffer, anyPhotoboxPicks], few)(
    'that save are the next cheaper one',
    ({ offer }, picks) => {
      const choice = pickedPhotobox(offer, picks);
      const now = photoboxPrice(offer, choice);
      const cheaper = photoPrintSteps(offer, choice).filter(
        ({ from, each }) =>
          from > choice.amount &&
          each.minorUnits < (now?.each.priceCurrent.minorUnits ?? Number.NaN),
      );
      const [next] = cheaper;
      const then = next && photoboxPrice(offer, { ...choice, amount: next.from });
      expect(photoPrintSaving(offer, choice)).toEqual(
        next && {
          ...next,
          more: next.from - choice.amount,
          isLess:
            (then?.total.priceCurrent.minorUnits ?? 0) < (now?.total.priceCurrent.minorUnits ?? 0),
        },
      );
    },
  );

  test('save nothing at the same price, and are no less for the same sum', () => {
    const print = { type: 'photoprint', format: '150x100', paper: 'simple', amount: 36 } as const;
    expect(photoPrintSaving(prints, print)).toBeUndefined();
    // 36 prints for two euros each cost as much as 48 for one and a half.
    const listed = (name: string) => {
      const amount = name.endsWith('amount=48') ? 150 : 200;
      return priceWith('eur', amount, amount);
    };
    const offer = photoboxOffer(listed, ['photoprint']);
    const saving = { from: 48, more: 12, isLess: false };
    expect(offer && photoPrintSaving(offer, print)).toMatchObject(saving);
    expect(offer && photoPrintSaving(offer, { ...print, amount: 37 })).toMatchObject({
      ...saving,
      more: 11,
      isLess: true,
    });
  });

  property.prop([fc.integer({ min: 1, max: 2_000 })])('are the last that is reached', (amount) => {
    const rung = photoPrintRungOf(amount);
    expect(rung).toBeLessThanOrEqual(amount);
    expect(photoPrintRungs.filter((other) => other > rung && other <= amount)).toEqual([]);
  });

  test('are the first below all of them', () => {
    expect(photoPrintRungOf(0)).toBe(1);
    expect(photoPrintRungs).toEqual([1, 24, 48, 100, 250]);
  });

  property.prop([fc.constantFrom(...photoboxTypes), fc.integer({ min: -5, max: 2_000 })])(
    'are asked for with an amount that the type can have: the nearest',
    (type, amount) => {
      const { minimum, maximum } = photoAmountsOf(type);
      const fitting = fittingPhotoAmount(type, amount);
      expect(fitting).toBe(amount < minimum ? minimum : amount > maximum ? maximum : amount);
      expect(
        photoboxParameters({ type, format: '100x100', paper: 'simple', amount: fitting }),
      ).toEqual(
        expect.objectContaining({
          amount: fitting === photoAmountsOf(type).usual ? '' : String(fitting),
        }),
      );
    },
  );
});
