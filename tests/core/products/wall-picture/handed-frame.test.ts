/** The frame of a hand-off, with its mat. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameHolds, frameHoldsMaterial } from '../../../../core/domain/catalogue/frame-holds.ts';
import {
  frameTypes,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../../../core/domain/catalogue/materials.ts';
import { defaultFrameChoice } from '../../../../core/domain/catalogue/frame-choice.ts';
import { E } from '../../../../core/fp.ts';
import { anyFrameType, anyMaterialType } from '../../../arbitraries/catalogue.ts';
import { parseWith } from './wall-picture-query.ts';

/** A material that the family of frames holds. */
const materialIn = (frameType: FrameType): MaterialType => frameHolds[frameType].materials[0];

const frameWith = (change: Readonly<Record<string, string | undefined>>) => {
  const parsed = parseWith(change);
  return E.isRight(parsed) ? parsed.right.frame : parsed.left;
};

describe('the mat of a frame', () => {
  const frameOf = (frameType: FrameType, mat: { matType?: string; matSize?: string }) =>
    frameWith({
      materialType: materialIn(frameType),
      frameType,
      matType: undefined,
      matSize: undefined,
      ...mat,
    });

  property.prop([anyFrameType])('is the family’s own where none is named', (frameType) => {
    expect(frameOf(frameType, {})).toEqual(defaultFrameChoice(frameType));
  });

  property.prop([anyFrameType, fc.constantFrom<MatType>('mat-creme', 'mat-schwarz', 'mat-weiss')])(
    'takes the family’s size where its type alone is named, and asks for one where it has none',
    (frameType, matType) => {
      const { matSize } = defaultFrameChoice(frameType);
      const refusal = frameHolds[frameType].isGlazed
        ? { kind: 'missing', parameter: 'matSize', value: '' }
        : {
            kind: 'not-together',
            parameter: 'matType',
            value: matType,
            conflictsWith: 'frameType',
          };
      expect(frameOf(frameType, { matType })).toEqual(
        matSize === 0 ? refusal : { frameType, matType, matSize },
      );
    },
  );

  property.prop([anyFrameType])(
    'leaves the mat out where the type or the size says so',
    (frameType) => {
      const none = { frameType, matType: 'mat-none', matSize: 0 };
      expect(frameOf(frameType, { matType: 'mat-none' })).toEqual(none);
      expect(frameOf(frameType, { matSize: '0' })).toEqual(none);
    },
  );

  property.prop([anyFrameType])('lies behind glass alone', (frameType) => {
    expect(frameOf(frameType, { matType: 'mat-creme', matSize: '50' })).toEqual(
      frameHolds[frameType].isGlazed
        ? { frameType, matType: 'mat-creme', matSize: 50 }
        : {
            kind: 'not-together',
            parameter: 'matType',
            value: 'mat-creme',
            conflictsWith: 'frameType',
          },
    );
  });

  test('is 1 to 200 mm wide', () => {
    for (const matSize of [1, 200])
      expect(frameOf('holzrahmen', { matSize: String(matSize) })).toMatchObject({ matSize });
  });

  test.each([
    [{ matType: 'mat-creme' }, false],
    [{ matType: 'mat-blau' }, false],
    [{ matSize: '30' }, false],
    [{ matType: 'mat-none', matSize: '30' }, false],
    [{ matType: 'mat-none', matSize: '0' }, true],
    [{ matType: 'mat-none' }, true],
    [{ matSize: '0' }, true],
    [{}, true],
  ])('%o without a frame is fine: %s', (mat, isFine) => {
    const frame = frameWith({
      frameType: undefined,
      matType: undefined,
      matSize: undefined,
      ...mat,
    });
    expect(frame).toEqual(
      isFine ? undefined : { kind: 'missing', parameter: 'frameType', value: '' },
    );
  });

  test('is 30 mm white in wood and aluminium, and none in the others', () => {
    const withMat = frameTypes.filter((frameType) => defaultFrameChoice(frameType).matSize === 30);
    expect(withMat).toEqual(['alurahmen', 'holzrahmen']);
    for (const frameType of frameTypes) {
      const isMatted = withMat.includes(frameType);
      expect(defaultFrameChoice(frameType)).toEqual({
        frameType,
        matSize: isMatted ? 30 : 0,
        matType: isMatted ? 'mat-weiss' : 'mat-none',
      });
    }
  });
});

describe('the frame', () => {
  property.prop([
    anyFrameType,
    fc.constantFrom(['glassType', 'museum-glass'], ['backType', 'normal'] as const),
  ])('has glass and back where it is glazed alone', (frameType, [part = '', value]) => {
    const asked = {
      materialType: materialIn(frameType),
      frameType,
      matType: undefined,
      matSize: undefined,
      [part]: value,
    };
    expect(frameWith(asked)).toEqual(
      frameHolds[frameType].isGlazed
        ? { ...defaultFrameChoice(frameType), [part]: value }
        : { kind: 'not-together', parameter: part, value, conflictsWith: 'frameType' },
    );
  });

  test.each(['frameVariant', 'glassType', 'backType'])('goes with its %s alone', (part) => {
    const none = { frameType: undefined, matType: undefined, matSize: undefined };
    expect(parseWith({ ...none, [part]: 'normal' })).toEqual(
      E.left({ kind: 'missing', parameter: 'frameType', value: '' }),
    );
  });

  test('is named by its colour, in full or short, and its usual one is not worth a word', () => {
    const colourOf = (frameVariant: string) => frameWith({ frameVariant });
    const oak = expect.objectContaining({ producedFrame: 'holzrahmen-eiche-geoelt' });
    expect(colourOf('holzrahmen-eiche-geoelt')).toEqual(oak);
    expect(colourOf('eiche-geoelt')).toEqual(oak);
    for (const usual of ['schwarz', 'standard', 'holzrahmen-schwarz'])
      expect(colourOf(usual)).not.toHaveProperty('producedFrame');
  });

  property.prop([anyFrameType, anyMaterialType])(
    'is one that holds the material, or contradicts it',
    (frameType, materialType) => {
      expect(
        parseWith({ materialType, frameType, matType: undefined, matSize: undefined }),
      ).toEqual(
        frameHoldsMaterial(frameType, materialType)
          ? E.right(expect.objectContaining({ frame: defaultFrameChoice(frameType) }))
          : E.left({
              kind: 'not-together',
              parameter: 'frameType',
              value: frameType,
              conflictsWith: 'materialType',
            }),
      );
    },
  );
});
