import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  photobookChoices,
  printPhotobookAddress,
  printPhotobookChoice,
} from '../../../../core/domain/products/photobook/photobook-choices.ts';
import {
  parsePhotobookQuery,
  printDesignedPhotobook,
  printPhotobookQuery,
  type DesignedPhotobook,
} from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import type { PhotobookOffer } from '../../../../core/domain/products/photobook/photobook-offer.ts';
import {
  photobookChoicesOf,
  photobookFormatsOf,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import { photobookPageCountsOf } from '../../../../core/domain/products/photobook/page-count.ts';
import { photobookPrice } from '../../../../core/domain/products/photobook/photobook-price.ts';
import {
  photobookFormats,
  photobookPapers,
  photobookTypes,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyPhotobookOffer,
  anyPhotobookPicks,
  pickedPhotobook,
  someLooks,
} from '../../../arbitraries/photobook-offer.ts';
import { anyHandOff } from '../../../arbitraries/products/photobook.ts';
import { offerWith, wholeOffer } from './whole-offer.ts';

const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;

const read = (offer: PhotobookOffer, query: QueryPairs): DesignedPhotobook =>
  photobookChoices.readAddress(query, scope, offer);

const optionsOf = (offer: PhotobookOffer, query: QueryPairs) =>
  photobookChoices.options(read(offer, query), offer);

const valuesOf = (offer: PhotobookOffer, query: QueryPairs, name: string) =>
  optionsOf(offer, query).find((option) => option.name === name)?.values ?? [];

/** What is chosen of an option, by its name, as the value that a form sends. */
const valueOf: Readonly<Record<string, (choice: DesignedPhotobook) => unknown>> = {
  type: ({ type }) => type,
  look: ({ designGroupSetId }) => designGroupSetId,
  format: ({ format }) => format,
  pages: ({ pageCount }) => String(pageCount),
  paper: ({ paper }) => paper,
  binding: ({ binding }) => binding,
  lamination: ({ coverLamination }) => coverLamination,
  refinement: ({ refinement }) => refinement ?? '',
  amount: ({ amount }) => String(amount),
};

const few = { numRuns: 25 } as const;

describe('choices of a photo book', () => {
  property.prop([anyPhotobookOffer, anyPhotobookPicks], few)(
    'come back from their address, and from their hand-off',
    ({ offer }, picks) => {
      const choice = pickedPhotobook(offer, picks);
      expect(read(offer, printPhotobookChoice(choice, offer))).toEqual(choice);
      expect(read(offer, printPhotobookAddress(choice))).toEqual(choice);
      expect(read(offer, printDesignedPhotobook(choice))).toEqual(choice);
      const query = photobookChoices.printChoice(choice, { locale: 'fr-CH' });
      expect(parsePhotobookQuery(query)).toEqual(E.right({ ...choice, locale: 'fr-CH' }));
    },
  );

  property.prop([anyHandOff])('of any hand-off come back from its address', (handOff) => {
    const offer = wholeOffer();
    const { designGroupSetId, templateId, graduationsPageCount, ...book } = read(
      offer,
      printPhotobookAddress(handOff),
    );
    const { designGroupSetId: _set, templateId: _template, graduationsPageCount: _pages } = handOff;
    expect(printPhotobookQuery({ ...book, locale: handOff.locale })).toEqual(
      printPhotobookQuery({
        ...handOff,
        sku: undefined,
        adClickId: undefined,
        referralSource: undefined,
        addToCart: undefined,
        designGroupSetId: undefined,
        templateId: undefined,
        graduationsPageCount: undefined,
        personalisation: undefined,
      }),
    );
    expect(someLooks.map((look) => look.designGroupSetId)).toContain(designGroupSetId);
    expect(templateId).toBe(`${designGroupSetId}-${book.format}`);
    expect(graduationsPageCount).toBeGreaterThanOrEqual(book.pageCount);
  });

  property.prop([anyPhotobookOffer, anyPhotobookPicks], few)(
    'have one chosen value and one usual one each, and say what their form changes',
    ({ offer }, picks) => {
      const choice = pickedPhotobook(offer, picks);
      const address = printPhotobookChoice(choice, offer);
      for (const { name, key, values } of photobookChoices.options(choice, offer)) {
        const chosen = values.filter(({ isChosen }) => isChosen);
        expect([name, chosen.map(({ value }) => value)]).toEqual([name, [valueOf[name]?.(choice)]]);
        expect([name, values.filter(({ isDefault }) => isDefault).length]).toEqual([name, 1]);
        expect(values.filter(({ refusal }) => refusal === undefined).length).toBeGreaterThan(1);
        const usual = values.find(({ isDefault }) => isDefault);
        const each = (pairs: QueryPairs): number =>
          photobookPrice(offer, read(offer, pairs))?.each.priceCurrent.minorUnits ?? Number.NaN;
        for (const { value, isChosen, pairs, refusal, price, surcharge } of values) {
          const next = read(offer, pairs);
          expect(printPhotobookChoice(next, offer)).toEqual(pairs);
          expect(price).toEqual(photobookPrice(offer, next)?.total);
          expect(surcharge).toBe(each(pairs) - each(usual?.pairs ?? []));
          if (isChosen || refusal !== undefined) expect(next).toEqual(choice);
          else expect([name, valueOf[name]?.(next)]).toEqual([name, value]);
          // A form sends the value with all else that is in the address.
          const others = address.filter(([other]) => other !== key);
          if (refusal === undefined) expect(read(offer, [[key, value], ...others])).toEqual(next);
        }
      }
    },
  );

  property.prop([anyPhotobookOffer, anyHandOff], few)(
    'are always of the offer',
    ({ offer }, handOff) => {
      const choice = read(offer, printPhotobookQuery(handOff));
      const offered = offer.types.find((one) => one.type === choice.type);
      expect(offered?.formats.map(({ format }) => format)).toContain(choice.format);
      expect(offered?.parts.photobookPaper.map(({ value }) => value)).toContain(choice.paper);
      expect(photobookPageCountsOf(choice.type)).toContain(choice.pageCount);
      expect(photobookPrice(offer, choice)).toBeDefined();
    },
  );

  test('are made in one order, of all that has more than one value for the type', () => {
    const namesOf = (type: string) =>
      optionsOf(wholeOffer(), [['photobookType', type]]).map(({ name, key }) => `${name} ${key}`);
    const hard = [
      'type photobookType',
      'look designGroupSetId',
      'format photobookFormat',
      'pages photobookPageCount',
      'paper photobookPaper',
      'lamination photobookCoverLamination',
      'refinement refinementType',
      'amount amount',
    ];
    expect(namesOf('digitalfotobuch')).toEqual(hard);
    expect(namesOf('echtfotobuch')).toEqual(hard);
    expect(namesOf('fotoheft')).toEqual(
      hard.filter((name) => !/^(?:lamination|refinement)/u.test(name)),
    );
  });

  test('say nothing of what is usual, and begin with a real photo book', () => {
    const offer = wholeOffer();
    const choice = read(offer, []);
    expect(printPhotobookChoice(choice, offer)).toEqual([]);
    expect(choice).toEqual({
      type: 'echtfotobuch',
      printing: 'echtfoto',
      cover: 'hard',
      binding: 'layflat',
      paper: 'glaenzend',
      format: 'a4-quer',
      pageCount: 26,
      amount: 1,
      coverLamination: 'glossy',
      refinement: undefined,
      designGroupSetId: 'first',
      templateId: 'first-a4-quer',
      graduationsPageCount: 50,
    });
    expect(printPhotobookAddress(choice)).toEqual([['designGroupSetId', 'first']]);
  });

  test('have in their address what is not usual', () => {
    const offer = wholeOffer();
    const address = [
      ['photobookType', 'digitalfotobuch'],
      ['photobookPaper', 'feinstweiss'],
      ['photobookFormat', '300-300'],
      ['photobookPageCount', '98'],
      ['amount', '7'],
      ['photobookCoverLamination', 'matt'],
      ['refinementType', 'gold'],
      ['designGroupSetId', 'second'],
    ] as const;
    const choice = read(offer, address);
    expect(printPhotobookChoice(choice, offer)).toEqual(address);
    expect(choice).toMatchObject({ templateId: 'second-300-300', graduationsPageCount: 160 });
  });

  test('keep what is usual usual where the type changes, and what goes with it', () => {
    const offer = wholeOffer();
    const to = (query: QueryPairs, type: string): DesignedPhotobook =>
      read(offer, valuesOf(offer, query, 'type').find(({ value }) => value === type)?.pairs ?? []);
    expect(to([], 'digitalfotobuch')).toEqual(read(offer, [['photobookType', 'digitalfotobuch']]));
    expect(to([], 'digitalfotobuch')).toMatchObject({ format: 'a5-quer', pageCount: 24 });
    const chosen: QueryPairs = [
      ['photobookFormat', '300-300'],
      ['photobookPageCount', '118'],
      ['photobookPaper', 'matt'],
      ['refinementType', 'gold'],
    ];
    expect(to(chosen, 'digitalfotobuch')).toMatchObject({
      format: '300-300',
      pageCount: 118,
      paper: 'matt',
      refinement: 'gold',
    });
    expect(to(chosen, 'fotoheft')).toMatchObject({
      format: 'a5-quer',
      pageCount: 48,
      paper: 'standard',
      refinement: undefined,
      coverLamination: undefined,
    });
  });

  test('list all formats and papers, and say which the type excludes', () => {
    const offer = wholeOffer();
    for (const type of photobookTypes)
      for (const [name, all, made] of [
        ['format', photobookFormats, photobookFormatsOf(type)],
        ['paper', photobookPapers, photobookChoicesOf(type).photobookPaper],
      ] as const) {
        const values = valuesOf(offer, [['photobookType', type]], name);
        const isMade = (value: string) => made.some((one) => one === value);
        expect(values.map(({ value, refusal }) => [value, refusal])).toEqual(
          all.map((value) => [
            value,
            isMade(value) ? undefined : { kind: 'excluded', by: 'photobookType' },
          ]),
        );
      }
  });

  test('say what is made but not sold', () => {
    const offer = offerWith(
      (name) => !name.includes('photobookFormat=300-300') && !name.includes('refinementType=gold'),
    );
    const refusals = (name: string) =>
      valuesOf(offer, [], name).flatMap(({ value, refusal }) =>
        refusal?.kind === 'not-sold' ? [value] : [],
      );
    expect(refusals('format')).toEqual(['300-300']);
    expect(refusals('refinement')).toEqual(['gold']);
    expect(read(offer, [['refinementType', 'gold']])).toEqual(read(offer, []));
  });

  test('begin with what there is', () => {
    const booklets = offerWith((name) => name.includes('fotoheft'));
    expect(read(booklets, []).type).toBe('fotoheft');
    expect(printPhotobookChoice(read(booklets, []), booklets)).toEqual([
      ['photobookType', 'fotoheft'],
    ]);
    const squares = offerWith((name) => !name.includes('a4-quer'));
    expect(read(squares, []).format).toBe('200-200');
    const usual = valuesOf(squares, [], 'format').find(({ isDefault }) => isDefault);
    expect(usual?.value).toBe('200-200');
  });

  test.each<[QueryPairs]>([
    [[['photobookType', 'album']]],
    [[['photobookFormat', 'a6-quer']]],
    [[['photobookPaper', 'feinstweiss']]],
    [[['photobookBinding', 'pur']]],
    [[['photobookCoverLamination', 'glaenzend']]],
    [[['refinementType', 'bronze']]],
    [[['photobookPageCount', '0']]],
    [[['photobookPageCount', '1000']]],
    [[['amount', '0']]],
    [[['amount', '1000']]],
    [[['designGroupSetId', 'nobody']]],
    [[['templateId', 'second-a4-quer']]],
    [[['graduationsPageCount', '118']]],
    [[['photobookCover', 'soft']]],
  ])('leave out %j', (broken) => {
    expect(read(wholeOffer(), broken)).toEqual(read(wholeOffer(), []));
  });

  property.prop([fc.integer({ min: 1, max: 999 })])('answer every wish for pages', (wanted) => {
    const { pageCount } = read(wholeOffer(), [['photobookPageCount', String(wanted)]]);
    expect(pageCount).toBe(
      photobookPageCountsOf('echtfotobuch').find((count) => count >= wanted) ?? 118,
    );
  });

  test('list an amount that the list does not have, in its place', () => {
    const values = valuesOf(wholeOffer(), [['amount', '11']], 'amount');
    expect(values.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['11']);
    expect(values.map(({ value }) => Number(value))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 25, 30, 40, 50, 75, 100,
    ]);
  });
});
