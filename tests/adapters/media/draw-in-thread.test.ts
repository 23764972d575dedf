import { describe, expect, onTestFinished, test } from 'vitest';

import { drawInThread, longestDrawing } from '../../../adapters/media/draw-in-thread.ts';
import { draw } from '../../../adapters/media/draw-picture.ts';
import type { DrawingRequest } from '../../../adapters/media/drawing.ts';
import type { Sleep } from '../../../adapters/shared/sleep.ts';

const city: DrawingRequest = {
  preset: 'thumb',
  density: 1,
  source: { kind: 'motif', motif: 'city', seed: 3 },
};
const requests: readonly DrawingRequest[] = [
  city,
  { preset: 'room', density: 2, source: { kind: 'room', room: 'hall' } },
  { preset: 'swatch', density: 1, source: { kind: 'material', material: 'leinwand' } },
];

/** Draws in a thread of this program; in our own where none is given. */
const drawingIn = (program?: string, sleep?: Sleep) => {
  const drawing =
    program === undefined
      ? drawInThread()
      : drawInThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`), sleep);
  onTestFinished(() => drawing.close());
  return drawing;
};

describe('the thread that draws', () => {
  test('draws what the main thread would draw', async () => {
    const drawing = drawingIn();
    const drawn = await Promise.all(requests.map((request) => drawing.draw(request)));
    expect(drawn).toEqual(requests.map((request) => draw(request)));
    expect(new Set(drawn.map(({ digest }) => digest)).size).toBe(requests.length);
  });

  test('rejects what it cannot draw, and goes on', async () => {
    const drawing = drawingIn();
    const wrong: unknown = { ...city, preset: 'nothing' };
    // @ts-expect-error -- the type allows no such preset
    await expect(drawing.draw(wrong)).rejects.toThrow('TypeError');
    expect((await drawing.draw(city)).svg).toMatch(/^<svg/u);
  });

  test('fails what waits for it when it cannot start, each time anew', async () => {
    const drawing = drawingIn("throw new Error('too many open files')");
    const waiting = await Promise.allSettled([drawing.draw(city), drawing.draw(city)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(drawing.draw(city)).rejects.toThrow('too many open files');
  });

  test('is followed by another one when it ends', async () => {
    const drawing = drawingIn(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, request }) => {
        if (request.density === 2) process.exit(7);
        parentPort.postMessage({ id, result: { svg: '', digest: 'drawn' } });
      });`);
    await expect(drawing.draw({ ...city, density: 2 })).rejects.toThrow('ended with 7');
    expect(await drawing.draw(city)).toEqual({ svg: '', digest: 'drawn' });
  });

  test('that hangs fails what waits for it in time, and is followed by another one', async () => {
    const sleeps: { readonly milliseconds: number; readonly end: () => void }[] = [];
    const drawing = drawingIn(
      `
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ id, request }) => {
        if (request.density === 2) for (;;);
        parentPort.postMessage({ id, result: { svg: '', digest: 'drawn' } });
      });`,
      (milliseconds) => new Promise((end) => void sleeps.push({ milliseconds, end })),
    );
    const hanging = drawing.draw({ ...city, density: 2 });
    const behind = drawing.draw(city);
    sleeps[0]?.end();
    await expect(hanging).rejects.toThrow('did not draw within');
    await expect(behind).rejects.toThrow('did not draw within');
    expect(await drawing.draw(city)).toEqual({ svg: '', digest: 'drawn' });
    expect(sleeps.map(({ milliseconds }) => milliseconds)).toEqual(Array(3).fill(longestDrawing));
    // The time of what was given up with its thread ends nothing else.
    sleeps[1]?.end();
    expect(await drawing.draw(city)).toEqual({ svg: '', digest: 'drawn' });
  });

  test('fails what it draws when it is closed', async () => {
    const drawing = drawingIn('setInterval(() => undefined, 1000)');
    const drawn = drawing.draw(city);
    await Promise.all([expect(drawn).rejects.toThrow('ended'), drawing.close()]);
  });
});
