import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  frameHolds,
  frameHoldsMaterial,
  framesForMaterial,
} from '../../../../core/domain/catalogue/frame-holds.ts';
import { backTypes, glassTypes, widestMat } from '../../../../core/domain/catalogue/frame-parts.ts';
import { optionGroupsOf } from '../../../../core/domain/catalogue/material-options.ts';
import {
  defaultFrames,
  frameDefaults,
  frameTypes,
  isMaterialType,
  matTypes,
} from '../../../../core/domain/catalogue/materials.ts';
import { optionTypes, parseOptionType } from '../../../../core/domain/catalogue/options.ts';
import { defaultProducedFrameOf } from '../../../../core/domain/catalogue/produced-frame.ts';
import { parseWallPicture } from '../../../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { framePartParameters } from '../../../../core/domain/products/wall-picture/wall-picture-errors.ts';
import {
  defaultPictureFrame,
  framedPicture,
  pictureMat,
  printWallPicture,
  unframedPicture,
  type WallPictureInput,
} from '../../../../core/domain/products/wall-picture/wall-picture.ts';
import { E } from '../../../../core/fp.ts';
import { anyFrameType, anyMaterialType, anyMatType } from '../../../arbitraries/catalogue.ts';
import { anyFormat, anyLengthUnit } from '../../../arbitraries/format.ts';
import { wallPictureIn } from '../../../arbitraries/wall-picture.ts';

const poster = { materialType: 'poster', formatType: '600x400', frameType: 'holzrahmen' } as const;

const parse = (change: Partial<WallPictureInput>) =>
  parseWallPicture('cm', { ...poster, ...change });

const glazingOf = (change: Partial<WallPictureInput>) => {
  const parsed = parse(change);
  return E.isRight(parsed) ? parsed.right.frame?.glazing : parsed.left;
};

describe('a picture', () => {
  property.prop([anyLengthUnit.chain((unit) => fc.tuple(fc.constant(unit), wallPictureIn(unit)))])(
    'reads back as printed',
    ([unit, picture]) => {
      expect(parseWallPicture(unit, printWallPicture(picture))).toEqual(E.right(picture));
    },
  );

  property.prop([anyMaterialType, anyFormat])(
    'has all defaults where nothing is said',
    (materialType, format) => {
      const bare = unframedPicture(materialType, format);
      const formatType = `${format.width}x${format.height}`;
      expect(parseWallPicture(format.unit, { materialType, formatType })).toEqual(E.right(bare));
      expect(bare.frame).toBeUndefined();
      const framed = framedPicture(materialType, format);
      const frameType = defaultFrames[materialType];
      expect(parseWallPicture(format.unit, { materialType, formatType, frameType })).toEqual(
        E.right(framed),
      );
      expect(framed.frame?.frameType).toBe(frameType);
      expect({ ...framed, frame: undefined }).toEqual({ ...bare, frame: undefined });
    },
  );

  property.prop([anyLengthUnit.chain(wallPictureIn)])(
    'keeps its rules',
    ({ materialType, frame, options }) => {
      expect(
        options.map(parseOptionType).map((option) => E.isRight(option) && option.right.group),
      ).toEqual(optionGroupsOf(materialType));
      if (frame === undefined) return;
      expect(framesForMaterial(materialType)).toContain(frame.frameType);
      expect(frame.glazing !== undefined).toBe(frameHolds[frame.frameType].isGlazed);
    },
  );

  property.prop([
    fc.record(
      {
        materialType: fc.oneof(anyMaterialType, fc.string()),
        formatType: fc.constantFrom('600x400', '', '0x1'),
        frameType: fc.oneof(anyFrameType, fc.string()),
        frameVariant: fc.constantFrom('schwarz', 'gold', 'eckig-gold', 'standard', ''),
        matType: fc.constantFrom(...matTypes, 'mat-rot', ''),
        matSize: fc.constantFrom('0', '1', '30', '200', '201', '-1', ''),
        glassType: fc.constantFrom(...glassTypes, 'glass', ''),
        backType: fc.constantFrom(...backTypes, 'back', ''),
        optionTypes: fc.array(fc.constantFrom<string>(...optionTypes, 'standard', ''), {
          maxLength: 2,
        }),
      },
      { requiredKeys: ['materialType', 'formatType'] },
    ),
  ])('from any words is refused, or one that reads back as it is', (input) => {
    const parsed = parseWallPicture('cm', input);
    if (E.isLeft(parsed)) return;
    expect(parseWallPicture('cm', printWallPicture(parsed.right))).toEqual(parsed);
    expect(isMaterialType(input.materialType)).toBe(true);
  });

  test('is of the order of its parameters where several are wrong', () => {
    const wrong = { materialType: 'x', formatType: 'x', frameType: 'x', optionTypes: ['x'] };
    const kinds = [
      wrong,
      { ...wrong, materialType: 'poster' },
      { ...poster, frameType: 'x', optionTypes: ['x'] },
      { ...poster, optionTypes: ['x'] },
    ]
      .map((input) => parseWallPicture('cm', input))
      .map((parsed) => (E.isLeft(parsed) ? parsed.left.kind : 'none'));
    expect(kinds).toEqual([
      'unknown-material-type',
      'malformed-format',
      'unknown-frame-type',
      'unknown-option-type',
    ]);
    expect(parseWallPicture('cm', wrong)).toEqual(
      E.left({ kind: 'unknown-material-type', materialType: 'x' }),
    );
  });
});

describe('the frame of a picture', () => {
  property.prop([anyMaterialType, anyFrameType])(
    'holds the material, or is refused',
    (materialType, frameType) => {
      const parsed = parse({ materialType, frameType });
      if (frameHoldsMaterial(frameType, materialType)) expect(E.isRight(parsed)).toBe(true);
      else
        expect(parsed).toEqual(
          E.left({
            kind: 'frame-does-not-hold-material',
            frameType,
            materialType,
            holds: frameHolds[frameType].materials,
          }),
        );
    },
  );

  property.prop([anyFrameType])(
    'is its type’s default one where nothing else is said',
    (frameType) => {
      const { matSize, matType } = frameDefaults[frameType];
      expect(defaultPictureFrame(frameType)).toEqual({
        frameType,
        producedFrame: defaultProducedFrameOf(frameType),
        ...(frameHolds[frameType].isGlazed
          ? { glazing: { mat: { matSize, matType }, backType: 'normal' } }
          : {}),
      });
    },
  );

  test('is refused by an unknown name or variant', () => {
    expect(parse({ frameType: 'toString' })).toEqual(
      E.left({ kind: 'unknown-frame-type', frameType: 'toString' }),
    );
    expect(parse({ frameVariant: 'neon' })).toEqual(
      E.left({ kind: 'unknown-frame-variant', frameType: 'holzrahmen', variant: 'neon' }),
    );
  });

  const named = {
    frameVariant: 'schwarz',
    matType: 'mat-weiss',
    matSize: '30',
    glassType: 'museum-glass',
    backType: 'normal',
  } as const;

  property.prop([fc.constantFrom(...framePartParameters), fc.constantFrom(undefined, '')])(
    'is needed by each of its parts',
    (part, frameType) => {
      expect(parse({ frameType, [part]: named[part] })).toEqual(
        E.left({ kind: 'part-without-frame', part, value: named[part] }),
      );
    },
  );

  property.prop([
    fc.constantFrom(...framePartParameters),
    fc.constantFrom(...frameTypes.filter((frameType) => !frameHolds[frameType].isGlazed)),
  ])('without glass has a variant, and no other part', (part, frameType) => {
    const materialType = frameHolds[frameType].materials[0];
    const parsed = parse({ materialType, frameType, [part]: named[part] });
    if (part === 'frameVariant') expect(E.isRight(parsed)).toBe(true);
    else
      expect(parsed).toEqual(
        E.left({ kind: 'part-without-glazing', frameType, part, value: named[part] }),
      );
  });

  property.prop([
    fc.constantFrom(
      { materialType: 'poster' },
      { materialType: 'leinwand', frameType: 'schattenfuge-leinwand' },
    ),
    fc.constantFrom('', 'mat-none'),
    fc.constantFrom('', '0'),
  ])('may be said to have no mat where it can have none', (picture, matType, matSize) => {
    const input = { formatType: '600x400', ...picture };
    expect(parseWallPicture('cm', { ...input, matType, matSize })).toEqual(
      parseWallPicture('cm', input),
    );
    expect(E.isRight(parseWallPicture('cm', input))).toBe(true);
  });

  test('is said to have no mat in each parameter’s own word', () => {
    expect(parse({ frameType: '', matType: '0' })).toEqual(
      E.left({ kind: 'part-without-frame', part: 'matType', value: '0' }),
    );
    expect(parse({ frameType: '', matSize: 'mat-none' })).toEqual(
      E.left({ kind: 'part-without-frame', part: 'matSize', value: 'mat-none' }),
    );
  });

  test('has its parts refused in their order', () => {
    const wrong = { frameVariant: 'x', matType: 'x', matSize: 'x', glassType: 'x', backType: 'x' };
    const kinds = framePartParameters.map((_, index) => {
      const parsed = parse(Object.fromEntries(Object.entries(wrong).slice(index)));
      return E.isLeft(parsed) ? parsed.left.kind : 'none';
    });
    expect(kinds).toEqual([
      'unknown-frame-variant',
      'unknown-mat-type',
      'malformed-mat-size',
      'unknown-glass-type',
      'unknown-back-type',
    ]);
  });
});

describe('the mat of a picture', () => {
  property.prop([anyMatType, fc.integer({ min: 0, max: widestMat })])(
    'has width 0 exactly where there is none',
    (matType, matSize) => {
      const fits = (matSize === 0) === (matType === 'mat-none');
      expect(pictureMat(matType, matSize)).toEqual(fits ? { matType, matSize } : undefined);
      const parsed = parse({ matType, matSize: String(matSize) });
      if (fits)
        expect(glazingOf({ matType, matSize: String(matSize) })).toMatchObject({
          mat: { matType, matSize },
        });
      else expect(parsed).toEqual(E.left({ kind: 'mat-size-does-not-fit-type', matType, matSize }));
    },
  );

  test.each(['201', '999', '1000', '-1', '030', '3.5', '1e2', ' 30', '٣'])(
    'is not %j wide',
    (matSize) => {
      expect(parse({ matType: 'mat-weiss', matSize })).toEqual(
        E.left({ kind: 'malformed-mat-size', matSize, widest: 200 }),
      );
    },
  );

  test('of which half is named takes the other half from the frame type', () => {
    expect(glazingOf({ matType: 'mat-creme' })).toMatchObject({
      mat: { matType: 'mat-creme', matSize: 30 },
    });
    expect(glazingOf({ matSize: '50' })).toMatchObject({
      mat: { matType: 'mat-weiss', matSize: 50 },
    });
    expect(glazingOf({ matSize: '0' })).toMatchObject({ mat: { matType: 'mat-none', matSize: 0 } });
    expect(glazingOf({ matType: 'mat-none' })).toMatchObject({
      mat: { matType: 'mat-none', matSize: 0 },
    });
    expect(glazingOf({ frameType: 'fotorahmen', matType: 'mat-creme' })).toEqual({
      kind: 'mat-size-does-not-fit-type',
      matType: 'mat-creme',
      matSize: 0,
    });
    expect(glazingOf({ frameType: 'fotorahmen', matSize: '10' })).toEqual({
      kind: 'mat-size-does-not-fit-type',
      matType: 'mat-none',
      matSize: 10,
    });
  });

  test('is known by its exact name, as are glass and back', () => {
    expect(parse({ matType: 'weiss' })).toEqual(
      E.left({ kind: 'unknown-mat-type', matType: 'weiss' }),
    );
    expect(parse({ glassType: 'museum' })).toEqual(
      E.left({ kind: 'unknown-glass-type', glassType: 'museum' }),
    );
    expect(parse({ backType: 'thick' })).toEqual(
      E.left({ kind: 'unknown-back-type', backType: 'thick' }),
    );
    expect(glazingOf({ glassType: 'museum-acrylic', backType: 'normal' })).toEqual({
      mat: { matType: 'mat-weiss', matSize: 30 },
      glassType: 'museum-acrylic',
      backType: 'normal',
    });
  });
});
