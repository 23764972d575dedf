import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  inFormatOrder,
  withOrientationFirst,
  withTurnedFormats,
} from '../../../core/domain/calculator/format-order.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { orientationOf } from '../../../core/domain/format/orientation.ts';
import { turnFormat } from '../../../core/domain/format/turn-format.ts';
import { anyCalculatorIn } from '../../arbitraries/calculator.ts';

describe('formats for a shopper’s own picture', () => {
  property.prop([anyCalculatorIn('cm')])(
    'come the other way up where they are sold so',
    (calculator) => {
      const [option] = calculator.options;
      const sold = option.formats.map((entry) => ({ ...entry, format: turnFormat(entry.format) }));
      const turned = withTurnedFormats(calculator, option.value, sold);
      const [changed, ...others] = turned.options;
      const names = changed.formats.map(({ format }) => printFormat(format));
      for (const { format } of sold) expect(names).toContain(printFormat(format));
      expect(changed.formats.slice(0, option.formats.length)).toEqual(option.formats);
      expect(others).toEqual(calculator.options.slice(1));
      expect(withTurnedFormats(turned, option.value, sold)).toEqual(turned);
    },
  );

  property.prop([anyCalculatorIn('cm')])(
    'are not made up where they are not sold',
    (calculator) => {
      const [option] = calculator.options;
      expect(withTurnedFormats(calculator, option.value, [])).toEqual(calculator);
      const others = withTurnedFormats(calculator, 'nothing', option.formats);
      expect(others).toEqual(calculator);
    },
  );

  property.prop([
    anyCalculatorIn('cm'),
    fc.constantFrom('portrait' as const, 'landscape' as const),
  ])('come first where the picture fills them', (calculator, orientation) => {
    const ordered = inFormatOrder(
      { formatOrder: `${orientation}-first` },
      calculator.options[0].formats,
    );
    const isFirst = ordered.map(({ format }) => orientationOf(format) === orientation);
    expect(isFirst).toEqual(isFirst.toSorted((one, other) => Number(other) - Number(one)));
    const changed = withOrientationFirst(calculator, orientation);
    expect(changed.options.map(({ formats }) => formats.length)).toEqual(
      calculator.options.map(({ formats }) => formats.length),
    );
  });
});
