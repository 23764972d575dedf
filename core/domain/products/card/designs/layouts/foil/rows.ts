import type { Dot, Sketch } from '../../../../../artwork/sketch.ts';
import { lozengeRule, within } from '../../frames/lines.ts';
import { draw, say, ruled } from '../../kit.ts';
import type { CardLayout, CardSide } from '../../layout.ts';
import { type DrawnRow, type TextRow, wordColumn } from '../../word-column.ts';

const title = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'title',
  voice: 'text',
  size: 4.3,
  tracking: 210,
  capitals: true,
  gap: 0,
  ...more,
});

const names = (size: number, more: Partial<TextRow> = {}): TextRow => ({
  role: 'names',
  voice: 'display',
  size,
  lineHeight: 1_060,
  colour: 'foil',
  layer: 'foil',
  gap: 5,
  ...more,
});

const verse = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'verse',
  voice: 'second',
  size: 4.6,
  lineHeight: 1_350,
  gap: 5,
  ...more,
});

const date = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'date',
  voice: 'text',
  size: 4.6,
  gap: 6,
  ...more,
});

const place = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'place',
  voice: 'text',
  size: 4.2,
  gap: 1,
  ...more,
});

const drawing = (sketch: Sketch, size: number, height: number, gap = 5): DrawnRow => ({
  sketch,
  size,
  height,
  gap,
  layer: 'foil',
});

/** A fine line with a lozenge, as a row. */
const divider = (width: number, gap = 5, beside: DrawnRow['beside'] = 'date'): DrawnRow => ({
  sketch: lozengeRule([0, 0], width),
  size: 100,
  height: 2.5,
  gap,
  ...(beside && { beside }),
  layer: 'foil',
});

const middleOf = ({ width, height }: CardSide): Dot => [width / 2, height / 2];

/** The letter within a frame, the ornament opposite, initials or nothing at the back. */
export const foilSides = (
  frame: (side: CardSide) => Sketch = () => [],
): Required<Pick<CardLayout, 'insideLeft' | 'insideRight' | 'back'>> => ({
  insideLeft: (side) => [
    draw({
      sketch: side.ornament(1),
      at: [side.width / 2, side.height * 0.48],
      size: Math.min(side.width, side.height) * 0.34,
      layer: 'foil',
    }),
  ],
  insideRight: (side) => [
    ruled(frame(side)),
    ...wordColumn(side.words, within(side, 18, 20), [{ role: 'letter', voice: 'text', size: 4.6 }]),
  ],
  back: (side) => [
    draw({
      sketch: side.ornament(2),
      at: [side.width / 2, side.height - 42],
      size: 16,
      layer: 'foil',
    }),
    say({
      role: 'back',
      at: [16, side.height - 30, side.width - 32, 18],
      voice: 'text',
      size: 3.6,
      stand: 'top',
    }),
  ],
});

/** What the layouts of the style are set with. */
export const foilRows = {
  title,
  names,
  verse,
  date,
  place,
  drawing,
  divider,
  middleOf,
} as const;
