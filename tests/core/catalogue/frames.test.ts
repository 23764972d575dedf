import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  frameHolds,
  frameHoldsMaterial,
  framesForMaterial,
  materialsForFrame,
} from '../../../core/domain/catalogue/frame-holds.ts';
import {
  backTypes,
  frameMaterialNames,
  frameStockNames,
  glassTypes,
  isBackType,
  isFrameMaterialName,
  isGlassType,
  remnantStockNames,
  widestMat,
} from '../../../core/domain/catalogue/frame-parts.ts';
import {
  defaultFrames,
  frameDefaults,
  frameTypes,
  materialTypes,
  type FrameType,
} from '../../../core/domain/catalogue/materials.ts';
import {
  defaultProducedFrameOf,
  familiesOfCatalogueKey,
  frameCatalogueKeys,
  isFrameCatalogueKey,
  isFrameVariant,
  isProducedFrame,
  isProducedFrameFamily,
  parseFrameVariant,
  producedFrameFamilyNames,
  producedFrames,
  producedFramesOf,
} from '../../../core/domain/catalogue/produced-frame.ts';
import {
  frameVariants,
  producedFrameFamilies,
} from '../../../core/domain/catalogue/produced-frames.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { E } from '../../../core/fp.ts';
import { anyFrameType, anyMaterialType, anyProducedFrame } from '../../arbitraries/catalogue.ts';

describe('the frames', () => {
  test('hold papers behind glass, boards and canvas without', () => {
    const lines = frameTypes.map((frame) => {
      const { materials, isGlazed } = frameHolds[frame];
      return `${frame}${isGlazed ? ' (glazed)' : ''}: ${materials.join(', ')}`;
    });
    expect(lines).toEqual([
      'alurahmen (glazed): poster, hahnemuehle',
      'artbox: acrylglas, aludibond, forexplatte, gallerybond',
      'fotorahmen (glazed): poster, hahnemuehle',
      'holzrahmen (glazed): poster, hahnemuehle',
      'kunststoffrahmen (glazed): poster, hahnemuehle',
      'schattenfuge-leinwand: leinwand',
      'schattenfuge-platte: acrylglas, aludibond, forexplatte, gallerybond',
    ]);
  });

  property.prop([anyMaterialType])(
    'hold a material exactly where its default one is',
    (material) => {
      const frame = defaultFrames[material];
      const frames = framesForMaterial(material);
      if (frame === undefined) expect(frames).toEqual([]);
      else expect(frames).toContain(frame);
    },
  );

  property.prop([anyMaterialType, anyFrameType])(
    'and materials find each other',
    (material, frame) => {
      const materials = materialsForFrame(frame);
      const isHeld = E.isRight(materials) && materials.right.includes(material);
      expect(frameHoldsMaterial(frame, material)).toBe(isHeld);
      expect(framesForMaterial(material).includes(frame)).toBe(isHeld);
    },
  );

  property.prop([fc.oneof(fc.string(), fc.constantFrom(...frameTypes, 'toString'))])(
    'that the shop does not know hold nothing, with an error code',
    (frameType) => {
      const materials = materialsForFrame(frameType);
      if (E.isRight(materials)) {
        expect(frameTypes.map(String)).toContain(frameType);
        expect(materials.right.length).toBeGreaterThan(0);
      } else {
        expect(frameTypes.map(String)).not.toContain(frameType);
        expect(materials.left).toEqual({ kind: 'error-no-materials-for-frame-type', frameType });
        expect(errorCodes[materials.left.kind].level).toBe('error');
      }
    },
  );

  property.prop([anyFrameType])('with a mat by default are glazed', (frame) => {
    if (frameDefaults[frame].matSize > 0) expect(frameHolds[frame].isGlazed).toBe(true);
  });
});

describe('the parts of frames', () => {
  test('are those of the specification', () => {
    expect(glassTypes.join(', ')).toBe('museum-glass, museum-acrylic');
    expect(backTypes.join(', ')).toBe('normal');
    expect(frameStockNames.join(', ')).toBe(
      'Artbox, Glaeser, Leisten, PPT, Rueck, Schattenfuge Leinwand, Schattenfuge Platte, gekauft',
    );
    expect(frameMaterialNames).toEqual([
      ...frameStockNames,
      ...remnantStockNames.map((name) => `${name} RST`),
    ]);
    expect(widestMat).toBe(200);
    expect(backTypes.filter(isBackType)).toEqual(backTypes);
    expect(glassTypes.filter(isGlassType)).toEqual(glassTypes);
    expect(frameMaterialNames.filter(isFrameMaterialName)).toEqual(frameMaterialNames);
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.constantFrom(...glassTypes, ...backTypes, ...frameMaterialNames, 'gekauft RST'),
    ),
  ])('are known by their exact names', (text) => {
    expect(isGlassType(text)).toBe(glassTypes.map(String).includes(text));
    expect(isBackType(text)).toBe(backTypes.map(String).includes(text));
    expect(isFrameMaterialName(text)).toBe(frameMaterialNames.map(String).includes(text));
  });
});

describe('the produced frames', () => {
  test('are the families of the specification', () => {
    expect(producedFrameFamilyNames.join(', ')).toBe(
      'alurahmen-eckig, alurahmen-rund, artbox, fotorahmen-alu, fotorahmen-barock, ' +
        'fotorahmen-holz, fotorahmen-holz-vintage, fotorahmen-kunststoff, fotorahmen-chrom, ' +
        'fotorahmen-gold, fotorahmen-silber, holzrahmen, kunststoffrahmen, ' +
        'schattenfuge-leinwand, schattenfuge-platte',
    );
    expect(producedFrames).toHaveLength(104);
    expect(producedFrameFamilies.holzrahmen.variants).toHaveLength(38);
  });

  test('have names of their own, and use every variant', () => {
    expect(new Set(producedFrames.map(({ producedFrame }) => producedFrame)).size).toBe(
      producedFrames.length,
    );
    const used = new Set(producedFrames.map(({ variant }) => variant));
    expect(frameVariants.filter((variant) => !used.has(variant))).toEqual([]);
  });

  property.prop([anyProducedFrame])('are named by frame type, family and variant', (frame) => {
    expect(frame.producedFrame).toBe(`${frame.family}-${frame.variant}`);
    expect(frame.family.startsWith(frame.frameType)).toBe(true);
    expect(producedFrameFamilies[frame.family].frameType).toBe(frame.frameType);
  });

  property.prop([anyProducedFrame])('read back by their name, whole or after the type', (frame) => {
    const { frameType, producedFrame } = frame;
    expect(parseFrameVariant(frameType, producedFrame)).toEqual(E.right(producedFrame));
    const rest = producedFrame.slice(frameType.length + 1);
    if (rest !== 'schwarz')
      expect(parseFrameVariant(frameType, rest)).toEqual(E.right(producedFrame));
  });

  property.prop([anyFrameType])('are black by default', (frameType) => {
    const name = defaultProducedFrameOf(frameType);
    expect(parseFrameVariant(frameType, 'standard')).toEqual(E.right(name));
    expect(parseFrameVariant(frameType, 'schwarz')).toEqual(E.right(name));
    const frame = producedFramesOf(frameType).find(({ producedFrame }) => producedFrame === name);
    expect(frame?.variant.split('-')[0]).toBe(frameDefaults[frameType].variant);
  });

  test('have the specification’s black lacquer for the artbox', () => {
    expect(defaultProducedFrameOf('artbox')).toBe('artbox-schwarz-lack');
  });

  property.prop([anyFrameType, anyProducedFrame])(
    'of another type are refused',
    (frameType, frame) => {
      fc.pre(frame.frameType !== frameType);
      expect(parseFrameVariant(frameType, frame.producedFrame)).toEqual(
        E.left({ kind: 'unknown-frame-variant', frameType, variant: frame.producedFrame }),
      );
    },
  );

  test.each<[FrameType, string]>([
    ['holzrahmen', ''],
    ['holzrahmen', 'holzrahmen'],
    ['holzrahmen', 'neon'],
    ['alurahmen', 'silber'],
    ['fotorahmen', 'toString'],
  ])('of %s are none named %j', (frameType, variant) => {
    expect(parseFrameVariant(frameType, variant)).toEqual(
      E.left({ kind: 'unknown-frame-variant', frameType, variant }),
    );
  });

  test('are all of a frame type, and every frame type has some', () => {
    expect(frameTypes.flatMap(producedFramesOf)).toHaveLength(producedFrames.length);
    for (const frameType of frameTypes) {
      const frames = producedFramesOf(frameType);
      expect(new Set(frames.map((frame) => frame.frameType))).toEqual(new Set([frameType]));
    }
  });

  test('stand under one heading of the frame catalogue each', () => {
    expect(frameCatalogueKeys.join(', ')).toBe(
      'wood, aluminium-square, aluminium-round, plastic, photo-frames, shadow-gap, artbox',
    );
    const listed = frameCatalogueKeys.flatMap(familiesOfCatalogueKey);
    expect([...listed].toSorted()).toEqual([...producedFrameFamilyNames].toSorted());
  });

  property.prop([
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...producedFrameFamilyNames,
        ...frameVariants,
        ...frameCatalogueKeys,
        ...producedFrames.map(({ producedFrame }) => producedFrame),
        ...materialTypes,
        'toString',
      ),
    ),
  ])('are known by their exact names', (text) => {
    expect(isProducedFrameFamily(text)).toBe(producedFrameFamilyNames.map(String).includes(text));
    expect(isFrameVariant(text)).toBe(frameVariants.map(String).includes(text));
    expect(isFrameCatalogueKey(text)).toBe(frameCatalogueKeys.map(String).includes(text));
    expect(isProducedFrame(text)).toBe(
      producedFrames.some(({ producedFrame }) => producedFrame === text),
    );
  });
});
