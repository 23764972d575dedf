import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  findFormatOption,
  initialConfiguratorState,
} from '../../../core/domain/configurator/configurator.ts';
import { ownFormatCommand } from '../../../core/domain/configurator/own-format-command.ts';
import { checkLimits, dimensionText } from '../../../core/domain/format/dimension-input.ts';
import { anyConfiguratorUse } from '../../arbitraries/configurator.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { priceIn } from '../../arbitraries/money.ts';

const limits = {
  shorter: { minimum: 100, maximum: 1000 },
  longer: { minimum: 200, maximum: 2000 },
};

describe('an own format', () => {
  property.prop([
    anyConfiguratorUse.chain(({ unit, configurator }) =>
      fc.record({
        unit: fc.constant(unit),
        configurator: fc.constant(configurator),
        format: formatIn(unit),
        price: fc.option(priceIn('eur'), { nil: undefined }),
      }),
    ),
  ])('is chosen where the material can be made in it', ({ unit, configurator, format, price }) => {
    const [{ value: material }] = configurator.options;
    const decision = ownFormatCommand(
      unit,
      limits,
      {
        material,
        width: dimensionText(unit, format.width),
        height: dimensionText(unit, format.height),
      },
      () => price,
    );
    const errors = checkLimits(limits, format);
    if (errors.length > 0) expect(decision).toEqual({ kind: 'refused', errors });
    else if (price === undefined) expect(decision).toEqual({ kind: 'unavailable', format });
    else {
      if (decision.kind !== 'command') throw new Error(decision.kind);
      const { extra } = applyConfiguratorCommand(
        configurator,
        initialConfiguratorState(configurator),
        decision.command,
      );
      const isListed = findFormatOption(configurator.options[0].formats, format) !== undefined;
      expect(extra).toEqual(isListed ? undefined : { format, price });
      expect(decision.command).toEqual({
        kind: 'choose-format',
        material,
        option: { format, price },
      });
    }
  });

  test('is priced in the format that was typed, and refused with every reason', () => {
    const typed = { material: 'leinwand', width: '60,5', height: '40' };
    const formats: unknown[] = [];
    const decision = ownFormatCommand('cm', limits, typed, (format) => {
      formats.push(format);
      return undefined;
    });
    const format = { width: 605, height: 400, unit: 'cm' };
    expect(decision).toEqual({ kind: 'unavailable', format });
    expect(formats).toEqual([format]);
    expect(
      ownFormatCommand('cm', limits, { ...typed, width: '', height: '' }, () => undefined),
    ).toEqual({
      kind: 'refused',
      errors: [{ kind: 'width-missing' }, { kind: 'height-missing' }],
    });
  });
});
