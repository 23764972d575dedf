import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  calculatorContextOf,
  calculatorSelection,
} from '../../../core/domain/calculator/calculator-context.ts';
import {
  applyCalculatorCommand,
  initialCalculatorState,
  selectedPrice,
  visibleFormats,
  type AnyCalculator,
  type CalculatorCommand,
  type CalculatorState,
  type FormatOption,
} from '../../../core/domain/calculator/calculator.ts';
import { commandRefusal } from '../../../core/domain/calculator/command-refusal.ts';
import { selectionQuery } from '../../../core/domain/calculator/selection.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { anyCalculatorIn, anyCalculatorUse, anyCommandFor } from '../../arbitraries/calculator.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';
import { modelRun } from '../../arbitraries/model-run.ts';

/** What a shopper knows: the names of what is selected, and whether it is in the list. */
type Shopper = { material: string; format: string; isExtra: boolean };

/** The prices by format of a material's list; null for formats that are not available. */
type Table = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

const tableOf = ({ options }: AnyCalculator): Table =>
  new Map(
    options.map(({ value, formats }) => [
      value,
      new Map(
        formats.map(({ format, price }) => [
          printFormat(format),
          price?.priceCurrent.minorUnits ?? null,
        ]),
      ),
    ]),
  );

/** What the shopper expects after a command, by the words of the specification alone. */
const expectAfter = (table: Table, starts: Table, shopper: Shopper, command: CalculatorCommand) => {
  const choose = (material: string, format: string, isExtra: boolean) => {
    shopper.material = material;
    shopper.format = format;
    shopper.isExtra = isExtra;
  };
  if (command.kind === 'select-material') {
    if (!table.has(command.material) || command.material === shopper.material) return;
    const [start = ''] = starts.get(command.material)?.keys() ?? [];
    choose(command.material, start, false);
  }
  if (command.kind === 'select-format') {
    const format = printFormat(command.format);
    const price = table.get(shopper.material)?.get(format) ?? null;
    if (price !== null && format !== shopper.format) choose(shopper.material, format, false);
  }
  if (command.kind === 'choose-format') {
    const format = printFormat(command.option.format);
    const list = table.get(command.material);
    if (list === undefined) return;
    const listed = list.get(format);
    if (listed === undefined && command.option.price !== undefined)
      choose(command.material, format, true);
    if (listed !== undefined && listed !== null) choose(command.material, format, false);
  }
};

/** The format that each material starts with, as the only one of its list. */
const startsOf = (calculator: AnyCalculator): Table =>
  new Map(
    calculator.options.map((option) => {
      const { format } = initialCalculatorState({ ...calculator, options: [option] });
      return [option.value, new Map([[printFormat(format), null]])];
    }),
  );

describe('the calculator', () => {
  property.prop([
    anyLengthUnit.chain((unit) =>
      anyCalculatorIn(unit).chain((calculator) => {
        const [table, starts] = [tableOf(calculator), startsOf(calculator)];
        return modelRun(
          anyCommandFor(calculator, unit),
          (shopper: Shopper, real: { state: CalculatorState }, command: CalculatorCommand) => {
            expectAfter(table, starts, shopper, command);
            real.state = applyCalculatorCommand(calculator, real.state, command);
            const { material, format, extra } = real.state;
            expect({ material, format: printFormat(format), isExtra: extra !== undefined }).toEqual(
              shopper,
            );
            expect(visibleFormats(calculator, real.state)).toHaveLength(
              (table.get(material)?.size ?? 0) + (shopper.isExtra ? 1 : 0),
            );
            if (!shopper.isExtra)
              expect(selectedPrice(calculator, real.state)?.priceCurrent.minorUnits ?? null).toBe(
                table.get(material)?.get(shopper.format),
              );
          },
        ).map((commands) => ({ calculator, commands }));
      }),
    ),
  ])('does what its shopper expects', ({ calculator, commands }) => {
    const { material, format } = initialCalculatorState(calculator);
    fc.modelRun(
      () => ({
        model: { material, format: printFormat(format), isExtra: false },
        real: { state: initialCalculatorState(calculator) },
      }),
      commands,
    );
  });
});

/** What a command asks for, whatever becomes of it. */
const wish = (command: CalculatorCommand): Partial<CalculatorState> => {
  switch (command.kind) {
    case 'select-material':
      return { material: command.material };
    case 'select-format':
      return { format: command.format };
    case 'choose-format':
      return { material: command.material, format: command.option.format };
  }
};

describe('a refusal', () => {
  property.prop([anyCalculatorUse])(
    'is given exactly where a command is not followed',
    ({ calculator, commands }) => {
      commands.reduce((state, command) => {
        const after = applyCalculatorCommand(calculator, state, command);
        if (commandRefusal(calculator, state, command) === undefined)
          expect(after).toMatchObject(wish(command));
        else expect(after).toBe(state);
        return after;
      }, initialCalculatorState(calculator));
    },
  );

  const amount = { minorUnits: 4990, currency: 'eur' } as const;
  const price = { priceOriginal: amount, priceCurrent: amount };
  const format = (width: number) => ({ width, height: 200, unit: 'cm' }) as const;
  const calculator: AnyCalculator = {
    product: 'photoFrame',
    labels: [],
    options: [
      {
        value: 'leinwand',
        context: {},
        formats: [
          { format: format(600), price },
          { format: format(500), price },
          { format: format(300) },
        ],
        initiallySelectedFormat: format(600),
      },
    ],
  };
  const selectMaterial = (material: string) => ({ kind: 'select-material', material }) as const;
  const selectFormat = (width: number) =>
    ({ kind: 'select-format', format: format(width) }) as const;
  const choose = (width: number, option: Pick<FormatOption, 'price'>, material = 'leinwand') =>
    ({ kind: 'choose-format', material, option: { format: format(width), ...option } }) as const;

  test.each([
    [selectMaterial('holz'), 'unknown-material'],
    [selectMaterial('leinwand'), 'already-selected'],
    [selectFormat(600), 'already-selected'],
    [selectFormat(500), undefined],
    [selectFormat(300), 'unavailable-format'],
    [selectFormat(123), 'unlisted-format'],
    [choose(500, {}), undefined],
    [choose(300, { price }), 'unavailable-format'],
    [choose(123, {}), 'unavailable-format'],
    [choose(123, { price }), undefined],
    [choose(500, { price }, 'holz'), 'unknown-material'],
  ])('of %j is %s', (command, refusal) => {
    expect(commandRefusal(calculator, initialCalculatorState(calculator), command)).toBe(refusal);
  });
});

describe('a state of another calculator', () => {
  const anyStranded = anyCalculatorUse
    .filter(({ commands }) => commands.length > 0)
    .map(({ calculator, commands }) => ({
      calculator,
      commands,
      state: {
        ...commands.reduce(
          (state, command) => applyCalculatorCommand(calculator, state, command),
          initialCalculatorState(calculator),
        ),
        material: 'holz',
      },
    }));

  property.prop([anyStranded])(
    'shows its extra entry alone, and hands on no material',
    ({ calculator, state }) => {
      const { extra, format } = state;
      expect(visibleFormats(calculator, state)).toEqual(extra === undefined ? [] : [extra]);
      expect(selectedPrice(calculator, state)).toBe(extra?.price);
      expect(calculatorContextOf(calculator, state)).toEqual({ formatType: printFormat(format) });
      expect(calculatorSelection(calculator, state)).toMatchObject({ materialType: undefined });
    },
  );

  property.prop([anyStranded])(
    'goes on with a material of this one, and with nothing else',
    ({ calculator, commands, state }) => {
      const materials = calculator.options.map(({ value }) => value);
      for (const command of commands) {
        const after = applyCalculatorCommand(calculator, state, command);
        if (after === state) expect(commandRefusal(calculator, state, command)).toBeDefined();
        else expect(materials).toContain(after.material);
        if (command.kind === 'select-format') expect(after).toBe(state);
      }
    },
  );

  property.prop([anyStranded])('has the address of the first material', ({ calculator, state }) => {
    const [first] = calculator.options;
    expect(selectionQuery(calculator, state)).toEqual(
      selectionQuery(calculator, { ...state, material: first.value }),
    );
  });
});
