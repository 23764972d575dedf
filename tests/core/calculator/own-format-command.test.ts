import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyCalculatorCommand,
  findFormatOption,
  initialCalculatorState,
} from '../../../core/domain/calculator/calculator.ts';
import { ownFormatCommand } from '../../../core/domain/calculator/own-format-command.ts';
import { checkLimits, dimensionText } from '../../../core/domain/format/dimension-input.ts';
import { anyCalculatorUse } from '../../arbitraries/calculator.ts';
import { formatIn } from '../../arbitraries/format.ts';
import { priceIn } from '../../arbitraries/money.ts';

const limits = {
  shorter: { minimum: 100, maximum: 1000 },
  longer: { minimum: 200, maximum: 2000 },
};

describe('an own format', () => {
  property.prop([
    anyCalculatorUse.chain(({ unit, calculator }) =>
      fc.record({
        unit: fc.constant(unit),
        calculator: fc.constant(calculator),
        format: formatIn(unit),
        price: fc.option(priceIn('eur'), { nil: undefined }),
      }),
    ),
  ])('is chosen where the material can be made in it', ({ unit, calculator, format, price }) => {
    const [{ value: material }] = calculator.options;
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
      const { extra } = applyCalculatorCommand(
        calculator,
        initialCalculatorState(calculator),
        decision.command,
      );
      const isListed = findFormatOption(calculator.options[0].formats, format) !== undefined;
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
