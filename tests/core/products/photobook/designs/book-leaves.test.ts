import { describe, expect, test } from 'vitest';

import type { ArtworkObject, ArtworkPage } from '../../../../../core/domain/artwork/artwork.ts';
import type { Box } from '../../../../../core/domain/artwork/measures.ts';
import { pathBox, rectanglePath } from '../../../../../core/domain/artwork/path.ts';
import {
  coverLeaf,
  pagesOfSpread,
  slotOfSpread,
} from '../../../../../core/domain/products/photobook/designs/book-leaves.ts';
import { cardPage } from '../../../../arbitraries/artwork.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

const photo = (id: string, at: Box, seen?: Box): ArtworkObject => ({
  kind: 'picture',
  id,
  box: at,
  shape: seen === undefined ? { kind: 'ellipse' } : { kind: 'part', seen },
  colour: 'photo',
});

const words = (id: string, at: Box): ArtworkObject => ({
  kind: 'text',
  id,
  role: 'line',
  box: at,
  style: id,
  text: id,
  turns: 0,
  layer: 'ink',
});

const fields = (id: string, ...boxes: readonly Box[]): ArtworkObject => ({
  kind: 'ornament',
  id,
  layer: 'ink',
  shapes: boxes.map((one) => ({ path: rectanglePath(one), colour: 'soft' })),
});

/** Pages of 100 by 80, with a bleed of 3. */
const spread: ArtworkPage = {
  ...cardPage,
  name: 'inside',
  width: 200,
  height: 80,
  bleed: 3,
  folds: [{ along: 'height', at: 100 }],
  objects: [],
};

const pagesWith = (...objects: readonly ArtworkObject[]) =>
  pagesOfSpread({ ...spread, objects }, ['page-2', 'page-3']);

const shownOn = ({ objects }: ArtworkPage) =>
  objects.map((object) => {
    switch (object.kind) {
      case 'ornament':
        return [object.id, ...object.shapes.map(({ path }) => pathBox(path))];
      case 'picture':
        return [object.id, object.box, object.shape];
      case 'text':
        return [object.id, object.box];
    }
  });

describe('the pages of a spread', () => {
  test('are half as wide, without a fold, and named', () => {
    const [left, right] = pagesWith();
    const page = { ...spread, width: 100, folds: [] };
    expect([left, right]).toEqual([
      { ...page, name: 'page-2' },
      { ...page, name: 'page-3' },
    ]);
  });

  test('have what stands on them, at its place', () => {
    const [left, right] = pagesWith(
      photo('round', box(10, 10, 20, 20)),
      words('left', box(40, 10, 50, 10)),
      photo('arch', box(110, 10, 20, 20)),
      words('right', box(140, 10, 50, 10)),
      fields('rules', box(120, 5, 10, 1), box(150, 5, 10, 1)),
      // Words over the fold are where most of them are.
      words('over', box(80, 30, 50, 10)),
      words('middle', box(90, 40, 20, 10)),
    );
    expect(shownOn(left)).toEqual([
      ['round', box(10, 10, 20, 20), { kind: 'ellipse' }],
      ['left', box(40, 10, 50, 10)],
      ['middle', box(90, 40, 20, 10)],
    ]);
    expect(shownOn(right)).toEqual([
      ['arch', box(10, 10, 20, 20), { kind: 'ellipse' }],
      ['right', box(40, 10, 50, 10)],
      ['rules', box(20, 5, 10, 1), box(50, 5, 10, 1)],
      ['over', box(-20, 30, 50, 10)],
    ]);
  });

  test('share a photo that goes over the fold, each with its bleed', () => {
    const [left, right] = pagesWith(photo('wide', box(-3, -3, 206, 50)));
    expect(shownOn(left)).toEqual([
      ['wide', box(-3, -3, 206, 50), { kind: 'part', seen: box(-3, -3, 106, 50) }],
    ]);
    expect(shownOn(right)).toEqual([
      ['wide-right', box(-103, -3, 206, 50), { kind: 'part', seen: box(-3, -3, 106, 50) }],
    ]);
    expect(['wide', 'wide-right', 'right'].map(slotOfSpread)).toEqual(['wide', 'wide', 'right']);
  });

  test('show the bleed that the spread hides of photos which end at the fold', () => {
    const [left, right] = pagesWith(
      photo('ends', box(-3, -3, 106, 86), box(-3, -3, 103, 86)),
      photo('begins', box(97, -3, 106, 86), box(100, -3, 103, 86)),
    );
    expect(shownOn(left)).toEqual([['ends', box(-3, -3, 106, 86), { kind: 'rectangle' }]]);
    expect(shownOn(right)).toEqual([['begins', box(-3, -3, 106, 86), { kind: 'rectangle' }]]);
  });

  test('go on with fields that end at the fold, and leave all others as they are', () => {
    const [left, right] = pagesWith(
      fields('one', box(-3, -3, 103, 86), box(20, 20, 30, 30)),
      fields('other', box(100, -3, 103, 86), box(120, 20, 30, 30)),
    );
    expect(shownOn(left)).toEqual([['one', box(-3, -3, 106, 86), box(20, 20, 30, 30)]]);
    expect(shownOn(right)).toEqual([['other', box(-3, -3, 106, 86), box(20, 20, 30, 30)]]);
  });
});

describe('the sheet of a cover', () => {
  const side: ArtworkPage = { ...spread, width: 100, folds: [], bleed: 15, safe: 5 };
  const front: ArtworkPage = {
    ...side,
    name: 'front',
    objects: [
      fields('ground', box(-15, -15, 130, 110)),
      photo('bled', box(-15, -15, 130, 60)),
      photo('edge', box(0, 50, 20, 20)),
      words('title', box(-1, 60, 50, 10)),
    ],
  };
  const spine: ArtworkPage = {
    ...side,
    name: 'spine',
    width: 8,
    objects: [words('along', box(1, 10, 6, 50))],
  };
  const back: ArtworkPage = {
    ...side,
    name: 'back',
    paper: 'soft',
    objects: [fields('rule', box(45, 70, 10, 1))],
  };

  test('is back, spine and front, with nothing of the front beyond its fold', () => {
    const leaf = coverLeaf({ front, spine, back }, { hasSpine: true, safe: 1 });
    expect({ ...leaf, objects: [] }).toEqual({
      ...back,
      name: 'cover',
      width: 208,
      safe: 1,
      folds: [
        { along: 'height', at: 100 },
        { along: 'height', at: 108 },
      ],
      objects: [],
    });
    expect(shownOn(leaf)).toEqual([
      ['rule', box(45, 70, 10, 1)],
      ['ground', box(108, -15, 115, 110)],
      ['bled', box(93, -15, 130, 60), { kind: 'part', seen: box(108, -15, 115, 60) }],
      ['edge', box(108, 50, 20, 20), { kind: 'ellipse' }],
      ['title', box(107, 60, 50, 10)],
      ['along', box(101, 10, 6, 50)],
    ]);
  });

  test('has one fold where it has no spine', () => {
    const leaf = coverLeaf(
      { front, spine: { ...spine, objects: [] }, back },
      { hasSpine: false, safe: 5 },
    );
    expect([leaf.width, leaf.safe, leaf.folds]).toEqual([200, 5, [{ along: 'height', at: 100 }]]);
    expect(shownOn(leaf)[1]).toEqual(['ground', box(100, -15, 115, 110)]);
  });
});
