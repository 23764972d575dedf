import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { calculatorSelection } from '../../../core/domain/calculator/calculator-context.ts';
import {
  applyCalculatorCommand,
  initialCalculatorState,
  selectedPrice,
  type AnyCalculator,
  type Calculator,
} from '../../../core/domain/calculator/calculator.ts';
import {
  createCalculator,
  type CalculatorInput,
  type CalculatorOptionInput,
} from '../../../core/domain/calculator/create-calculator.ts';
import {
  optionVocabularies,
  readOptionValue,
} from '../../../core/domain/calculator/option-values.ts';
import {
  calculatorCommandKinds,
  parseCalculatorCommand,
} from '../../../core/domain/calculator/parse-command.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { productKinds } from '../../../core/domain/catalogue/product-kinds.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { photobookTypes } from '../../../core/domain/photobook/photobooks.ts';
import { photoboxTypes } from '../../../core/domain/photobox/photoboxes.ts';
import { E } from '../../../core/fp.ts';
import { anyCalculatorIn } from '../../arbitraries/calculator.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const created = (input: CalculatorInput): AnyCalculator => {
  const calculator = createCalculator(input);
  if (E.isLeft(calculator)) throw new Error(calculator.left.kind);
  return calculator.right;
};

/** A calculator as a script would write it; its unit must be the locale's. */
const written = (locale: Locale, { product, options, labels }: Calculator): CalculatorInput => ({
  locale,
  product,
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

/** A locale in euros, and a calculator of wall pictures in its unit. */
const anyWallCalculator = anyLocale
  .filter((locale) => localeTable[locale].currency === 'eur')
  .chain((locale) =>
    anyCalculatorIn(localeTable[locale].lengthUnit).map((calculator) => ({ locale, calculator })),
  )
  .filter(({ calculator }) => optionVocabularies[calculator.product] === 'material');

const option = (fields: Partial<CalculatorOptionInput> = {}): CalculatorOptionInput => ({
  value: 'leinwand',
  formats: { '600x400': 49.9, '300x200': { priceOriginal: '24.90', priceCurrent: '19.90' } },
  ...fields,
});
const input = (fields: Partial<CalculatorInput> = {}): CalculatorInput => ({
  locale: 'de-DE',
  product: 'photoFrame',
  options: [option()],
  ...fields,
});

describe('a calculator out of plain texts', () => {
  test.prop([anyWallCalculator])('is the one that was written down', ({ locale, calculator }) => {
    const made = created(written(locale, calculator));
    for (const [index, before] of calculator.options.entries()) {
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
      calculator.product,
      calculator.labels,
      { designId: '13' },
    ]);
  });

  test('sells what a script wrote', () => {
    const calculator = created(
      input({ options: [option({ initiallySelectedFormat: '300x200' })] }),
    );
    const state = initialCalculatorState(calculator);
    expect(state).toEqual({
      material: 'leinwand',
      format: { width: 300, height: 200, unit: 'cm' },
    });
    expect(selectedPrice(calculator, state)).toEqual({
      priceOriginal: { minorUnits: 2490, currency: 'eur' },
      priceCurrent: { minorUnits: 1990, currency: 'eur' },
    });
    const command = parseCalculatorCommand('cm', 'eur', {
      kind: 'select-format',
      format: '600x400',
    });
    if (E.isLeft(command)) throw new Error(command.left.kind);
    const after = applyCalculatorCommand(calculator, state, command.right);
    const price = { minorUnits: 4990, currency: 'eur' };
    expect(selectedPrice(calculator, after)).toEqual({ priceOriginal: price, priceCurrent: price });
  });

  test('starts with its selected value', () => {
    const options = [option(), option({ value: 'acrylglas+artbox', labelTranslationKey: 'art' })];
    const calculator = created(input({ options, selectedValue: 'acrylglas+artbox' }));
    expect(initialCalculatorState(calculator)).toEqual({
      material: 'acrylglas+artbox',
      format: { width: 600, height: 400, unit: 'cm' },
    });
    expect(calculator.options[1]).toMatchObject({
      context: { frameType: 'artbox' },
      labelTranslationKey: 'art',
    });
    expect(calculator.preselected).toEqual(initialCalculatorState(calculator));
    expect(created(input({ options })).preselected).toBeUndefined();
    expect(created(input({ options })).labels).toEqual([]);
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
    expect(createCalculator(input(fields))).toEqual(E.left(error));
  });

  test('of a collage takes the design of the calculator or of each option', () => {
    const product = 'collage';
    expect(created(input({ product, designId: '13' })).context).toEqual({ designId: '13' });
    const own = created(input({ product, options: [option({ designId: '7' })] }));
    expect([own.context, own.options[0].context]).toEqual([undefined, { designId: '7' }]);
  });
});

describe('the values of options', () => {
  test.prop([fc.constantFrom(...productKinds)])('are those of the product alone', (product) => {
    const values = {
      material: materialTypes,
      'photobox-type': photoboxTypes,
      'photobook-type': photobookTypes,
    } as const;
    for (const [vocabulary, words] of Object.entries(values))
      for (const value of words)
        expect(readOptionValue(product, value)?.value).toBe(
          optionVocabularies[product] === vocabulary ? value : undefined,
        );
  });

  test.prop([fc.constantFrom(...materialTypes), fc.constantFrom(...frameTypes)])(
    'name a material and its frame',
    (materialType, frameType) => {
      const value = `${materialType}+${frameType}`;
      expect(readOptionValue('collage', value)).toEqual({
        value,
        materialType,
        context: { frameType },
      });
      expect(readOptionValue('collage', `${value}+${frameType}`)).toBeUndefined();
      expect(readOptionValue('collage', `${materialType}+`)).toBeUndefined();
      expect(readOptionValue('photobox', value)).toBeUndefined();
    },
  );

  test('of an unframed material say nothing of a frame', () => {
    expect(readOptionValue('photoFrame', 'poster')).toStrictEqual({
      value: 'poster',
      materialType: 'poster',
      context: {},
    });
  });

  test('of boxes go on to the designer', () => {
    expect(readOptionValue('photobox', 'max')).toEqual({
      value: 'max',
      context: { photoboxType: 'max' },
    });
    expect(readOptionValue('photobook', 'fotoheft')).toEqual({ value: 'fotoheft', context: {} });
  });
});

describe('what the designer URL is built from', () => {
  test('is the context, the option and the format of the state', () => {
    const calculator = created(
      input({
        product: 'collage',
        designId: '13',
        options: [
          option({ value: 'poster+holzrahmen', designId: '7' }),
          option({ value: 'leinwand' }),
        ],
      }),
    );
    const [first] = calculator.options;
    expect(calculatorSelection(calculator, initialCalculatorState(calculator))).toEqual({
      product: 'collage',
      isCollage: true,
      designId: '7',
      materialType: 'poster',
      frameType: 'holzrahmen',
      formatType: '600x400',
      photobookType: undefined,
    });
    const leinwand = applyCalculatorCommand(calculator, initialCalculatorState(calculator), {
      kind: 'select-material',
      material: 'leinwand',
    });
    expect(calculatorSelection(calculator, leinwand)).toMatchObject({
      designId: '13',
      materialType: 'leinwand',
    });
    const price = { minorUnits: 1, currency: 'eur' } as const;
    const extra = {
      format: { ...first.formats[0].format, width: 700 },
      price: { priceOriginal: price, priceCurrent: price },
      context: { designId: '9' },
    };
    const chosen = applyCalculatorCommand(calculator, leinwand, {
      kind: 'choose-format',
      material: 'leinwand',
      option: extra,
    });
    expect(calculatorSelection(calculator, chosen)).toMatchObject({
      designId: '9',
      formatType: '700x400',
    });
  });

  test('names the type of a box or a book, and no collage for a picture with a design', () => {
    const selection = (product: string, value: string) => {
      const calculator = created(input({ product, designId: '7', options: [option({ value })] }));
      return calculatorSelection(calculator, initialCalculatorState(calculator));
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

describe('a command in plain texts', () => {
  const price = { minorUnits: 1990, currency: 'chf' };
  test.each([
    [
      { kind: 'select-material', material: 'poster' },
      { kind: 'select-material', material: 'poster' },
    ],
    [
      { kind: 'select-format', format: '24x16' },
      { kind: 'select-format', format: { width: 24, height: 16, unit: 'in' } },
    ],
    [
      { kind: 'choose-format', material: 'poster', format: '24x16' },
      {
        kind: 'choose-format',
        material: 'poster',
        option: { format: { width: 24, height: 16, unit: 'in' } },
      },
    ],
    [
      {
        kind: 'choose-format',
        material: 'poster',
        format: '24x16',
        price: { priceOriginal: 19.9, priceCurrent: '19.90' },
      },
      {
        kind: 'choose-format',
        material: 'poster',
        option: {
          format: { width: 24, height: 16, unit: 'in' },
          price: { priceOriginal: price, priceCurrent: price },
        },
      },
    ],
  ])('%j is read', (text, command) => {
    expect(parseCalculatorCommand('in', 'chf', text)).toEqual(E.right(command));
  });

  test.each([
    [{ kind: 'select' }, { kind: 'unknown-command', text: 'select' }],
    [{ kind: 'select-material' }, { kind: 'material-missing' }],
    [{ kind: 'choose-format', format: '1x1' }, { kind: 'material-missing' }],
    [{ kind: 'select-format' }, { kind: 'malformed-format', text: '' }],
    [
      { kind: 'choose-format', material: 'poster', format: '1x' },
      { kind: 'malformed-format', text: '1x' },
    ],
    [
      { kind: 'choose-format', material: 'poster', format: '1x1', price: { priceOriginal: 1 } },
      {
        kind: 'malformed-price',
        reason: { kind: 'missing', field: 'priceCurrent', text: '' },
      },
    ],
  ])('%j is refused', (text, error) => {
    expect(parseCalculatorCommand('cm', 'eur', text)).toEqual(E.left(error));
    expect(calculatorCommandKinds).toHaveLength(3);
  });
});
