import { test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  findFormatOption,
  initialCalculatorState,
  startFormat,
} from '../../../core/domain/calculator/calculator.ts';
import { nudgedFormat, withPortraitFirst } from '../../../core/domain/calculator/format-order.ts';
import { isOptionAvailable } from '../../../core/domain/calculator/select-options.ts';
import { orientationOf } from '../../../core/domain/format/format.ts';
import { anyCalculatorIn } from '../../arbitraries/calculator.ts';

describe('portrait formats first', () => {
  property.prop([anyCalculatorIn('cm')])(
    'keeps every format, each kind in its order',
    (calculator) => {
      const after = withPortraitFirst(calculator);
      for (const [index, option] of calculator.options.entries()) {
        const { formats } = option;
        if (!isOptionAvailable(option)) {
          expect(after.options[index]).toBe(option);
          continue;
        }
        const changed = after.options[index]?.formats ?? [];
        const isPortrait = changed.map(({ format }) => orientationOf(format) === 'portrait');
        expect(isPortrait).toEqual(isPortrait.toSorted((first, second) => +second - +first));
        for (const kind of [true, false]) {
          const ofKind = (list: typeof changed) =>
            list.filter(({ format }) => (orientationOf(format) === 'portrait') === kind);
          expect(ofKind(changed)).toEqual(ofKind(formats));
        }
      }
    },
  );

  property.prop([anyCalculatorIn('in')])(
    'changes nothing of what is selected at first',
    (calculator) => {
      const after = withPortraitFirst(calculator);
      expect(initialCalculatorState(after)).toEqual(initialCalculatorState(calculator));
      expect(after.options.map(startFormat)).toEqual(calculator.options.map(startFormat));
      expect(withPortraitFirst(after)).toEqual(after);
    },
  );
});

describe('the nudged format', () => {
  property.prop([anyCalculatorIn('cm')])(
    'is one that can be had, and the first choice',
    (calculator) => {
      for (const option of calculator.options) {
        const nudged = nudgedFormat(option);
        const isAvailable = option.formats.some(({ price }) => price !== undefined);
        expect(nudged !== undefined).toBe(isAvailable);
        if (nudged !== undefined)
          expect(findFormatOption(option.formats, startFormat(option))).toBe(nudged);
      }
    },
  );
});
