/** What the layouts of plants and of line drawings share. */
import { cosineOfTurn, sineOfTurn } from '../../../../artwork/circle.ts';
import type { Sketch } from '../../../../artwork/sketch.ts';
import { unitedBox, type Box } from '../../../../artwork/measures.ts';
import { pathBox } from '../../../../artwork/path.ts';
import { draw, say, type Drawn, type Part, type Place } from '../kit.ts';
import type { CardSide } from '../layout.ts';
import type { TextRow } from '../word-column.ts';

export const title: TextRow = {
  role: 'title',
  voice: 'text',
  size: 3.7,
  tracking: 170,
  capitals: true,
};

/** Large; foil where the card is refined, if its layout says so. */
export const names = (size: number, layer: 'ink' | 'foil' = 'ink'): TextRow => ({
  role: 'names',
  voice: 'display',
  size,
  lineHeight: 1_020,
  gap: 5,
  layer,
});

export const date: TextRow = { role: 'date', voice: 'text', size: 4.1, gap: 6 };

export const place: TextRow = { role: 'place', voice: 'second', size: 4.4, gap: 2 };

export const verse: TextRow = { role: 'verse', voice: 'second', size: 4.2, gap: 6 };

/** What most fronts say. */
export const announced = (size: number, layer: 'ink' | 'foil' = 'ink'): readonly TextRow[] => [
  title,
  names(size, layer),
  date,
  place,
];

/** The shorter edge of a side. */
export const shorter = ({ width, height }: Pick<CardSide, 'width' | 'height'>): number =>
  Math.min(width, height);

/** An upright drawing whose foot stands at a point, turned about it. */
export const grownFrom = (
  sketch: Sketch,
  [x, y]: readonly [number, number],
  size: number,
  turn = 0,
  isMirrored = false,
): Drawn =>
  draw({
    sketch,
    at: [x + (size / 2) * sineOfTurn(turn), y - (size / 2) * cosineOfTurn(turn)],
    size,
    turn,
    isMirrored,
  });

const boxOf = (sketch: Sketch): Box => {
  const boxes = sketch.flatMap(({ path }) => pathBox(path) ?? []);
  return boxes.reduce(unitedBox, boxes[0] ?? { left: 0, top: 0, width: 1, height: 1 });
};

/** A landscape, made to go from edge to edge, is wider than anything else. */
export const isLandscape = (sketch: Sketch): boolean => boxOf(sketch).width > 118;

/** A drawing as large as a place allows, in its middle or on its ground. */
export const fitted = (
  sketch: Sketch,
  [left, top, width, height]: Place,
  stand: 'middle' | 'bottom' = 'middle',
): Drawn => {
  const box = boxOf(sketch);
  const scale = Math.min(width / box.width, height / box.height);
  const free = height - box.height * scale;
  return draw({
    sketch,
    at: [
      left + width / 2 - (box.left + box.width / 2) * scale,
      top + (stand === 'bottom' ? free : free / 2) - box.top * scale,
    ],
    size: scale * 100,
  });
};

/** The letter below a small drawing. */
export const letterBelow = (drawing: Part, { width, height }: CardSide): readonly Part[] => [
  drawing,
  say({ role: 'letter', at: [13, 34, width - 26, height - 50], voice: 'text', size: 4.4 }),
];

/** What the card says, below a drawing. */
export const verseBelow = (drawing: Part, { width, height }: CardSide): readonly Part[] => [
  drawing,
  say({
    role: 'verse',
    at: [16, height * 0.65, width - 32, height * 0.22],
    voice: 'second',
    size: 4.6,
    lineHeight: 1_350,
  }),
];

/** A small drawing above a few words. */
export const backBelow = (drawing: Part, side: CardSide): readonly Part[] => [
  drawing,
  ...wordsAtFoot(side),
];

/** The few words of the back. */
export const wordsAtFoot = ({ width, height }: CardSide): readonly Part[] => [
  say({ role: 'back', at: [12, height - 22, width - 24, 14], voice: 'text', size: 3.7 }),
];
