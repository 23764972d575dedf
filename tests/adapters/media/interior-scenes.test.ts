/** Things that hang in rendered rooms. */
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import {
  wallViews,
  type ObjectSource,
  type DrawnSource,
  type WallView,
} from '../../../core/domain/image/sources.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import { pixelsPerCentimetre } from '../../../core/domain/preview/scene.ts';
import { ourScenes } from './our-scenes.ts';

describe('the rendered rooms', () => {
  /** What hangs on the wall of an interior. */
  const interior = (view: WallView, width: number, height: number): ObjectSource => ({
    kind: 'object',
    motif: 'dunes',
    seed: 1,
    view,
    material: 'leinwand',
    width,
    height,
  });

  test.each(wallViews)('hang a thing in %s to scale, whole, with its shadow', (view) => {
    const source = interior(view, 750, 500);
    const { composition } = draw({ preset: 'head', density: 1, source });
    const scene = ourScenes.get(view)?.scene;
    const face = composition?.faces.at(-1);
    if (composition === undefined || face === undefined || scene === undefined)
      throw new Error('It is not put into the room.');
    const { size } = composition;
    const [from, to] = [
      applyHomography(face.map, { x: 0, y: 0 }),
      applyHomography(face.map, { x: face.size.width, y: face.size.height }),
    ];
    expect(from.x > 0 && from.y > 0 && to.x < size.width && to.y < size.height).toBe(true);
    // The front is 25 mm nearer than the wall, so a little larger.
    const millimetre =
      ((pixelsPerCentimetre(scene) ?? 0) / 10) * (size.width / composition.view.width);
    expect((to.x - from.x) / (750 * millimetre)).toBeGreaterThanOrEqual(1);
    expect((to.x - from.x) / (750 * millimetre)).toBeLessThan(1.01);
    const { shadow } = composition;
    const off = sheetMeasures.leinwand.depth * millimetre;
    const right = scene.shadow?.right ?? 0;
    // Beside where the print touches the wall, which is near the middle of its front.
    const touches = (from.x + to.x - 750 * millimetre) / 2;
    expect((shadow?.left ?? 0) - touches).toBeCloseTo(right * off, -1);
    expect(Math.sign((shadow?.left ?? 0) - touches)).toBe(Math.sign(right));
    expect(shadow?.width).toBeCloseTo(750 * millimetre, 1);
    expect(shadow?.opacity).toBe(scene.shadow?.opacity);
  });

  test('leave what no room has place for to be drawn', () => {
    const drawn = (source: DrawnSource) =>
      draw({ preset: 'head', density: 1, source }).composition === undefined;
    expect(drawn(interior('room-living', 900, 600))).toBe(false);
    expect(drawn(interior('room-living', 1800, 600))).toBe(true);
    expect(drawn({ ...interior('room-living', 900, 600), frame: 'schattenfuge-leinwand' })).toBe(
      true,
    );
  });

  test('are darker where a shadow falls, and nowhere else', async () => {
    const source = interior('room-living', 900, 600);
    const { composition, svg } = draw({ preset: 'tile', density: 1, source });
    if (composition?.shadow === undefined) throw new Error('There is no shadow.');
    const { shadow: _, ...plain } = composition;
    const [lit, shaded] = await Promise.all([
      compose({ composition: plain, svg }),
      compose({ composition, svg }),
    ]);
    const { left, top, width, height } = composition.shadow;
    const at = ({ bytes, width: across }: typeof lit, x: number, y: number): number =>
      bytes[(Math.round(y) * across + Math.round(x)) * 3] ?? 0;
    const below = [left + width / 2, top + height] as const;
    expect(at(shaded, ...below)).toBeLessThan(at(lit, ...below));
    expect(at(shaded, 2, 2)).toBe(at(lit, 2, 2));
  });
});
