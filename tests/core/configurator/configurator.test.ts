import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  findFormatOption,
  formerFormatOption,
  findMaterial,
  configuratorFromPrice,
  initialConfiguratorState,
  materialValue,
  selectedPrice,
  startFormat,
  visibleFormats,
  type Configurator,
  type ConfiguratorCommand,
  type ConfiguratorState,
  type MaterialOption,
} from '../../../core/domain/configurator/configurator.ts';
import { equalFormats } from '../../../core/domain/format/format.ts';
import { anyConfiguratorUse, type ConfiguratorUse } from '../../arbitraries/configurator.ts';

/** Every state on the way, the first one included. */
const statesOf = ({ configurator, commands }: ConfiguratorUse): readonly ConfiguratorState[] =>
  commands.reduce<readonly [ConfiguratorState, ...ConfiguratorState[]]>(
    (states, command) => [applyConfiguratorCommand(configurator, states[0], command), ...states],
    [initialConfiguratorState(configurator)],
  );

const selectedMaterial = (
  configurator: Configurator,
  { material }: ConfiguratorState,
): MaterialOption => {
  const option = findMaterial(configurator, material);
  if (option === undefined) throw new Error(`the configurator has no ${material}`);
  return option;
};

/** A state that some use of a configurator has led to, and one more command. */
const anyStep = anyConfiguratorUse
  .filter(({ commands }) => commands.length > 0)
  .map((use) => {
    const [last, ...earlier] = use.commands.toReversed();
    if (last === undefined) throw new Error('a use has a command');
    const [before] = statesOf({ ...use, commands: earlier.toReversed() });
    if (before === undefined) throw new Error('a use has a state');
    const { configurator } = use;
    return {
      configurator,
      before,
      command: last,
      after: applyConfiguratorCommand(configurator, before, last),
    };
  });

const isAvailable = (
  { formats }: MaterialOption,
  state: Pick<ConfiguratorState, 'format'>,
): boolean => findFormatOption(formats, state.format)?.price !== undefined;

describe('after any commands', () => {
  property.prop([anyConfiguratorUse])('the selected material is one of the configurator', (use) => {
    for (const state of statesOf(use))
      expect(use.configurator.options.map(({ value }) => value)).toContain(state.material);
  });

  property.prop([anyConfiguratorUse])(
    'there is an extra entry only for a format not listed',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.configurator, state);
        const isListed = findFormatOption(formats, state.format) !== undefined;
        expect(state.extra === undefined).toBe(isListed);
        if (state.extra !== undefined) expect(state.extra.format).toEqual(state.format);
      }
    },
  );

  property.prop([anyConfiguratorUse])(
    'the selected format is one to see, with its price if any',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.configurator, state);
        const seen = findFormatOption(visibleFormats(use.configurator, state), state.format);
        expect(seen).toBeDefined();
        expect(selectedPrice(use.configurator, state)).toBe(seen?.price);
        // Without a price only where the material never had one.
        if (seen?.price === undefined)
          expect(formats.every(({ price }) => price === undefined)).toBe(true);
      }
    },
  );

  property.prop([anyConfiguratorUse])(
    'the list shows the material’s formats, the extra one last',
    (use) => {
      for (const state of statesOf(use)) {
        const { formats } = selectedMaterial(use.configurator, state);
        const shown = visibleFormats(use.configurator, state);
        expect(shown.slice(0, formats.length)).toEqual(formats);
        expect(shown.slice(formats.length)).toEqual(state.extra === undefined ? [] : [state.extra]);
      }
    },
  );

  property.prop([anyStep])(
    'the same command once more changes nothing',
    ({ configurator, command, after }) => {
      expect(applyConfiguratorCommand(configurator, after, command)).toEqual(after);
    },
  );
});

describe('one command', () => {
  property.prop([anyStep])('that is not offered changes nothing', ({ configurator, before }) => {
    // @ts-expect-error -- configurators do not haggle
    expect(applyConfiguratorCommand(configurator, before, { kind: 'haggle' })).toBe(before);
  });

  property.prop([anyStep])(
    'of an unknown material changes nothing',
    ({ configurator, before, command }) => {
      const unknown: ConfiguratorCommand =
        command.kind === 'select-format'
          ? { kind: 'select-material', material: 'holz' }
          : { ...command, material: 'holz' };
      expect(applyConfiguratorCommand(configurator, before, unknown)).toBe(before);
    },
  );

  property.prop([anyStep])(
    'that selects what is selected changes nothing',
    ({ configurator, before }) => {
      const { material, format } = before;
      expect(
        applyConfiguratorCommand(configurator, before, { kind: 'select-material', material }),
      ).toBe(before);
      expect(
        applyConfiguratorCommand(configurator, before, { kind: 'select-format', format }),
      ).toBe(before);
    },
  );

  property.prop([anyStep, fc.nat()])(
    'that selects another material starts there, drops the extra entry and remembers the format',
    ({ configurator, before }, index) => {
      const others = configurator.options.filter(({ value }) => value !== before.material);
      const other = others[index % Math.max(1, others.length)];
      fc.pre(other !== undefined);
      expect(
        applyConfiguratorCommand(configurator, before, {
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
    ({ configurator, before }, index) => {
      const material = configurator.options[index % configurator.options.length]?.value ?? '';
      const after = applyConfiguratorCommand(configurator, before, {
        kind: 'select-material',
        material,
      });
      const offered = formerFormatOption(configurator, after);
      const listed = visibleFormats(configurator, { ...after, extra: undefined }).filter(
        ({ format, price }) =>
          price !== undefined && after.former !== undefined && equalFormats(format, after.former),
      );
      expect(offered).toEqual(listed[0]);
      const again =
        offered &&
        applyConfiguratorCommand(configurator, after, {
          kind: 'select-format',
          format: offered.format,
        });
      expect(again).toEqual(offered && { material: after.material, format: offered.format });
    },
  );

  property.prop([anyStep])(
    'that selects another available format of the list takes it, and drops the extra entry',
    ({ configurator, before }) => {
      const { formats } = selectedMaterial(configurator, before);
      for (const { format, price } of formats) {
        const after = applyConfiguratorCommand(configurator, before, {
          kind: 'select-format',
          format,
        });
        const isChosen = price !== undefined && !equalFormats(format, before.format);
        if (isChosen) expect(after).toEqual({ material: before.material, format });
        else expect(after).toBe(before);
      }
    },
  );

  property.prop([anyStep])(
    'that selects an unlisted format changes nothing',
    ({ configurator, before }) => {
      const format = { width: 7, height: 7, unit: before.format.unit };
      expect(
        applyConfiguratorCommand(configurator, before, { kind: 'select-format', format }),
      ).toBe(before);
    },
  );

  property.prop([anyStep])(
    'that chooses a format of a dialog switches to its material and remembers an unlisted one',
    ({ configurator, before, command, after }) => {
      fc.pre(command.kind === 'choose-format');
      const { material, option } = command;
      const target = findMaterial(configurator, material);
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
  property.prop([anyConfiguratorUse])(
    'is the initial format where that is available',
    ({ configurator }) => {
      for (const option of configurator.options) {
        const format = startFormat(option);
        const initial = { format: option.initiallySelectedFormat };
        if (isAvailable(option, initial)) expect(format).toEqual(initial.format);
        else if (option.formats.some(({ price }) => price !== undefined))
          expect(isAvailable(option, { format })).toBe(true);
        expect(findFormatOption(option.formats, format)).toBeDefined();
      }
    },
  );

  property.prop([anyConfiguratorUse])(
    'is what the first material begins with',
    ({ configurator }) => {
      const [first] = configurator.options;
      expect(initialConfiguratorState(configurator)).toEqual({
        material: first.value,
        format: startFormat(first),
      });
    },
  );
});

describe('configuratorFromPrice', () => {
  property.prop([anyConfiguratorUse])(
    'is the lowest of all listed, or none',
    ({ configurator }) => {
      const amounts = configurator.options
        .flatMap(({ formats }) => formats)
        .flatMap(({ price }) => (price === undefined ? [] : [price.priceCurrent.minorUnits]));
      expect(configuratorFromPrice(configurator)?.priceCurrent.minorUnits).toBe(
        amounts.length === 0 ? undefined : Math.min(...amounts),
      );
    },
  );
});

test('configuratorFromPrice keeps the first of equal prices', () => {
  const format = { width: 600, height: 400, unit: 'cm' } as const;
  const price = (original: number) => ({
    priceOriginal: { minorUnits: original, currency: 'eur' } as const,
    priceCurrent: { minorUnits: 1990, currency: 'eur' } as const,
  });
  const first = { value: 'poster', context: {}, initiallySelectedFormat: format } as const;
  expect(
    configuratorFromPrice({
      product: 'photo-frame',
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
