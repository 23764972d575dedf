import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  photobookDesignerParameters,
  photobookTemplateIdFor,
} from '../../../../core/domain/products/photobook/design-groups.ts';
import {
  defaultPhotobookPageCountOf,
  photobookPageCountFor,
} from '../../../../core/domain/products/photobook/page-count.ts';
import {
  defaultPhotobookAmount,
  parsePhotobookConfiguration,
  photobookAmountLimits,
  photobookParameters,
} from '../../../../core/domain/products/photobook/photobook-configuration.ts';
import {
  defaultPhotobookBindingOf,
  defaultPhotobookCoverLaminationOf,
  defaultPhotobookFormatOf,
  defaultPhotobookPaperOf,
  photobookCoverOf,
  photobookPrintingOf,
  photobookChoicesOf,
} from '../../../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookBindings,
  photobookCoverLaminations,
  photobookCovers,
  photobookFormats,
  photobookPapers,
  photobookPrintings,
  photobookRefinements,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import { E } from '../../../../core/fp.ts';
import {
  anyPhotobookConfiguration,
  anyPhotobookDesignGroups,
  anyPhotobookFormat,
  anyPhotobookType,
} from '../../../arbitraries/photobook.ts';

const real = { photobookType: 'echtfotobuch' } as const;
const booklet = { photobookType: 'fotoheft' } as const;

const vocabularies = [
  ['photobookBinding', photobookBindings],
  ['photobookCover', photobookCovers],
  ['photobookCoverLamination', photobookCoverLaminations],
  ['photobookFormat', photobookFormats],
  ['photobookPaper', photobookPapers],
  ['photobookPrinting', photobookPrintings],
  ['refinementType', photobookRefinements],
] as const;

describe('a photo book as parameters', () => {
  property.prop([anyPhotobookConfiguration])('reads back what is printed', (photobook) => {
    expect(parsePhotobookConfiguration(photobookParameters(photobook))).toEqual(E.right(photobook));
  });

  property.prop([anyPhotobookConfiguration])('leaves out what is absent', (photobook) => {
    const parameters = photobookParameters(photobook);
    expect(Object.values(parameters)).not.toContain(undefined);
    expect('refinementType' in parameters).toBe(photobook.refinement !== undefined);
    expect('photobookCoverLamination' in parameters).toBe(photobook.cover === 'hard');
  });

  test('has the names of the specification', () => {
    expect(
      photobookParameters({
        type: 'echtfotobuch',
        printing: 'echtfoto',
        cover: 'hard',
        binding: 'layflat',
        paper: 'matt',
        format: 'a4-hoch',
        pageCount: 30,
        amount: 2,
        coverLamination: 'glossy',
        refinement: 'gold',
      }),
    ).toEqual({
      photobookType: 'echtfotobuch',
      photobookPrinting: 'echtfoto',
      photobookCover: 'hard',
      photobookBinding: 'layflat',
      photobookPaper: 'matt',
      photobookFormat: 'a4-hoch',
      photobookPageCount: '30',
      amount: '2',
      photobookCoverLamination: 'glossy',
      refinementType: 'gold',
    });
  });

  property.prop([anyPhotobookType, fc.constantFrom('', 'standard', undefined)])(
    'needs its type alone',
    (type, nothing) => {
      const defaults = E.right({
        type,
        printing: photobookPrintingOf(type),
        cover: photobookCoverOf(type),
        binding: defaultPhotobookBindingOf(type),
        paper: defaultPhotobookPaperOf(type),
        format: defaultPhotobookFormatOf(type, 'din-landscape'),
        pageCount: defaultPhotobookPageCountOf(type),
        amount: defaultPhotobookAmount,
        coverLamination: defaultPhotobookCoverLaminationOf(type),
        refinement: undefined,
      });
      expect(parsePhotobookConfiguration({ photobookType: type })).toEqual(defaults);
      expect(
        parsePhotobookConfiguration({
          photobookType: type,
          photobookPrinting: nothing,
          photobookCover: nothing,
          photobookBinding: nothing,
          photobookPaper: nothing,
          photobookFormat: nothing,
          photobookCoverLamination: nothing,
          refinementType: nothing,
          photobookPageCount: nothing,
          amount: nothing,
        }),
      ).toEqual(defaults);
      expect(defaultPhotobookAmount).toBe(1);
    },
  );

  property.prop([anyPhotobookType, fc.constantFrom(...photobookRefinements, 'ohne', 'empty')])(
    'has no refinement by either word for none, and what its cover can have',
    (type, refinementType) => {
      const isNone = refinementType === 'ohne' || refinementType === 'empty';
      const read = parsePhotobookConfiguration({ photobookType: type, refinementType });
      const refinement = isNone ? undefined : refinementType;
      const isPossible = isNone || photobookChoicesOf(type).refinementType.length > 0;
      expect(E.isRight(read)).toBe(isPossible);
      expect(E.isRight(read) ? read.right.refinement : refinement).toBe(refinement);
    },
  );

  property.prop([anyPhotobookType, fc.nat({ max: 300 })])(
    'has the number of pages that answers the wish',
    (type, wanted) => {
      const { pageCount } = photobookPageCountFor(type, wanted);
      expect(
        parsePhotobookConfiguration({ photobookType: type, photobookPageCount: String(wanted) }),
      ).toMatchObject(E.right({ pageCount }));
    },
  );

  test('is ordered in 1 to 999 copies', () => {
    expect(photobookAmountLimits).toEqual({ minimum: 1, maximum: 999 });
  });

  test.each(['1', '10', '999'])('takes %s copies', (amount) => {
    expect(parsePhotobookConfiguration({ ...real, amount })).toMatchObject(
      E.right({ amount: Number(amount) }),
    );
  });

  test.each(['0', '01', '-1', '1.5', '1000', '9'.repeat(400), '1e2', 'x1', '1x', ' 1'])(
    'is refused in %j copies',
    (text) => {
      expect(parsePhotobookConfiguration({ ...real, amount: text })).toEqual(
        E.left({ kind: 'malformed', parameter: 'amount', value: text }),
      );
    },
  );

  test.each(['-26', '026', '26.5', '2e9', '26 ', 'x26', '00'])(
    'is refused with %j pages',
    (text) => {
      expect(parsePhotobookConfiguration({ ...real, photobookPageCount: text })).toEqual(
        E.left({ kind: 'malformed', parameter: 'photobookPageCount', value: text }),
      );
    },
  );

  test.each([
    [{}, { kind: 'missing', parameter: 'photobookType', value: '' }],
    [{ photobookType: '' }, { kind: 'missing', parameter: 'photobookType', value: '' }],
    [
      { photobookType: 'standard' },
      { kind: 'unknown', parameter: 'photobookType', value: 'standard' },
    ],
    [
      { ...real, photobookPrinting: 'offset' },
      { kind: 'unknown', parameter: 'photobookPrinting', value: 'offset' },
    ],
    [
      { ...real, photobookCover: 'leather' },
      { kind: 'unknown', parameter: 'photobookCover', value: 'leather' },
    ],
    [
      { ...real, photobookBinding: 'ring' },
      { kind: 'unknown', parameter: 'photobookBinding', value: 'ring' },
    ],
    [
      { ...real, photobookPaper: 'glossy' },
      { kind: 'unknown', parameter: 'photobookPaper', value: 'glossy' },
    ],
    [
      { ...real, photobookFormat: 'a4' },
      { kind: 'unknown', parameter: 'photobookFormat', value: 'a4' },
    ],
    [
      { ...real, photobookCoverLamination: 'glaenzend' },
      { kind: 'unknown', parameter: 'photobookCoverLamination', value: 'glaenzend' },
    ],
    [
      { ...real, refinementType: 'bronze' },
      { kind: 'unknown', parameter: 'refinementType', value: 'bronze' },
    ],
  ] as const)('%j is refused', (parameters, error) => {
    expect(parsePhotobookConfiguration(parameters)).toEqual(E.left(error));
  });

  property.prop([anyPhotobookType])('has what its type comes in alone', (type) => {
    for (const [parameter, words] of vocabularies)
      // The paper `standard` reads as the word for the default.
      for (const value of words.filter((word) => word !== 'standard')) {
        const read = parsePhotobookConfiguration({ photobookType: type, [parameter]: value });
        const choices: readonly string[] = photobookChoicesOf(type)[parameter];
        if (choices.includes(value)) expect(E.isRight(read)).toBe(true);
        else
          expect(read).toEqual(
            E.left({ kind: 'not-together', parameter, value, conflictsWith: 'photobookType' }),
          );
      }
  });

  test.each([
    [{ ...real, photobookPrinting: 'digital' }, 'photobookPrinting', 'digital'],
    [{ ...booklet, photobookCover: 'hard' }, 'photobookCover', 'hard'],
    [{ ...booklet, photobookBinding: 'pur' }, 'photobookBinding', 'pur'],
    [{ ...real, photobookPaper: 'feinstweiss' }, 'photobookPaper', 'feinstweiss'],
    [{ ...booklet, photobookCoverLamination: 'matt' }, 'photobookCoverLamination', 'matt'],
    [{ ...booklet, refinementType: 'gold' }, 'refinementType', 'gold'],
    [{ ...booklet, photobookFormat: 'a3-quer' }, 'photobookFormat', 'a3-quer'],
  ] as const)('%j is refused: the %s %s is another type’s', (parameters, parameter, value) => {
    expect(parsePhotobookConfiguration(parameters)).toEqual(
      E.left({ kind: 'not-together', parameter, value, conflictsWith: 'photobookType' }),
    );
  });
});

describe('the template of a photo book', () => {
  property.prop([anyPhotobookDesignGroups, anyPhotobookFormat])(
    'is that of the first design group for its format',
    (designGroups, format) => {
      const template = photobookTemplateIdFor(designGroups, format);
      const [first] = designGroups.filter((group) => group.format === format);
      expect(E.isRight(template) ? template.right : undefined).toBe(first?.templateId);
    },
  );

  test('is refused where there is no design group, with the formats that have one', () => {
    const designGroups = [
      { format: 'a4-quer', templateId: 'one' },
      { format: 'a5-quer', templateId: 'two' },
      { format: 'a4-quer', templateId: 'three' },
    ] as const;
    expect(photobookTemplateIdFor(designGroups, 'a4-quer')).toEqual(E.right('one'));
    expect(photobookTemplateIdFor(designGroups, '200-200')).toEqual(
      E.left({ kind: 'no-design-group', format: '200-200', formats: ['a4-quer', 'a5-quer'] }),
    );
  });

  property.prop([anyPhotobookConfiguration, anyPhotobookDesignGroups])(
    'goes to the designer with the photo book',
    (photobook, designGroups) => {
      const template = photobookTemplateIdFor(designGroups, photobook.format);
      expect(photobookDesignerParameters(photobook, designGroups)).toEqual(
        E.isLeft(template)
          ? template
          : E.right({ ...photobookParameters(photobook), templateId: template.right }),
      );
    },
  );
});
