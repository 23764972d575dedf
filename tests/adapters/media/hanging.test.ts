/** Pictures of what things hang by: rendered for every way that the core knows. */
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

import { compose } from '../../../adapters/media/compose/compose.ts';
import { noScenes } from '../../../adapters/media/compose/scene-files.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import { hangingViews } from '../../../core/domain/image/hangings.ts';
import { ourScenes } from './our-scenes.ts';

/** The sizes in which pages show what things hang by. */
const presets = ['tile', 'motif', 'motif-small'] as const;

describe('what a picture hangs by', () => {
  test.each(hangingViews)('is a rendered scene without a photo: %s', (view) => {
    const source = { kind: 'hanging', view } as const;
    for (const preset of presets) {
      const { composition } = draw({ preset, density: 2, source }, ourScenes);
      expect(basename(composition?.folder ?? '')).toBe(`hanging-${view}`);
      expect(composition?.faces).toEqual([]);
    }
    expect(() => draw({ preset: 'tile', density: 1, source }, noScenes)).toThrow(view);
  });

  test('is seen from its middle, in the light of a room', async () => {
    const source = { kind: 'hanging', view: 'frame-nail' } as const;
    const { composition, svg } = draw({ preset: 'tile', density: 1, source }, ourScenes);
    if (composition === undefined) throw new Error('It is not rendered.');
    const { left, top, width, height } = composition.view;
    const { size } = ourScenes.get('hanging-frame-nail')?.scene ?? {};
    expect(Math.abs(2 * left + width - (size?.width ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs(2 * top + height - (size?.height ?? 0))).toBeLessThanOrEqual(1);
    const { bytes } = await compose({ composition, svg });
    const mean = bytes.reduce((sum, value) => sum + value, 0) / bytes.length;
    expect(mean).toBeGreaterThan(70);
    expect(mean).toBeLessThan(200);
  });
});
