/** A frame around what is chosen: the format stays where it can, and an own one is asked for. */
import { test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  applyCalculatorCommand,
  findFormatOption,
  findMaterial,
  initialCalculatorState,
  startFormat,
} from '../../../core/domain/calculator/calculator.ts';
import { framingChoice } from '../../../core/domain/calculator/framings.ts';
import { anyCalculatorUse } from '../../arbitraries/calculator.ts';

describe('putting a frame around a picture', () => {
  property.prop([anyCalculatorUse])(
    'keeps the format where it is sold so, and asks where no list can say that',
    ({ calculator, commands }) => {
      const state = commands.reduce(
        (before, command) => applyCalculatorCommand(calculator, before, command),
        initialCalculatorState(calculator),
      );
      const { format, extra } = state;
      for (const { value: material } of calculator.options) {
        const choice = framingChoice(calculator, state, material);
        const option = findMaterial(calculator, material) ?? calculator.options[0];
        const entry = findFormatOption(option.formats, format);
        if (choice.kind === 'ask') {
          expect([extra?.format, entry]).toEqual([format, undefined]);
          expect(choice.state).toEqual({ material, format });
          continue;
        }
        const after = applyCalculatorCommand(calculator, state, choice);
        if (entry?.price !== undefined) expect(after).toMatchObject({ material, format });
        else {
          // A format that some list has is not sold in this frame: the frame's own one holds.
          expect(extra === undefined || entry !== undefined).toBe(true);
          if (material !== state.material)
            expect(after).toMatchObject({ material, format: startFormat(option) });
        }
      }
    },
  );
});
