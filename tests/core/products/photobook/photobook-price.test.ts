import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  photobookGraduationOf,
  photobookGraduationsOf,
  photobookPageCountsOf,
  photobookPageRangeOf,
  photobookPagesBeyond,
} from '../../../../core/domain/products/photobook/page-count.ts';
import { photobookOffer } from '../../../../core/domain/products/photobook/photobook-offer.ts';
import {
  photobookChoicesOf,
  photobookFormatsOf,
  usualPhotobookPartOf,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  morePhotobookPages,
  photobookFromPrice,
  photobookPrice,
} from '../../../../core/domain/products/photobook/photobook-price.ts';
import {
  photobookQuestion,
  photobookRows,
} from '../../../../core/domain/products/photobook/photobook-question.ts';
import { photobookTypes } from '../../../../core/domain/products/photobook/photobooks.ts';
import { priceWith } from '../../../arbitraries/money.ts';
import { anyPhotobookConfiguration, anyPhotobookType } from '../../../arbitraries/photobook.ts';
import {
  anyPhotobookOffer,
  anyPhotobookPicks,
  photobookRowNames,
  pickedPhotobook,
  someLooks,
} from '../../../arbitraries/photobook-offer.ts';
import { offerWith, wholeOffer } from './whole-offer.ts';
import { expectSumOfRows } from '../../../laws/sum-of-rows.ts';

const few = { numRuns: 25 } as const;

const real = {
  type: 'echtfotobuch',
  printing: 'echtfoto',
  cover: 'hard',
  binding: 'layflat',
  paper: 'glaenzend',
  format: 'a4-quer',
  pageCount: 26,
  amount: 1,
  coverLamination: 'glossy',
} as const;

describe('graduations of a type', () => {
  test('rise on its ladder, up to its most pages', () => {
    for (const type of photobookTypes) {
      const graduations = photobookGraduationsOf(type);
      const { minimum, maximum } = photobookPageRangeOf(type);
      expect(graduations).toEqual(graduations.toSorted((one, other) => one - other));
      expect(new Set(graduations).size).toBe(graduations.length);
      expect(photobookPageCountsOf(type)).toEqual(expect.arrayContaining([...graduations]));
      expect(graduations[0]).toBeGreaterThan(minimum);
      expect(graduations.at(-1)).toBe(maximum);
    }
  });

  property.prop([anyPhotobookType, fc.integer({ min: 24, max: 160 })])(
    'share the pages beyond the least among them, the lower ones filled first',
    (type, wanted) => {
      const { minimum, maximum } = photobookPageRangeOf(type);
      const pageCount = Math.min(Math.max(wanted, minimum), maximum);
      const beyond = photobookPagesBeyond(type, pageCount);
      expect(beyond.reduce((sum, { pages }) => sum + pages, minimum)).toBe(pageCount);
      const graduations = photobookGraduationsOf(type);
      expect(beyond.map(({ graduation }) => graduation)).toEqual(
        graduations.slice(0, beyond.length),
      );
      for (const [index, { graduation, pages }] of beyond.slice(0, -1).entries())
        expect(pages).toBe(graduation - (graduations[index - 1] ?? minimum));
      const graduation = photobookGraduationOf(type, pageCount);
      expect(graduation).toBe(beyond.at(-1)?.graduation ?? graduations[0]);
      expect(photobookGraduationOf(type, graduation)).toBe(graduation);
    },
  );

  test('end with the most pages', () => {
    expect(photobookGraduationOf('fotoheft', 49)).toBe(48);
    expect(photobookPagesBeyond('fotoheft', 24)).toEqual([]);
  });
});

describe('the price of a photo book', () => {
  property.prop([anyPhotobookOffer, anyPhotobookPicks], few)(
    'is the sum of the rows that its question names',
    ({ offer, listed }, picks) => {
      const choice = pickedPhotobook(offer, picks);
      const found = photobookPrice(offer, choice);
      expectSumOfRows(found?.total, photobookQuestion(choice), listed);
      expect(found?.total.priceCurrent.minorUnits).toBe(
        (found?.each.priceCurrent.minorUnits ?? 0) * choice.amount,
      );
    },
  );

  property.prop([anyPhotobookOffer, anyPhotobookPicks], few)(
    'never falls with more pages or copies',
    ({ offer }, picks) => {
      const choice = pickedPhotobook(offer, picks);
      const totalOf = (change: Partial<typeof choice>): number =>
        photobookPrice(offer, { ...choice, ...change })?.total.priceCurrent.minorUnits ??
        Number.NaN;
      const byPages = photobookPageCountsOf(choice.type).map((pageCount) => totalOf({ pageCount }));
      const byAmount = [1, 2, 3, 10, 999].map((amount) => totalOf({ amount }));
      for (const totals of [byPages, byAmount])
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    },
  );

  property.prop([anyPhotobookConfiguration])(
    'has rows for all that can be handed off, each as often as it is needed',
    (photobook) => {
      const { type, format, pageCount, amount, paper, coverLamination, refinement } = photobook;
      const rows = photobookQuestion(photobook);
      for (const { configuration } of rows) expect(photobookRowNames).toContain(configuration);
      const [lamination] = photobookChoicesOf(type).photobookCoverLamination;
      const parts = [
        ...(paper === usualPhotobookPartOf(type, 'photobookPaper')
          ? []
          : [photobookRows.part(type, 'photobookPaper', paper)]),
        ...(coverLamination === undefined || coverLamination === lamination
          ? []
          : [photobookRows.part(type, 'photobookCoverLamination', coverLamination)]),
        ...(refinement === undefined
          ? []
          : [photobookRows.part(type, 'refinementType', refinement)]),
      ];
      expect(rows).toEqual([
        ...[photobookRows.book(type, format), ...parts].map((configuration) => ({
          configuration,
          pieces: amount,
        })),
        ...photobookPagesBeyond(type, pageCount).map(({ graduation, pages }) => ({
          configuration: photobookRows.page(type, format, graduation),
          pieces: pages * amount,
        })),
      ]);
    },
  );

  test('has rows by the specification’s names', () => {
    const rows = photobookQuestion({ ...real, pageCount: 86, amount: 2, refinement: 'gold' });
    expect(rows).toEqual([
      { configuration: 'photobookType=echtfotobuch&photobookFormat=a4-quer', pieces: 2 },
      { configuration: 'photobookType=echtfotobuch&refinementType=gold', pieces: 2 },
      ...[
        [50, 24],
        [82, 32],
        [118, 4],
      ].map(([graduation, pages = 0]) => ({
        configuration: `photobookType=echtfotobuch&photobookFormat=a4-quer&graduationsPageCount=${graduation}`,
        pieces: pages * 2,
      })),
    ]);
  });

  test('is unknown for what is not sold', () => {
    const offer = wholeOffer();
    expect(photobookPrice(offer, { ...real, refinement: 'gold' })?.each).toEqual(
      priceWith('eur', 2_000, 2_000),
    );
    expect(photobookPrice(offer, { ...real, format: 'a6-quer' })).toBeUndefined();
    expect(photobookPrice(offer, { ...real, paper: 'feinstweiss' })).toBeUndefined();
    expect(photobookPrice({ types: [offer.types[0]] }, real)).toBeUndefined();
  });
});

describe('what further pages cost', () => {
  const prices: Readonly<Record<string, number>> = {
    [photobookRows.book('echtfotobuch', 'a4-quer')]: 4_000,
    [photobookRows.page('echtfotobuch', 'a4-quer', 50)]: 100,
    [photobookRows.page('echtfotobuch', 'a4-quer', 82)]: 80,
    [photobookRows.page('echtfotobuch', 'a4-quer', 118)]: 50,
  };
  const offer = photobookOffer((name) => {
    const amount = prices[name];
    return amount === undefined ? undefined : priceWith('eur', amount, amount);
  }, someLooks);

  test.each([
    [26, 1, { pages: 16, minorUnits: 1_600 }],
    [42, 3, { pages: 16, minorUnits: 8 * 100 + 8 * 80 }],
    [106, 1, { pages: 12, minorUnits: 12 * 50 }],
    [118, 1, undefined],
  ])('from %i pages on, in %i copies', (pageCount, amount, expected) => {
    if (offer === undefined) throw new Error('Nothing is sold.');
    const more = morePhotobookPages(offer, { ...real, pageCount, amount });
    expect(more && { pages: more.pages, minorUnits: more.price.minorUnits }).toEqual(expected);
    expect(more?.price.currency ?? 'eur').toBe('eur');
  });

  test('is unknown for what is not sold', () => {
    expect(morePhotobookPages(wholeOffer(), { ...real, format: 'a6-quer' })).toBeUndefined();
  });
});

describe('an offer of photo books', () => {
  test('has every format and part of each type, the usual ones without a surcharge', () => {
    for (const { type, formats, parts } of wholeOffer().types) {
      const graduations = photobookGraduationsOf(type).length;
      const choices = photobookChoicesOf(type);
      expect(formats.map(({ format }) => format)).toEqual(photobookFormatsOf(type));
      for (const { pagePrices } of formats)
        expect(pagePrices.map(({ minorUnits }) => minorUnits)).toEqual(
          Array.from({ length: graduations }, () => 1_000),
        );
      for (const part of [
        'photobookPaper',
        'photobookBinding',
        'photobookCoverLamination',
        'refinementType',
      ] as const)
        expect(parts[part]).toEqual(
          choices[part].map((value, index) => ({
            value,
            surcharge: {
              minorUnits: index === 0 && part !== 'refinementType' ? 0 : 1_000,
              currency: 'eur',
            },
          })),
        );
    }
  });

  test('has no format without a price for all of its pages', () => {
    const [first] = offerWith((name) => !name.includes('a4-quer&graduationsPageCount=118')).types;
    const real = offerWith((name) => !name.includes('a4-quer&graduationsPageCount=118')).types.find(
      ({ type }) => type === 'echtfotobuch',
    );
    expect(first.formats.map(({ format }) => format)).toContain('a4-quer');
    expect(real?.formats.map(({ format }) => format)).not.toContain('a4-quer');
  });

  test('is none without looks or formats', () => {
    const price = priceWith('eur', 1_000, 1_000);
    expect(photobookOffer(() => price, [])).toBeUndefined();
    expect(photobookOffer(() => undefined, someLooks)).toBeUndefined();
    expect(
      offerWith((name) => name.includes('photobookType=fotoheft')).types.map(({ type }) => type),
    ).toEqual(['fotoheft']);
  });

  property.prop([anyPhotobookOffer], few)(
    'begins at the cheapest format of a type',
    ({ offer }) => {
      for (const offered of offer.types) {
        const from = photobookFromPrice(offered)?.price.priceCurrent.minorUnits;
        const all = offered.formats.map(({ price }) => price.priceCurrent.minorUnits);
        expect(from).toBe(Math.min(...all));
      }
    },
  );
});
