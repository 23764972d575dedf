import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHolds, framesForMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import { materialTypeOptions } from '../../../../core/domain/catalogue/material-options.ts';
import { frameTypes, materialTypes } from '../../../../core/domain/catalogue/materials.ts';
import { E } from '../../../../core/fp.ts';
import type { ShopScope } from '../../../../core/ports/scope.ts';
import {
  chooseDefaultOption,
  chooseFrames,
  chooseMaterials,
} from '../../../../core/usecases/wall-picture/choose-material.ts';
import { failingFrameMaterials, memoryFrameMaterials } from '../../../fakes/frame-materials.ts';
import { recordingLog } from '../../../fakes/log.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

const codesOf = ({ reports }: ReturnType<typeof recordingLog>) => reports.map(({ code }) => code);

describe('chooseDefaultOption', () => {
  test.each(materialTypes)('of %s is the catalogue’s', async (materialType) => {
    const log = recordingLog();
    expect(await chooseDefaultOption(materialType)({ log })()).toEqual(
      E.right(materialTypeOptions[materialType].defaultOption),
    );
    expect(log.reports).toEqual([]);
  });

  property.prop([fc.string()])(
    'of anything else is empty, and logged once',
    async (materialType) => {
      fc.pre(!materialTypes.some((known) => known === materialType));
      const log = recordingLog();
      expect(await chooseDefaultOption(materialType)({ log })()).toEqual(E.right(''));
      expect(log.reports).toEqual([
        { code: 'error-no-default-option-for-material-type', facts: { materialType } },
      ]);
    },
  );
});

describe('chooseMaterials', () => {
  property.prop([fc.constantFrom(...frameTypes), fc.subarray([...materialTypes])])(
    'are those that fit and are sold, in the catalogue’s order; none is logged',
    async (frameType, sold) => {
      const log = recordingLog();
      const frameMaterials = memoryFrameMaterials({ [frameType]: sold });
      const answer = await chooseMaterials(scope, frameType)({ frameMaterials, log })();
      const fitting = frameHolds[frameType].materials.filter((material) => sold.includes(material));
      const none = { kind: 'error-no-materials-for-frame-type', frameType } as const;
      expect(answer).toEqual(fitting.length > 0 ? E.right(fitting) : E.left(none));
      expect(log.reports).toEqual(
        fitting.length > 0 ? [] : [{ code: none.kind, facts: { frameType } }],
      );
    },
  );

  test('are refused for an unknown frame, and the shop is not asked', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: failingFrameMaterials(), log };
    expect(await chooseMaterials(scope, 'gold')(environment)()).toEqual(
      E.left({ kind: 'error-no-materials-for-frame-type', frameType: 'gold' }),
    );
    expect(codesOf(log)).toEqual(['error-no-materials-for-frame-type']);
  });

  test('cannot be chosen while the shop does not answer', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: failingFrameMaterials(), log };
    expect(await chooseMaterials(scope, 'artbox')(environment)()).toMatchObject({
      left: { kind: 'frame-materials-unavailable' },
    });
    expect(log.reports).toEqual([{ code: 'prices-unavailable', facts: { reason: 'no answer' } }]);
  });
});

describe('chooseFrames', () => {
  property.prop([fc.constantFrom(...materialTypes), fc.subarray([...frameTypes])])(
    'are those that fit and in which the material is sold, in their order',
    async (materialType, frames) => {
      const log = recordingLog();
      const sold = Object.fromEntries(frames.map((frame) => [frame, [materialType]]));
      const environment = { frameMaterials: memoryFrameMaterials(sold), log };
      expect(await chooseFrames(scope, materialType)(environment)()).toEqual(
        E.right(framesForMaterial(materialType).filter((frame) => frames.includes(frame))),
      );
      expect(log.reports).toEqual([]);
    },
  );

  test('are refused for other materials’ frames', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: memoryFrameMaterials({ artbox: ['gallerybond'] }), log };
    expect(await chooseFrames(scope, 'acrylglas')(environment)()).toEqual(E.right([]));
  });

  test('cannot be chosen while the shop does not answer, which is logged', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: failingFrameMaterials(), log };
    expect(await chooseFrames(scope, 'leinwand')(environment)()).toMatchObject({
      left: { kind: 'frame-materials-unavailable' },
    });
    expect(log.reports).toEqual([{ code: 'prices-unavailable', facts: { reason: 'no answer' } }]);
  });
});
