import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  configuratorContextOf,
  configuratorSelection,
} from '../../../core/domain/configurator/configurator-context.ts';
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  selectedPrice,
  visibleFormats,
  type AnyConfigurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import { commandRefusal } from '../../../core/domain/configurator/command-refusal.ts';
import { selectionQuery } from '../../../core/domain/configurator/selection.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import {
  anyConfiguratorIn,
  anyConfiguratorUse,
  anyCommandFor,
} from '../../arbitraries/configurator.ts';
import { anyLengthUnit } from '../../arbitraries/format.ts';
import { modelRun } from '../../arbitraries/model-run.ts';

/** What a shopper knows: the names of what is selected, and whether it is in the list. */
type Shopper = { material: string; format: string; isExtra: boolean };

/** The prices by format of a material's list; null for formats that are not available. */
type Table = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

const tableOf = ({ options }: AnyConfigurator): Table =>
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
const expectAfter = (
  table: Table,
  starts: Table,
  shopper: Shopper,
  command: ConfiguratorCommand,
) => {
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
const startsOf = (configurator: AnyConfigurator): Table =>
  new Map(
    configurator.options.map((option) => {
      const { format } = initialConfiguratorState({ ...configurator, options: [option] });
      return [option.value, new Map([[printFormat(format), null]])];
    }),
  );

describe('the configurator', () => {
  property.prop([
    anyLengthUnit.chain((unit) =>
      anyConfiguratorIn(unit).chain((configurator) => {
        const [table, starts] = [tableOf(configurator), startsOf(configurator)];
        return modelRun(
          anyCommandFor(configurator, unit),
          (shopper: Shopper, real: { state: ConfiguratorState }, command: ConfiguratorCommand) => {
            expectAfter(table, starts, shopper, command);
            real.state = applyConfiguratorCommand(configurator, real.state, command);
            const { material, format, extra } = real.state;
            expect({ material, format: printFormat(format), isExtra: extra !== undefined }).toEqual(
              shopper,
            );
            expect(visibleFormats(configurator, real.state)).toHaveLength(
              (table.get(material)?.size ?? 0) + (shopper.isExtra ? 1 : 0),
            );
            if (!shopper.isExtra)
              expect(selectedPrice(configurator, real.state)?.priceCurrent.minorUnits ?? null).toBe(
                table.get(material)?.get(shopper.format),
              );
          },
        ).map((commands) => ({ configurator, commands }));
      }),
    ),
  ])('does what its shopper expects', ({ configurator, commands }) => {
    const { material, format } = initialConfiguratorState(configurator);
    fc.modelRun(
      () => ({
        model: { material, format: printFormat(format), isExtra: false },
        real: { state: initialConfiguratorState(configurator) },
      }),
      commands,
    );
  });
});

/** What a command asks for, whatever becomes of it. */
const wish = (command: ConfiguratorCommand): Partial<ConfiguratorState> => {
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
  property.prop([anyConfiguratorUse])(
    'is given exactly where a command is not followed',
    ({ configurator, commands }) => {
      commands.reduce((state, command) => {
        const after = applyConfiguratorCommand(configurator, state, command);
        if (commandRefusal(configurator, state, command) === undefined)
          expect(after).toMatchObject(wish(command));
        else expect(after).toBe(state);
        return after;
      }, initialConfiguratorState(configurator));
    },
  );

  const amount = { minorUnits: 4990, currency: 'eur' } as const;
  const price = { priceOriginal: amount, priceCurrent: amount };
  const format = (width: number) => ({ width, height: 200, unit: 'cm' }) as const;
  const configurator: AnyConfigurator = {
    product: 'photo-frame',
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
    expect(commandRefusal(configurator, initialConfiguratorState(configurator), command)).toBe(
      refusal,
    );
  });
});

describe('a state of another configurator', () => {
  const anyStranded = anyConfiguratorUse
    .filter(({ commands }) => commands.length > 0)
    .map(({ configurator, commands }) => ({
      configurator,
      commands,
      state: {
        ...commands.reduce(
          (state, command) => applyConfiguratorCommand(configurator, state, command),
          initialConfiguratorState(configurator),
        ),
        material: 'holz',
      },
    }));

  property.prop([anyStranded])(
    'shows its extra entry alone, and hands on no material',
    ({ configurator, state }) => {
      const { extra, format } = state;
      expect(visibleFormats(configurator, state)).toEqual(extra === undefined ? [] : [extra]);
      expect(selectedPrice(configurator, state)).toBe(extra?.price);
      expect(configuratorContextOf(configurator, state)).toEqual({
        formatType: printFormat(format),
      });
      expect(configuratorSelection(configurator, state)).toMatchObject({ materialType: undefined });
    },
  );

  property.prop([anyStranded])(
    'goes on with a material of this one, and with nothing else',
    ({ configurator, commands, state }) => {
      const materials = configurator.options.map(({ value }) => value);
      for (const command of commands) {
        const after = applyConfiguratorCommand(configurator, state, command);
        if (after === state) expect(commandRefusal(configurator, state, command)).toBeDefined();
        else expect(materials).toContain(after.material);
        if (command.kind === 'select-format') expect(after).toBe(state);
      }
    },
  );

  property.prop([anyStranded])(
    'has the address of the first material',
    ({ configurator, state }) => {
      const [first] = configurator.options;
      expect(selectionQuery(configurator, state)).toEqual(
        selectionQuery(configurator, { ...state, material: first.value }),
      );
    },
  );
});
