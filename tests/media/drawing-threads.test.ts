import { afterAll, describe, expect, test } from 'vitest';

import { draw } from '../../adapters/media/draw-picture.ts';
import type { PictureRequest } from '../../adapters/media/drawing.ts';
import { drawingThreads } from '../../adapters/media/drawing-threads.ts';

const drawing = drawingThreads();
afterAll(() => drawing.close());

const requests: readonly PictureRequest[] = [
  { preset: 'thumb', density: 1, source: { kind: 'motif', motif: 'city', seed: 3 } },
  { preset: 'room', density: 2, source: { kind: 'room', room: 'hall' } },
  { preset: 'swatch', density: 1, source: { kind: 'material', material: 'leinwand' } },
];

describe('the thread that draws', () => {
  test('draws what the main thread would draw', async () => {
    const drawn = await Promise.all(requests.map((request) => drawing.draw(request)));
    expect(drawn).toEqual(requests.map(draw));
    expect(new Set(drawn.map(({ digest }) => digest)).size).toBe(requests.length);
  });

  test('rejects what it cannot draw, and goes on', async () => {
    const seed = { kind: 'motif', motif: 'city', seed: 3 } as const;
    // A preset that no table lists: the thread fails, and the next picture is drawn all the same.
    const wrong: unknown = { preset: 'nothing', density: 1, source: seed };
    // @ts-expect-error -- the type allows no such preset
    await expect(drawing.draw(wrong)).rejects.toBeInstanceOf(Error);
    const drawn = await drawing.draw({ preset: 'thumb', density: 1, source: seed });
    expect(drawn.svg).toMatch(/^<svg/u);
  });
});
