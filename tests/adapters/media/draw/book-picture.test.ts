import { describe, expect, test } from 'vitest';

import { draw } from '../../../../adapters/media/draw-picture.ts';
import { noScenes, renderedScenes } from '../../../../adapters/media/compose/scene-files.ts';
import { bookInScene } from '../../../../adapters/media/draw/book-in-scene.ts';
import { photobookLooks } from '../../../../core/domain/products/photobook/designs/looks.ts';
import {
  photobookPictureOf,
  photobookViews,
  type PhotobookView,
} from '../../../../core/domain/products/photobook/photobook-picture.ts';

const size = { width: 816, height: 668 };

type Shown = Parameters<typeof photobookPictureOf>[0];

const flatBook: Shown = {
  designGroupSetId: 'samt',
  type: 'echtfotobuch',
  format: 'a4-quer',
  paper: 'glaenzend',
  pageCount: 26,
};

const booklet: Shown = {
  designGroupSetId: 'samt',
  type: 'fotoheft',
  format: 'a5-quer',
  paper: 'standard',
  pageCount: 24,
};

const sourceOf = (shown: Shown, view: PhotobookView) => photobookPictureOf(shown, 'de-DE', view);

const inScene = (shown: Shown, view: PhotobookView) =>
  bookInScene(sourceOf(shown, view), size, renderedScenes());

const sceneOf = (shown: Shown, view: PhotobookView) =>
  inScene(shown, view)?.table.folder.split('/').at(-1);

describe('a picture of a photo book', () => {
  test('is drawn in every view, each in its own way', () => {
    const drawings = photobookViews.map(
      (view) =>
        draw({ preset: 'detail', density: 1, source: sourceOf(flatBook, view) }, noScenes).svg,
    );
    expect(new Set(drawings).size).toBe(photobookViews.length);
    for (const svg of drawings) expect(svg).toContain('<svg');
  });

  test('is drawn thicker with more pages', () => {
    const spine = (pageCount: number) =>
      draw(
        { preset: 'detail', density: 1, source: sourceOf({ ...flatBook, pageCount }, 'spine') },
        noScenes,
      ).svg;
    expect(spine(26)).not.toBe(spine(118));
  });

  test('is ray-traced where its size is: closed hard and soft, and lying flat', () => {
    expect(sceneOf(flatBook, 'laid')).toBe('book-closed-hard-285x194-100');
    expect(sceneOf({ ...flatBook, pageCount: 118 }, 'laid')).toBe('book-closed-hard-285x194-200');
    expect(sceneOf(flatBook, 'open')).toBe('book-open-285x194-130');
    expect(sceneOf(booklet, 'laid')).toBe('book-closed-soft-190x145-30');
  });

  test('is drawn where pages curve, from the spine, flat, and where nothing of its size is rendered', () => {
    for (const view of ['open', 'spine', 'front', 'inside'] as const)
      expect(inScene(booklet, view)).toBeUndefined();
    const glued: Shown = { ...booklet, type: 'digitalfotobuch', format: 'a4-quer' };
    expect(inScene(glued, 'open')).toBeUndefined();
    expect(bookInScene(sourceOf(flatBook, 'laid'), size, noScenes)).toBeUndefined();
  });

  test('has front, spine and edges of its cover in their places', () => {
    const table = inScene(flatBook, 'laid')?.table;
    const faces = table?.print.faces ?? [];
    expect(faces.map((face) => [face.size.width, face.size.height])).toEqual([
      [285, 194],
      [10, 194],
      [285, 2.4],
      [285, 2.4],
    ]);
    const [front, spine, rim] = faces.map(({ part }) => part);
    expect(front?.left).toBe(0);
    expect(spine?.left).toBeGreaterThan(front?.right ?? 1);
    expect(rim?.left).toBeGreaterThan(spine?.right ?? 1);
    expect(rim?.right).toBeLessThan(1);
    // Both pages of the spread.
    const open = inScene(flatBook, 'open')?.table.print.faces ?? [];
    expect(open.map((face) => [face.size.width, face.size.height])).toEqual([
      [285, 194],
      [285, 194],
    ]);
    expect(open[0]?.part.left).toBe(0);
    expect(open[1]?.part.left).toBe(open[0]?.part.right);
  });

  test('shows foil on the cover of every look, and none within', () => {
    for (const { id } of photobookLooks) {
      const gold = (view: PhotobookView) =>
        draw(
          {
            preset: 'detail-small',
            density: 1,
            source: sourceOf({ ...flatBook, designGroupSetId: id, refinement: 'gold' }, view),
          },
          noScenes,
        ).svg.includes('foil)');
      expect({ id, cover: gold('laid'), spine: gold('spine'), open: gold('open') }).toEqual({
        id,
        cover: true,
        spine: true,
        open: false,
      });
    }
  });
});
