import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyCalculatorCommand,
  findFormatOption,
  formerFormatOption,
  findMaterial,
  calculatorFromPrice,
  initialCalculatorState,
  materialValue,
  selectedPrice,
  startFormat,
  visibleFormats,
  type Calculator,
  type CalculatorCommand,
  type CalculatorState,
  type MaterialOption,
} from '../../../core/domain/calculator/calculator.ts';
import { equalFormats } from '../../../core/domain/format/format.ts';
import { anyCalculatorUse, type CalculatorUse } from '../../arbitraries/calculator.ts';

/** Every state on the way, the first one included. */
const statesOf = ({ calculator, commands }: CalculatorUse): readonly CalculatorState[] =>
  commands.reduce<readonly [CalculatorState, ...CalculatorState[]]>(
    (states, command) => [applyCalculatorCommand(calculator, states[0], command), ...states],
    [initialCalculatorState(calculator)],
  );

const selectedMaterial = (
  calculator: Calculator,
  { material }: CalculatorState,
): MaterialOption => {
  const option = findMaterial(calculator, material);
  if (option === undefined) throw new Error(`the calculator has no ${material}`);
  return option;
};

/** A state that some use of a calculator has led to, and one more command. */
const anyStep = anyCalculatorUse
  .filter(({ commands }) => commands.length > 0)
  .map((use) => {
    const [last, ...earlier] = use.commands.toReversed();
    if (last === undefined) throw new Error('a use has a command');
    const [before] = statesOf({ ...use, commands: earlier.toReversed() });
    if (before === undefined) throw new Error('a use has a state');
    const { calculator } = use;
    return {
      calculator,
      before,
      command: last,
      after: applyCalculatorCommand(calculator, before, last),
    };
  });

const isAvailable = (
  { formats }: MaterialOption,
  state: Pick<CalculatorState, 'format'>,
): boolean => findFormatOption(formats, state.format)?.price !== undefined;

describe('after any commands', () => {
  property.prop([anyCalculatorUse])('the selected material is one of the calculator', (use) => {
    for (const state of statesOf(use))
      expect(use.calculator.options.map(({ value }) => value)).toContain(state.material);
  });

  property.prop([anyCalculatorUse])(
    'there is an extra entry only for a format not listed',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.calculator, state);
        const isListed = findFormatOption(formats, state.format) !== undefined;
        expect(state.extra === undefined).toBe(isListed);
        if (state.extra !== undefined) expect(state.extra.format).toEqual(state.format);
      }
    },
  );

  property.prop([anyCalculatorUse])(
    'the selected format is one to see, with its price if any',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.calculator, state);
        const seen = findFormatOption(visibleFormats(use.calculator, state), state.format);
        expect(seen).toBeDefined();
        expect(selectedPrice(use.calculator, state)).toBe(seen?.price);
        // Without a price only where the material never had one.
        if (seen?.price === undefined)
          expect(formats.every(({ price }) => price === undefined)).toBe(true);
      }
    },
  );

  property.prop([anyCalculatorUse])(
    'the list shows the material’s formats, the extra one last',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.calculator, state);
        const shown = visibleFormats(use.calculator, state);
        expect(shown.slice(0, formats.length)).toEqual(formats);
        expect(shown.slice(formats.length)).toEqual(state.extra === undefined ? [] : [state.extra]);
      }
    },
  );

  property.prop([anyStep])(
    'the same command once more changes nothing',
    ({ calculator, command, after }) => {
      expect(applyCalculatorCommand(calculator, after, command)).toEqual(after);
    },
  );
});

describe('one command', () => {
  property.prop([anyStep])('that is not offered changes nothing', ({ calculator, before }) => {
    // @ts-expect-error -- calculators do not haggle
    expect(applyCalculatorCommand(calculator, before, { kind: 'haggle' })).toBe(before);
  });

  property.prop([anyStep])(
    'of an unknown material changes nothing',
    ({ calculator, before, command }) => {
      const unknown: CalculatorCommand =
        command.kind === 'select-format'
          ? { kind: 'select-material', material: 'holz' }
          : { ...command, material: 'holz' };
      expect(applyCalculatorCommand(calculator, before, unknown)).toBe(before);
    },
  );

  property.prop([anyStep])(
    'that selects what is selected changes nothing',
    ({ calculator, before }) => {
      const { material, format } = before;
      expect(
        applyCalculatorCommand(calculator, before, { kind: 'select-material', material }),
      ).toBe(before);
      expect(applyCalculatorCommand(calculator, before, { kind: 'select-format', format })).toBe(
        before,
      );
    },
  );

  property.prop([anyStep, fc.nat()])(
    'that selects another material starts there, drops the extra entry and remembers the format',
    ({ calculator, before }, index) => {
      const others = calculator.options.filter(({ value }) => value !== before.material);
      const other = others[index % Math.max(1, others.length)];
      fc.pre(other !== undefined);
      expect(
        applyCalculatorCommand(calculator, before, {
          kind: 'select-material',
          material: other.value,
        }),
      ).toEqual({
        material: other.value,
        format: startFormat(other),
        former: equalFormats(before.former ?? before.format, startFormat(other))
          ? undefined
          : (before.former ?? before.format),
      });
    },
  );

  property.prop([anyStep, fc.nat()])(
    'that selects another material lets the former format be offered where it can be had, and only there',
    ({ calculator, before }, index) => {
      const material = calculator.options[index % calculator.options.length]?.value ?? '';
      const after = applyCalculatorCommand(calculator, before, {
        kind: 'select-material',
        material,
      });
      const offered = formerFormatOption(calculator, after);
      const listed = visibleFormats(calculator, { ...after, extra: undefined }).filter(
        ({ format, price }) =>
          price !== undefined && after.former !== undefined && equalFormats(format, after.former),
      );
      expect(offered).toEqual(listed[0]);
      const again =
        offered &&
        applyCalculatorCommand(calculator, after, {
          kind: 'select-format',
          format: offered.format,
        });
      expect(again).toEqual(offered && { material: after.material, format: offered.format });
    },
  );

  property.prop([anyStep])(
    'that selects another available format of the list takes it, and drops the extra entry',
    ({ calculator, before }) => {
      const { formats } = selectedMaterial(calculator, before);
      for (const { format, price } of formats) {
        const after = applyCalculatorCommand(calculator, before, { kind: 'select-format', format });
        const isChosen = price !== undefined && !equalFormats(format, before.format);
        if (isChosen) expect(after).toEqual({ material: before.material, format });
        else expect(after).toBe(before);
      }
    },
  );

  property.prop([anyStep])(
    'that selects an unlisted format changes nothing',
    ({ calculator, before }) => {
      const format = { width: 7, height: 7, unit: before.format.unit };
      expect(applyCalculatorCommand(calculator, before, { kind: 'select-format', format })).toBe(
        before,
      );
    },
  );

  property.prop([anyStep])(
    'that chooses a format of a dialog switches to its material and remembers an unlisted one',
    ({ calculator, before, command, after }) => {
      fc.pre(command.kind === 'choose-format');
      const { material, option } = command;
      const target = findMaterial(calculator, material);
      const listed = findFormatOption(target?.formats ?? [], option.format);
      if (target === undefined || (listed ?? option).price === undefined)
        expect(after).toBe(before);
      else
        expect(after).toEqual({
          material,
          format: option.format,
          ...(listed === undefined ? { extra: option } : {}),
        });
    },
  );
});

describe('startFormat', () => {
  property.prop([anyCalculatorUse])(
    'is the initial format where that is available',
    ({ calculator }) => {
      for (const option of calculator.options) {
        const format = startFormat(option);
        const initial = { format: option.initiallySelectedFormat };
        if (isAvailable(option, initial)) expect(format).toEqual(initial.format);
        else if (option.formats.some(({ price }) => price !== undefined))
          expect(isAvailable(option, { format })).toBe(true);
        expect(findFormatOption(option.formats, format)).toBeDefined();
      }
    },
  );

  property.prop([anyCalculatorUse])('is what the first material begins with', ({ calculator }) => {
    const [first] = calculator.options;
    expect(initialCalculatorState(calculator)).toEqual({
      material: first.value,
      format: startFormat(first),
    });
  });
});

describe('calculatorFromPrice', () => {
  property.prop([anyCalculatorUse])('is the lowest of all listed, or none', ({ calculator }) => {
    const amounts = calculator.options
      .flatMap(({ formats }) => formats)
      .flatMap(({ price }) => (price === undefined ? [] : [price.priceCurrent.minorUnits]));
    expect(calculatorFromPrice(calculator)?.priceCurrent.minorUnits).toBe(
      amounts.length === 0 ? undefined : Math.min(...amounts),
    );
  });
});

test('calculatorFromPrice keeps the first of equal prices', () => {
  const format = { width: 600, height: 400, unit: 'cm' } as const;
  const price = (original: number) => ({
    priceOriginal: { minorUnits: original, currency: 'eur' } as const,
    priceCurrent: { minorUnits: 1990, currency: 'eur' } as const,
  });
  const first = { value: 'poster', context: {}, initiallySelectedFormat: format } as const;
  expect(
    calculatorFromPrice({
      product: 'photoFrame',
      labels: [],
      options: [
        { ...first, formats: [{ format, price: price(2990) }] },
        { ...first, value: 'leinwand', formats: [{ format, price: price(3990) }] },
      ],
    }),
  ).toEqual(price(2990));
});

describe('materialValue', () => {
  test('joins a frame with a plus sign', () => {
    expect(materialValue('leinwand', undefined)).toBe('leinwand');
    expect(materialValue('acrylglas', 'artbox')).toBe('acrylglas+artbox');
  });
});
