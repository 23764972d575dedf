/** Mats and glass in rendered corners of frames: to scale, in their colours, with what they mirror. */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { producedFrames } from '../../../core/domain/catalogue/produced-frame.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import { ourScenes } from './our-scenes.ts';

const corner = (
  look: Pick<ObjectSource, 'mat' | 'glass' | 'producedFrame'> = {},
): ObjectSource => ({
  kind: 'object',
  motif: 'mountains',
  seed: 1,
  view: 'corner',
  material: 'poster',
  frame: 'holzrahmen',
  width: 600,
  height: 400,
  ...look,
});

/** The composed picture, and the brightness of a place of the sheet, in millimetres from its lower right corner. */
const pictured = async (source: ObjectSource) => {
  const { composition, svg } = draw({ preset: 'detail', density: 1, source }, ourScenes);
  const face = composition?.faces[0];
  if (composition === undefined || face === undefined) throw new Error('It is not composed.');
  const { bytes, width } = await compose({ composition, svg });
  const at = (left: number, up: number): number => {
    const { x, y } = applyHomography(face.map, {
      x: face.size.width - left,
      y: face.size.height - up,
    });
    const from = (Math.floor(y) * width + Math.floor(x)) * 3;
    return Math.max(...bytes.subarray(from, from + 3));
  };
  return { composition, at, bytes };
};

const black = (size: number) => corner({ mat: `mat-schwarz-${size}` });
const white = (size: number) => corner({ mat: `mat-weiss-${size}` });

describe('a mat in a rendered corner', () => {
  test.each([20, 40, 60])('is %d mm wide at both sides, with its white cut', async (wide) => {
    const [dark, light] = await Promise.all([pictured(black(wide)), pictured(white(wide))]);
    const bevel = wide - 0.9;
    // Where the board is, its colour shows; in its window both show the print.
    for (const [left, up] of [
      [wide * 0.6, 80],
      [105, wide * 0.6],
      [wide - 3, 80],
      [105, wide - 3],
    ] as const) {
      expect(dark.at(left, up)).toBeLessThan(115);
      expect(light.at(left, up)).toBeGreaterThan(150);
    }
    for (const [left, up] of [
      [wide + 2, wide + 2],
      [wide + 2, 80],
      [105, wide + 2],
    ] as const)
      expect(dark.at(left, up)).toBe(light.at(left, up));
    expect(dark.at(bevel, 80)).toBeGreaterThan(dark.at(wide - 4, 80) + 40);
    expect(dark.at(105, bevel)).toBeGreaterThan(dark.at(105, wide - 4) + 40);
  });

  test('is the frame’s own where none is named', async () => {
    const [own, named] = await Promise.all([pictured(corner()), pictured(white(40))]);
    expect(own.at(32, 80)).not.toBe(named.at(32, 80));
    const without = corner({ mat: 'mat-none' });
    expect((await pictured(without)).at(15, 80)).not.toBe(own.at(15, 80));
  });
});

describe('glass before a framed print', () => {
  const families = new Set(
    producedFrames.flatMap(({ family, frameType }) =>
      frameHolds[frameType].isGlazed ? family : [],
    ),
  );

  test('is rendered for every family that has it, and for no other', () => {
    expect(ourScenes.names.filter((name) => name.startsWith('glass-')).toSorted()).toEqual(
      [...families].map((family) => `glass-${family}`).toSorted(),
    );
  });

  test('mirrors the window; the better one hardly', async () => {
    const usual = await pictured(corner());
    const better = await pictured(corner({ glass: 'museum-glass' }));
    expect(basename(usual.composition.glass?.folder ?? '')).toBe('glass-holzrahmen');
    const { glass: _, ...composition } = usual.composition;
    const { svg } = draw({ preset: 'detail', density: 1, source: corner() }, ourScenes);
    const none = await compose({ composition, svg });
    const added = (bytes: Uint8Array): number =>
      bytes.reduce((sum, value, index) => sum + value - (none.bytes[index] ?? 0), 0);
    expect(added(better.bytes)).toBeGreaterThan(0);
    expect(added(usual.bytes)).toBeGreaterThan(3 * added(better.bytes));
    // What stands before the glass mirrors nothing of it.
    const brightest = usual.bytes.reduce(
      (most, value, index) => Math.max(most, value - (none.bytes[index] ?? 0)),
      0,
    );
    expect(brightest).toBeGreaterThan(12);
    expect(brightest).toBeLessThan(110);
  });

  test('is before no print that a frame holds without it', () => {
    const source: ObjectSource = {
      ...corner(),
      material: 'leinwand',
      frame: 'schattenfuge-leinwand',
    };
    const { composition } = draw({ preset: 'detail', density: 1, source }, ourScenes);
    expect(composition?.faces.length).toBe(1);
    expect(composition?.glass).toBeUndefined();
  });
});
