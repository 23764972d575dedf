import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyConfiguratorCommand,
  initialConfiguratorState,
} from '../../../../core/domain/configurator/configurator.ts';
import { configuratorSelection } from '../../../../core/domain/configurator/configurator-context.ts';
import { frameHoldsMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { frameTypes, matTypes } from '../../../../core/domain/catalogue/materials.ts';
import { handOffFromConfigurator } from '../../../../core/domain/products/hand-off-from-configurator.ts';
import {
  pictureLink,
  printChosenPicture,
} from '../../../../core/domain/products/wall-picture/picture-link.ts';
import { frameWithMat, matsOf } from '../../../../core/domain/catalogue/mat-choice.ts';
import { E } from '../../../../core/fp.ts';
import { embeddedDesignerBases } from '../../../../server/embedded-addresses.ts';
import { anyConfiguratorUse } from '../../../arbitraries/configurator.ts';

const anyMat = fc.option(fc.constantFrom(...matTypes), { nil: undefined });

describe('the link of a picture', () => {
  property.prop([anyConfiguratorUse, anyMat])(
    'is the one of the hand-off that all designers share',
    (use, matType) => {
      const configurator = { ...use.configurator, product: 'photo-frame' } as const;
      const state = use.commands.reduce(
        (before, command) => applyConfiguratorCommand(configurator, before, command),
        initialConfiguratorState(configurator),
      );
      const option = configurator.options.find(({ value }) => value === state.material);
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
        ...configuratorSelection(configurator, state),
        ...(mat === undefined ? {} : { matType: mat, matSize: String(matSize) }),
      };
      const general = handOffFromConfigurator(selection, {
        ...context,
        bases: embeddedDesignerBases,
        channel: 'poster',
        now: 0,
      });
      const url = pictureLink(configurator, state, {
        base: embeddedDesignerBases['photo-frame'],
        parts: { optionTypes: [], matType },
        ...context,
      });
      expect(E.isRight(general) ? general.right.url : general.left).toBe(url);
    },
  );
});

test('a picture is handed on with all that is chosen, its frame’s parts beside the mat', () => {
  const pairs = printChosenPicture(
    {
      article: { materialType: 'poster', frameType: 'holzrahmen' },
      state: { format: { width: 600, height: 400, unit: 'cm' } },
      designId: '7',
      components: {
        optionTypes: ['poster-laminierung-matt'],
        frameVariant: 'holzrahmen-gold',
        matType: 'mat-creme',
        matSize: '50',
        glassType: 'museum-glass',
      },
    },
    { locale: 'de-DE' },
  );
  expect(pairs.map((pair) => pair.join('='))).toEqual([
    'materialType=poster',
    'formatType=600x400',
    'frameType=holzrahmen',
    'matSize=50',
    'matType=mat-creme',
    'frameVariant=holzrahmen-gold',
    'glassType=museum-glass',
    'designId=7',
    'locale=de-DE',
    'optionTypes[]=poster-laminierung-matt',
  ]);
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
