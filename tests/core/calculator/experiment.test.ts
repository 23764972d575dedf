import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  findFormatOption,
  initialCalculatorState,
  type Calculator,
  type FormatOption,
  type MaterialOption,
} from '../../../core/domain/calculator/calculator.ts';
import {
  applyWallPictureTeaser,
  teaserArticle,
} from '../../../core/domain/calculator/experiment.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { anyCalculatorIn, anyFormatOptionIn } from '../../arbitraries/calculator.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';

type TeaserCase = {
  readonly unit: LengthUnit;
  readonly calculator: Calculator;
  readonly prices: readonly FormatOption[];
};

/** A calculator and an answer of the price service, with and without prices for its formats. */
const anyTeaserCase: fc.Arbitrary<TeaserCase> = anyLengthUnit.chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    calculator: anyCalculatorIn(unit),
    prices: fc.uniqueArray(anyFormatOptionIn(unit), {
      selector: ({ format }) => printFormat(format),
    }),
  }),
);

const isTeaserArticle = ({ materialType, context }: MaterialOption): boolean =>
  materialType === teaserArticle.materialType && context.frameType === teaserArticle.frameType;

const pairs = (before: Calculator, after: Calculator) =>
  before.options.map((option, index) => [option, after.options[index]] as const);

describe('applyWallPictureTeaser', () => {
  test('asks for acrylic glass in the artbox', () => {
    expect(teaserArticle).toEqual({ materialType: 'acrylglas', frameType: 'artbox' });
  });

  property.prop([anyTeaserCase])('changes prices and initial formats alone', (given) => {
    const after = applyWallPictureTeaser(given.calculator, given.unit, given.prices);
    const bare = ({ product, labels, options }: Calculator) => ({
      product,
      labels,
      options: options.map(({ value, materialType, context, formats }) => ({
        value,
        materialType,
        context,
        formats: formats.map(({ format }) => format),
      })),
    });
    expect(bare(after)).toEqual(bare(given.calculator));
  });

  property.prop([anyTeaserCase])('leaves the prices of all other articles', (given) => {
    const after = applyWallPictureTeaser(given.calculator, given.unit, given.prices);
    for (const [before, changed] of pairs(given.calculator, after))
      if (!isTeaserArticle(before)) expect(changed?.formats).toEqual(before.formats);
  });

  property.prop([anyTeaserCase])(
    'takes the prices that are named, and keeps the others',
    (given) => {
      const after = applyWallPictureTeaser(given.calculator, given.unit, given.prices);
      for (const [before, changed] of pairs(given.calculator, after)) {
        if (!isTeaserArticle(before)) continue;
        const expected = before.formats.map(({ format, price }) => ({
          format,
          price: findFormatOption(given.prices, format)?.price ?? price,
        }));
        expect(changed?.formats.map(({ format, price }) => ({ format, price }))).toEqual(expected);
      }
    },
  );

  property.prop([anyTeaserCase])(
    'starts with 60 × 45 where that is listed and available',
    (given) => {
      const after = applyWallPictureTeaser(given.calculator, given.unit, given.prices);
      for (const [before, changed] of pairs(given.calculator, after)) {
        const teaser = { width: 600, height: 450, unit: 'cm' } as const;
        const isOffered = findFormatOption(changed?.formats ?? [], teaser)?.price !== undefined;
        expect(changed?.initiallySelectedFormat).toEqual(
          isOffered ? teaser : before.initiallySelectedFormat,
        );
      }
    },
  );

  property.prop([anyCalculatorIn('in'), fc.array(anyFormatOptionIn('in'))])(
    'starts in inches as before',
    (calculator, prices) => {
      const after = applyWallPictureTeaser(calculator, 'in', prices);
      expect(after.options.map((option) => option.initiallySelectedFormat)).toEqual(
        calculator.options.map((option) => option.initiallySelectedFormat),
      );
    },
  );

  property.prop([anyCalculatorIn('cm')])(
    'starts as before where the locale is one of inches',
    (calculator) => {
      expect(applyWallPictureTeaser(calculator, 'in', [])).toEqual(calculator);
    },
  );

  property.prop([anyTeaserCase])(
    'changes nothing the second time',
    ({ calculator, unit, prices }) => {
      const once = applyWallPictureTeaser(calculator, unit, prices);
      expect(applyWallPictureTeaser(once, unit, prices)).toEqual(once);
    },
  );

  test('leaves acrylic glass without the artbox as it is', () => {
    const amount = { minorUnits: 8990, currency: 'eur' } as const;
    const format = { width: 300, height: 200, unit: 'cm' } as const;
    const option: MaterialOption = {
      value: 'acrylglas',
      materialType: 'acrylglas',
      context: {},
      formats: [{ format }],
      initiallySelectedFormat: format,
    };
    const calculator: Calculator = { product: 'framedMaterial', labels: [], options: [option] };
    const price = { priceOriginal: amount, priceCurrent: amount };
    expect(applyWallPictureTeaser(calculator, 'cm', [{ format, price }])).toEqual(calculator);
  });

  test('counts a format that becomes available by the answer', () => {
    const amount = { minorUnits: 8990, currency: 'eur' } as const;
    const price = { priceOriginal: amount, priceCurrent: amount };
    const [small, teaser] = [
      { width: 300, height: 200, unit: 'cm' },
      { width: 600, height: 450, unit: 'cm' },
    ] as const;
    const calculator: Calculator = {
      product: 'framedMaterial',
      labels: [],
      options: [
        {
          value: 'acrylglas+artbox',
          materialType: 'acrylglas',
          context: { frameType: 'artbox' },
          formats: [{ format: small, price }, { format: teaser }],
          initiallySelectedFormat: small,
        },
      ],
    };
    const after = applyWallPictureTeaser(calculator, 'cm', [{ format: teaser, price }]);
    expect(initialCalculatorState(after).format).toEqual(teaser);
  });
});
