import type { Sketch } from '../../../artwork/sketch.ts';
import type { CardPiece, CardShape } from './card-design.ts';
import type { Drawn, Part } from './kit.ts';
import type { CardWords } from './words.ts';

/** A side of a card while it is laid out. */
export type CardSide = {
  /** Millimetres; of the inside, one half of it. */
  readonly width: number;
  readonly height: number;
  readonly words: CardWords;
  /** The design's ornament; another number draws another variation of it. */
  readonly ornament: (variation?: number) => Sketch;
  readonly seed: number;
};

/** How a style lays out a card. */
export type CardLayout = {
  /** The shapes for which it was drawn. */
  readonly shapes: readonly [CardShape, ...(readonly CardShape[])];
  /** What stands on the closed card. */
  readonly front: (side: CardSide) => readonly Part[];
  /** The left half of an opened card; absent means it stays blank. */
  readonly insideLeft?: (side: CardSide) => readonly Part[];
  /** The right half; absent means the letter alone. */
  readonly insideRight?: (side: CardSide) => readonly Part[];
  /** Absent means a few words at the foot. */
  readonly back?: (side: CardSide) => readonly Part[];
};

/**
 * The layouts of a style, by their names. Every style lays out the pieces of its suites, too: a
 * `menu` whose courses are the verse, a `place-card` with a guest's name, and a `thank-you`.
 */
export type CardLayouts = Readonly<Record<string, CardLayout>> &
  Readonly<Record<Exclude<CardPiece, 'card'>, CardLayout>>;

const isField = ({ sketch }: Drawn): boolean =>
  sketch.every(({ colour, line }) => colour === 'photo' && line === undefined);

/** A layout whose front can be pressed into the paper: its drawings, without fields of colour. */
export const pressed = ({ front, ...layout }: CardLayout): CardLayout => ({
  ...layout,
  front: (side) =>
    front(side).map((part) =>
      part.kind !== 'drawn' || part.layer === 'foil' || isField(part)
        ? part
        : { ...part, layer: 'relief' },
    ),
});

/** Whether a side is so low for its width that words stand beside a drawing, not below it. */
export const isLow = ({ width, height }: Pick<CardSide, 'width' | 'height'>): boolean =>
  width > height * 1.2;
