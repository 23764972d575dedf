import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  findFormatOption,
  initialConfiguratorState,
  type Configurator,
  type FormatOption,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import {
  applyWallPictureTeaser,
  teaserArticle,
} from '../../../core/domain/configurator/experiment.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import { anyConfiguratorIn, anyFormatOptionIn } from '../../arbitraries/configurator.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';

type TeaserCase = {
  readonly unit: LengthUnit;
  readonly configurator: Configurator;
  readonly prices: readonly FormatOption[];
};

/** A configurator and an answer of the price service, with and without prices for its formats. */
const anyTeaserCase: fc.Arbitrary<TeaserCase> = anyLengthUnit.chain((unit) =>
  fc.record({
    unit: fc.constant(unit),
    configurator: anyConfiguratorIn(unit),
    prices: fc.uniqueArray(anyFormatOptionIn(unit), {
      selector: ({ format }) => printFormat(format),
    }),
  }),
);

const isTeaserArticle = ({ materialType, context }: MaterialOption): boolean =>
  materialType === teaserArticle.materialType && context.frameType === teaserArticle.frameType;

const pairs = (before: Configurator, after: Configurator) =>
  before.options.map((option, index) => [option, after.options[index]] as const);

describe('applyWallPictureTeaser', () => {
  test('asks for acrylic glass in the artbox', () => {
    expect(teaserArticle).toEqual({ materialType: 'acrylglas', frameType: 'artbox' });
  });

  property.prop([anyTeaserCase])('changes prices and initial formats alone', (given) => {
    const after = applyWallPictureTeaser(given.configurator, given.unit, given.prices);
    const bare = ({ product, labels, options }: Configurator) => ({
      product,
      labels,
      options: options.map(({ value, materialType, context, formats }) => ({
        value,
        materialType,
        context,
        formats: formats.map(({ format }) => format),
      })),
    });
    expect(bare(after)).toEqual(bare(given.configurator));
  });

  property.prop([anyTeaserCase])('leaves the prices of all other articles', (given) => {
    const after = applyWallPictureTeaser(given.configurator, given.unit, given.prices);
    for (const [before, changed] of pairs(given.configurator, after))
      if (!isTeaserArticle(before)) expect(changed?.formats).toEqual(before.formats);
  });

  property.prop([anyTeaserCase])(
    'takes the prices that are named, and keeps the others',
    (given) => {
      const after = applyWallPictureTeaser(given.configurator, given.unit, given.prices);
      for (const [before, changed] of pairs(given.configurator, after)) {
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
      const after = applyWallPictureTeaser(given.configurator, given.unit, given.prices);
      for (const [before, changed] of pairs(given.configurator, after)) {
        const teaser = { width: 600, height: 450, unit: 'cm' } as const;
        const isOffered = findFormatOption(changed?.formats ?? [], teaser)?.price !== undefined;
        expect(changed?.initiallySelectedFormat).toEqual(
          isOffered ? teaser : before.initiallySelectedFormat,
        );
      }
    },
  );

  property.prop([anyConfiguratorIn('in'), fc.array(anyFormatOptionIn('in'))])(
    'starts in inches as before',
    (configurator, prices) => {
      const after = applyWallPictureTeaser(configurator, 'in', prices);
      expect(after.options.map((option) => option.initiallySelectedFormat)).toEqual(
        configurator.options.map((option) => option.initiallySelectedFormat),
      );
    },
  );

  property.prop([anyConfiguratorIn('cm')])(
    'starts as before where the locale is one of inches',
    (configurator) => {
      expect(applyWallPictureTeaser(configurator, 'in', [])).toEqual(configurator);
    },
  );

  property.prop([anyTeaserCase])(
    'changes nothing the second time',
    ({ configurator, unit, prices }) => {
      const once = applyWallPictureTeaser(configurator, unit, prices);
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
    const configurator: Configurator = { product: 'photo-frame', labels: [], options: [option] };
    const price = { priceOriginal: amount, priceCurrent: amount };
    expect(applyWallPictureTeaser(configurator, 'cm', [{ format, price }])).toEqual(configurator);
  });

  test('counts a format that becomes available by the answer', () => {
    const amount = { minorUnits: 8990, currency: 'eur' } as const;
    const price = { priceOriginal: amount, priceCurrent: amount };
    const [small, teaser] = [
      { width: 300, height: 200, unit: 'cm' },
      { width: 600, height: 450, unit: 'cm' },
    ] as const;
    const configurator: Configurator = {
      product: 'photo-frame',
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
    const after = applyWallPictureTeaser(configurator, 'cm', [{ format: teaser, price }]);
    expect(initialConfiguratorState(after).format).toEqual(teaser);
  });
});
