import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parameterPairs } from '../../../../core/domain/designer/parameter-source.ts';
import {
  parsePhotobookQuery,
  printPhotobookQuery,
} from '../../../../core/domain/products/photobook/photobook-hand-off.ts';
import {
  photobookBindings,
  photobookCoverLaminations,
  photobookCovers,
  photobookFormats,
  photobookPapers,
  photobookPrintings,
  photobookRefinements,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import type { QueryValues } from '../../../../core/domain/query/query.ts';
import { E } from '../../../../core/fp.ts';
import { anyHandOff } from '../../../arbitraries/products/photobook.ts';

const bookWith = (parameters: QueryValues) =>
  parsePhotobookQuery(
    parameterPairs({ photobookType: 'fotoheft', locale: 'it-CH', ...parameters }),
  );

const choices = {
  photobookPrinting: photobookPrintings,
  photobookCover: photobookCovers,
  photobookBinding: photobookBindings,
  photobookPaper: photobookPapers,
  photobookFormat: photobookFormats,
  photobookCoverLamination: photobookCoverLaminations,
  refinementType: photobookRefinements,
} as const;

const anyChoice = fc
  .constantFrom(
    'photobookPrinting',
    'photobookCover',
    'photobookBinding',
    'photobookPaper',
    'photobookFormat',
    'photobookCoverLamination',
    'refinementType',
  )
  .chain((parameter) => fc.tuple(fc.constant(parameter), fc.constantFrom(...choices[parameter])));

describe('a photo book that is handed off', () => {
  test('is one copy without refinement where nothing is chosen', () => {
    expect(bookWith({})).toMatchObject({ right: { amount: 1, refinement: undefined } });
    expect(bookWith({ refinementType: 'ohne' })).toEqual(bookWith({}));
    expect(bookWith({ refinementType: 'empty' })).toEqual(bookWith({}));
  });

  test('prints every parameter, the refinement where there is one', () => {
    const handOff = {
      type: 'digitalfotobuch',
      printing: 'digital',
      cover: 'hard',
      binding: 'pur',
      paper: 'matt',
      format: 'a4-quer',
      pageCount: 26,
      amount: 2,
      coverLamination: 'matt',
      designGroupSetId: '8',
      templateId: 't-1',
      graduationsPageCount: 48,
      locale: 'nl-BE',
    } as const;
    const printed = (refinement?: 'gold') =>
      printPhotobookQuery({ ...handOff, refinement })
        .map((pair) => pair.join('='))
        .join('&');
    expect(printed('gold')).toBe(
      'photobookType=digitalfotobuch&photobookPrinting=digital&photobookCover=hard&' +
        'photobookBinding=pur&photobookPaper=matt&photobookFormat=a4-quer&photobookPageCount=26&' +
        'amount=2&photobookCoverLamination=matt&refinementType=gold&designGroupSetId=8&' +
        'templateId=t-1&graduationsPageCount=48&locale=nl-BE',
    );
    expect(printed()).toBe(printed('gold').replace('&refinementType=gold', ''));
  });

  property.prop([anyHandOff, anyChoice])(
    'takes a choice, or refuses just it because of the type',
    (handOff, [parameter, choice]) => {
      const others = printPhotobookQuery(handOff).filter(([name]) => name !== parameter);
      const parsed = parsePhotobookQuery([...others, [parameter, choice]]);
      if (E.isLeft(parsed))
        expect(parsed.left).toEqual({
          kind: 'not-together',
          parameter,
          value: choice,
          conflictsWith: 'photobookType',
        });
      else
        expect(printPhotobookQuery(parsed.right).filter(([name]) => name !== parameter)).toEqual(
          others,
        );
    },
  );

  test.each([
    [{ photobookCover: 'hard' }, 'photobookCover', 'hard'],
    [{ photobookPaper: 'matt', photobookCoverLamination: 'matt' }, 'photobookPaper', 'matt'],
    [{ photobookCoverLamination: 'matt' }, 'photobookCoverLamination', 'matt'],
    [{ refinementType: 'gold' }, 'refinementType', 'gold'],
  ] as const)('that is a booklet is refused with %o', (parameters, parameter, value) => {
    expect(bookWith(parameters)).toEqual(
      E.left({ kind: 'not-together', parameter, value, conflictsWith: 'photobookType' }),
    );
  });

  test.each([
    ['photobookType', '', 'missing'],
    ['photobookType', 'buch', 'unknown'],
    ['photobookPaper', 'holz', 'unknown'],
    ['photobookBinding', 'spirale', 'unknown'],
    ['refinementType', 'platin', 'unknown'],
    ['photobookPageCount', 'x', 'malformed'],
    ['amount', '0', 'malformed'],
    ['designGroupSetId', '<', 'malformed'],
    ['templateId', '<', 'malformed'],
    ['graduationsPageCount', '0', 'malformed'],
    ['graduationsPageCount', '1000', 'malformed'],
    ['locale', 'it', 'malformed'],
  ] as const)('is refused with %s=%s as %s', (parameter, value, kind) => {
    expect(bookWith({ [parameter]: value })).toEqual(E.left({ kind, parameter, value }));
  });

  test('has a price up to 1 to 999 pages', () => {
    for (const graduationsPageCount of [1, 999])
      expect(bookWith({ graduationsPageCount })).toMatchObject({ right: { graduationsPageCount } });
  });
});
