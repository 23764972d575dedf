import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  applyCalculatorCommand,
  initialCalculatorState,
} from '../../../core/domain/calculator/calculator.ts';
import { calculatorSelection } from '../../../core/domain/calculator/calculator-context.ts';
import { frameHoldsMaterial } from '../../../core/domain/catalogue/frame-holds.ts';
import { frameTypes, matTypes } from '../../../core/domain/catalogue/materials.ts';
import { handOffFromCalculator } from '../../../core/domain/designer/from-calculator.ts';
import { pictureLink } from '../../../core/domain/designer/picture-link.ts';
import { frameWithMat, matsOf } from '../../../core/domain/photoframe/mat-choice.ts';
import { E } from '../../../core/fp.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import { anyCalculatorUse } from '../../arbitraries/calculator.ts';

const anyMat = fc.option(fc.constantFrom(...matTypes), { nil: undefined });

describe('the link of a picture', () => {
  property.prop([anyCalculatorUse, fc.constantFrom('framedMaterial', 'photoFrame'), anyMat])(
    'is the one of the hand-off that all designers share',
    (use, product, matType) => {
      const calculator = { ...use.calculator, product };
      const state = use.commands.reduce(
        (before, command) => applyCalculatorCommand(calculator, before, command),
        initialCalculatorState(calculator),
      );
      const option = calculator.options.find(({ value }) => value === state.material);
      const { frameType } = option?.context ?? {};
      const holds =
        option !== undefined &&
        (frameType === undefined || frameHoldsMaterial(frameType, option.materialType));
      fc.pre(holds);
      const locale = state.format.unit === 'in' ? 'en-US' : 'de-DE';
      const context = { locale, adClickId: 'a-1' } as const;
      const { matSize, matType: mat } =
        frameType === undefined
          ? { matSize: undefined, matType: undefined }
          : frameWithMat(frameType, matType);
      const selection = {
        ...calculatorSelection(calculator, state),
        ...(mat === undefined ? {} : { matType: mat, matSize: String(matSize) }),
      };
      const general = handOffFromCalculator(selection, {
        ...context,
        bases: embeddedDesignerBases,
        channel: 'poster',
        now: 0,
      });
      const url = pictureLink(calculator, state, {
        base: embeddedDesignerBases['photo-frame'],
        parts: { optionTypes: [], matType },
        ...context,
      });
      expect(E.isRight(general) ? general.right.url : general.left).toBe(url);
    },
  );
});

describe('a chosen mat', () => {
  property.prop([fc.constantFrom(...frameTypes), anyMat])(
    'has a width exactly where there is one, and lies behind glass alone',
    (frameType, matType) => {
      const frame = frameWithMat(frameType, matType);
      expect(frame.frameType).toBe(frameType);
      expect(frame.matSize === 0).toBe(frame.matType === 'mat-none');
      const mats = matsOf(frameType);
      const isOffered = matType !== undefined && mats.includes(matType);
      expect(isOffered ? frame.matType : matType).toBe(matType);
      expect(mats.length > 0 || frame.matType === 'mat-none').toBe(true);
    },
  );
});
