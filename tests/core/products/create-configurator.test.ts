import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { configuratorSelection } from '../../../core/domain/configurator/configurator-context.ts';
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  selectedPrice,
  type AnyConfigurator,
  type Configurator,
} from '../../../core/domain/configurator/configurator.ts';
import {
  createConfigurator,
  type ConfiguratorInput,
  type ConfiguratorOptionInput,
} from '../../../core/domain/products/create-configurator.ts';
import { productKinds } from '../../../core/domain/catalogue/product-kinds.ts';
import { shopProductOfConfiguratorKind } from '../../../core/domain/catalogue/shop-products.ts';
import { optionVocabularies } from '../../../core/domain/products/option-values.ts';
import { parseConfiguratorCommand } from '../../../core/domain/configurator/parse-command.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E } from '../../../core/fp.ts';
import { anyConfiguratorIn } from '../../arbitraries/configurator.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const created = (input: ConfiguratorInput): AnyConfigurator => {
  const configurator = createConfigurator(input);
  if (E.isLeft(configurator)) throw new Error(configurator.left.kind);
  return configurator.right;
};

/** A configurator as a script would write it; its unit must be the locale's. */
const written = (
  locale: Locale,
  { product, options, labels }: Configurator,
): ConfiguratorInput => ({
  locale,
  product: productKinds.find((kind) => shopProductOfConfiguratorKind(kind) === product) ?? '',
  labels,
  designId: '13',
  options: options.map(({ value, formats, initiallySelectedFormat }) => ({
    value,
    formats: Object.fromEntries(
      formats.map(({ format, price }) => [
        printFormat(format),
        price && {
          priceOriginal: printWirePrice(price.priceOriginal),
          priceCurrent: printWirePrice(price.priceCurrent),
        },
      ]),
    ),
    ...(formats.some(({ format }) => printFormat(format) === printFormat(initiallySelectedFormat))
      ? { initiallySelectedFormat: printFormat(initiallySelectedFormat) }
      : {}),
  })),
});

/** A locale in euros, and a configurator of wall pictures in its unit. */
const anyWallConfigurator = anyLocale
  .filter((locale) => localeTable[locale].currency === 'eur')
  .chain((locale) =>
    anyConfiguratorIn(localeTable[locale].lengthUnit).map((configurator) => ({
      locale,
      configurator,
    })),
  )
  .filter(({ configurator }) => optionVocabularies[configurator.product] === 'material');

const option = (fields: Partial<ConfiguratorOptionInput> = {}): ConfiguratorOptionInput => ({
  value: 'leinwand',
  formats: { '600x400': 49.9, '300x200': { priceOriginal: '24.90', priceCurrent: '19.90' } },
  ...fields,
});
const input = (fields: Partial<ConfiguratorInput> = {}): ConfiguratorInput => ({
  locale: 'de-DE',
  product: 'photoFrame',
  options: [option()],
  ...fields,
});

describe('a configurator out of plain texts', () => {
  property.prop([anyWallConfigurator])(
    'is the one that was written down',
    ({ locale, configurator }) => {
      const made = created(written(locale, configurator));
      for (const [index, before] of configurator.options.entries()) {
        const after = made.options[index];
        expect(after).toMatchObject({
          value: before.value,
          materialType: before.materialType,
          context: before.context,
        });
        expect(after?.formats.map(({ format, price }) => ({ format, price }))).toEqual(
          before.formats.map(({ format, price }) => ({ format, price })),
        );
      }
      expect([made.product, made.labels, made.context]).toEqual([
        configurator.product,
        configurator.labels,
        { designId: '13' },
      ]);
    },
  );

  test('sells what a script wrote', () => {
    const configurator = created(
      input({ options: [option({ initiallySelectedFormat: '300x200' })] }),
    );
    const state = initialConfiguratorState(configurator);
    expect(state).toEqual({
      material: 'leinwand',
      format: { width: 300, height: 200, unit: 'cm' },
    });
    expect(selectedPrice(configurator, state)).toEqual({
      priceOriginal: { minorUnits: 2490, currency: 'eur' },
      priceCurrent: { minorUnits: 1990, currency: 'eur' },
    });
    const command = parseConfiguratorCommand('cm', 'eur', {
      kind: 'select-format',
      format: '600x400',
    });
    if (E.isLeft(command)) throw new Error(command.left.kind);
    const after = applyConfiguratorCommand(configurator, state, command.right);
    const price = { minorUnits: 4990, currency: 'eur' };
    expect(selectedPrice(configurator, after)).toEqual({
      priceOriginal: price,
      priceCurrent: price,
    });
  });

  test('starts with its selected value', () => {
    const options = [option(), option({ value: 'acrylglas+artbox', labelTranslationKey: 'art' })];
    const configurator = created(input({ options, selectedValue: 'acrylglas+artbox' }));
    expect(initialConfiguratorState(configurator)).toEqual({
      material: 'acrylglas+artbox',
      format: { width: 600, height: 400, unit: 'cm' },
    });
    expect(configurator.options[1]).toMatchObject({
      context: { frameType: 'artbox' },
      labelTranslationKey: 'art',
    });
    expect(configurator.preselected).toEqual(initialConfiguratorState(configurator));
    expect(created(input({ options })).preselected).toBeUndefined();
    expect(created(input({ options })).labels).toEqual([]);
  });

  test('has a format that is not available where its price is nothing', () => {
    const formats = { '600x400': null, '300x200': undefined, '200x200': 9 };
    expect(created(input({ options: [option({ formats })] })).options[0].formats).toMatchObject([
      { format: { width: 600, height: 400, unit: 'cm' } },
      { format: { width: 300, height: 200, unit: 'cm' } },
      { price: { priceCurrent: { minorUnits: 900, currency: 'eur' } } },
    ]);
    expect(created(input({ options: [option({ formats })] })).options[0].formats[0].price).toBe(
      undefined,
    );
  });

  test('reads the names of boxes as people write them, each box once', () => {
    const box = (fields: Partial<ConfiguratorInput>) =>
      createConfigurator(
        input({ product: 'photobox', options: [option({ value: 'small' })], ...fields }),
      );
    const boxes = [option({ value: 'small' }), option({ value: 'LARGE' })];
    expect(box({ options: boxes, selectedValue: 'Max' })).toMatchObject({
      right: {
        options: [{ value: 'small' }, { value: 'max', context: { photoboxType: 'max' } }],
        preselected: { material: 'max' },
      },
    });
    expect(box({ options: [...boxes, option({ value: 'max' })] })).toEqual(
      E.left({ kind: 'repeated-option', option: 'max' }),
    );
  });

  test('counts wall pictures in the unit of the locale, all else in millimetres', () => {
    const unitIn = (locale: string, product: string, value: string) =>
      created(input({ locale, product, options: [option({ value })] })).options[0].formats[0].format
        .unit;
    expect(unitIn('en-US', 'framedMaterial', 'poster')).toBe('in');
    expect(unitIn('en-US', 'photobox', 'small')).toBe('cm');
    expect(unitIn('en-US', 'photobook', 'fotoheft')).toBe('cm');
    expect(unitIn('fr-CH', 'photoFrame', 'poster')).toBe('cm');
  });

  test.each([
    [{ locale: 'xx-XX' }, { kind: 'unknown-locale', text: 'xx-XX' }],
    [{ product: 'card' }, { kind: 'unknown-product', text: 'card' }],
    [{ options: [] }, { kind: 'no-options' }],
    [{ product: 'collage' }, { kind: 'collage-without-design' }],
    [
      { product: 'collage', options: [option({ designId: '1' }), option({ value: 'poster' })] },
      { kind: 'collage-without-design' },
    ],
    [{ product: 'collage', designId: '' }, { kind: 'collage-without-design' }],
    [
      { product: 'collage', options: [option({ designId: '' })] },
      { kind: 'collage-without-design' },
    ],
    [
      { product: 'collage', designId: 'a1' },
      { kind: 'malformed-design', designId: 'a1' },
    ],
    [
      { product: 'collage', designId: '13', options: [option({ designId: '0' })] },
      { kind: 'malformed-design', designId: '0' },
    ],
    [{ designId: 'a b' }, { kind: 'malformed-design', designId: 'a b' }],
    [{ selectedValue: '' }, { kind: 'unknown-option', option: '' }],
    [{ selectedValue: 'holz' }, { kind: 'unknown-option', option: 'holz' }],
    [{ selectedValue: 'poster' }, { kind: 'unknown-option', option: 'poster' }],
    [{ product: 'photobox' }, { kind: 'unknown-option', option: 'leinwand' }],
    [{ options: [option(), option()] }, { kind: 'repeated-option', option: 'leinwand' }],
    [
      { options: [option(), option({ value: 'poster' }), option({ value: 'poster' })] },
      { kind: 'repeated-option', option: 'poster' },
    ],
    [
      { options: [option({ formats: {} })] },
      { kind: 'option-without-formats', option: 'leinwand' },
    ],
    [
      { options: [option({ formats: { '0x400': 1 } })] },
      { kind: 'malformed-option-format', option: 'leinwand', format: '0x400' },
    ],
    [
      { options: [option({ initiallySelectedFormat: '1x1' })] },
      { kind: 'unlisted-initial-format', option: 'leinwand', format: '1x1' },
    ],
    [
      { options: [option({ initiallySelectedFormat: '' })] },
      { kind: 'unlisted-initial-format', option: 'leinwand', format: '' },
    ],
    [
      { options: [option({ formats: { '600x400': '-1' } })] },
      {
        kind: 'malformed-option-price',
        option: 'leinwand',
        format: '600x400',
        reason: { kind: 'negative', field: 'priceOriginal', text: '-1' },
      },
    ],
  ])('is refused with its reason: %j', (fields, error) => {
    expect(createConfigurator(input(fields))).toEqual(E.left(error));
  });

  test('has no design where that is empty, and any identifier where it is not a collage', () => {
    const designed = (designId: string) =>
      created(input({ designId, options: [option({ designId })] }));
    expect(designed('').context).toBeUndefined();
    expect(designed('').options[0].context).toEqual({});
    expect(designed('a-1').context).toEqual({ designId: 'a-1' });
    const both = input({ product: 'collage', designId: '13', options: [option({ designId: '' })] });
    expect(created(both).options[0].context).toEqual({});
  });

  test('of a collage takes the design of the configurator or of each option', () => {
    const product = 'collage';
    expect(created(input({ product, designId: '13' })).context).toEqual({ designId: '13' });
    const own = created(input({ product, options: [option({ designId: '7' })] }));
    expect([own.context, own.options[0].context]).toEqual([undefined, { designId: '7' }]);
  });
});

describe('what the designer URL is built from', () => {
  test('is the context, the option and the format of the state', () => {
    const configurator = created(
      input({
        product: 'collage',
        designId: '13',
        options: [
          option({ value: 'poster+holzrahmen', designId: '7' }),
          option({ value: 'leinwand' }),
        ],
      }),
    );
    const [first] = configurator.options;
    expect(configuratorSelection(configurator, initialConfiguratorState(configurator))).toEqual({
      product: 'collage',
      isCollage: true,
      designId: '7',
      materialType: 'poster',
      frameType: 'holzrahmen',
      formatType: '600x400',
      photobookType: undefined,
    });
    const leinwand = applyConfiguratorCommand(
      configurator,
      initialConfiguratorState(configurator),
      {
        kind: 'select-material',
        material: 'leinwand',
      },
    );
    expect(configuratorSelection(configurator, leinwand)).toMatchObject({
      designId: '13',
      materialType: 'leinwand',
    });
    const price = { minorUnits: 1, currency: 'eur' } as const;
    const extra = {
      format: { ...first.formats[0].format, width: 700 },
      price: { priceOriginal: price, priceCurrent: price },
      context: { designId: '9' },
    };
    const chosen = applyConfiguratorCommand(configurator, leinwand, {
      kind: 'choose-format',
      material: 'leinwand',
      option: extra,
    });
    expect(configuratorSelection(configurator, chosen)).toMatchObject({
      designId: '9',
      formatType: '700x400',
    });
  });

  test('names the type of a box or a book, and no collage for a picture with a design', () => {
    const selection = (product: string, value: string) => {
      const configurator = created(input({ product, designId: '7', options: [option({ value })] }));
      return configuratorSelection(configurator, initialConfiguratorState(configurator));
    };
    expect(selection('photoFrame', 'poster')).toMatchObject({ isCollage: false, designId: '7' });
    expect(selection('photobox', 'small')).toMatchObject({
      photoboxType: 'small',
      materialType: undefined,
      photobookType: undefined,
    });
    expect(selection('photobook', 'echtfotobuch')).toMatchObject({
      photobookType: 'echtfotobuch',
      materialType: undefined,
    });
  });
});
