import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { drawPdfInThread } from '../../../adapters/media/draw-pdf-in-thread.ts';
import { drawPdf } from '../../../adapters/media/draw-pdf.ts';
import { toolboxLimits } from '../../../core/domain/toolbox/toolbox-table.ts';
import { lockedPdf, samplePdf } from '../../fakes/sample-pdf.ts';

const asked = { to: 'png', dotsPerInch: 144 } as const;

describe('a PDF', () => {
  test('becomes a picture a page, on white, in its colours and its size', async () => {
    const drawn = await drawPdf({ ...asked, bytes: samplePdf(2) });
    if (drawn.kind !== 'pages') throw new Error(drawn.kind);
    expect(drawn.pages).toHaveLength(2);
    for (const [index, page] of drawn.pages.entries()) {
      const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 288, height: 288, channels: 3 });
      const colourAt = (x: number, y: number) => {
        const place = (y * info.width + x) * info.channels;
        return [...data.subarray(place, place + 3)];
      };
      expect(colourAt(2, 2)).toEqual([255, 255, 255]);
      expect(colourAt(30, 240)).toEqual([255, 0, 0]);
      // The bar of the second page is longer.
      expect(colourAt(80, 240)).toEqual(index === 0 ? [255, 255, 255] : [255, 0, 0]);
    }
  });

  test('of a huge page is drawn with fewer dots', async () => {
    const poster = new TextDecoder().decode(samplePdf(1)).replace('0 0 144 144', '0 0 9e3 9e3');
    const bytes = new TextEncoder().encode(poster);
    const drawn = await drawPdf({ to: 'jpg', dotsPerInch: 300, bytes });
    if (drawn.kind !== 'pages') throw new Error(drawn.kind);
    const { width, height } = await sharp(drawn.pages[0]).metadata();
    expect(width * height).toBeLessThanOrEqual(25_100_000);
  });

  test('is refused where it is locked, broken, or has too many pages', async () => {
    const kindOf = async (bytes: Uint8Array) => (await drawPdf({ ...asked, bytes })).kind;
    expect(await kindOf(lockedPdf())).toBe('locked');
    expect(await kindOf(new TextEncoder().encode('%PDF-1.7 nothing'))).toBe('unreadable');
    expect(await kindOf(samplePdf(toolboxLimits.pages + 1))).toBe('too-many-pages');
    expect(await kindOf(samplePdf(0))).toBe('unreadable');
  });

  test('that takes too long ends its thread, and the next one gets another', async () => {
    const bytes = samplePdf(1);
    let isOver = true;
    const draw = drawPdfInThread(undefined, (_, signal) =>
      isOver
        ? Promise.resolve()
        : new Promise((_resolve, reject) => {
            signal?.addEventListener('abort', () => reject(new Error('done')));
          }),
    );
    expect(await draw({ ...asked, bytes })).toEqual({ kind: 'too-many-pages' });
    isOver = false;
    expect(await draw({ ...asked, bytes })).toMatchObject({ kind: 'pages' });
  });
});
