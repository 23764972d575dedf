/** A frame around what is chosen: the format stays where it can, and an own one is asked for. */
import { test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  applyConfiguratorCommand,
  findFormatOption,
  findMaterial,
  initialConfiguratorState,
  startFormat,
} from '../../../core/domain/configurator/configurator.ts';
import { framingChoice } from '../../../core/domain/configurator/framings.ts';
import { anyConfiguratorUse } from '../../arbitraries/configurator.ts';

describe('putting a frame around a picture', () => {
  property.prop([anyConfiguratorUse])(
    'keeps the format where it is sold so, and asks where no list can say that',
    ({ configurator, commands }) => {
      const state = commands.reduce(
        (before, command) => applyConfiguratorCommand(configurator, before, command),
        initialConfiguratorState(configurator),
      );
      const { format, extra } = state;
      for (const { value: material } of configurator.options) {
        const choice = framingChoice(configurator, state, material);
        const option = findMaterial(configurator, material) ?? configurator.options[0];
        const entry = findFormatOption(option.formats, format);
        if (choice.kind === 'ask') {
          expect([extra?.format, entry]).toEqual([format, undefined]);
          expect(choice.state).toEqual({ material, format });
          continue;
        }
        const after = applyConfiguratorCommand(configurator, state, choice);
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
