/** The further pieces of suites with line drawings. */
import { draw, say, scene, type Part, type Place } from '../kit.ts';
import type { CardLayout, CardSide } from '../layout.ts';
import { date, fitted, isLandscape, names, title, verse } from './botanical.ts';
import { drawingBack } from './line-art-insides.ts';
import { rule } from '../frames/lines.ts';
import { wordColumn } from '../word-column.ts';

/** In its place; a landscape goes along the foot, its ground at a share of the height. */
const drawnIn = ({ width, height, ornament }: CardSide, place: Place, ground: number): Part => {
  const sketch = ornament(0);
  return isLandscape(sketch)
    ? draw({ sketch, at: [width / 2, height * ground], size: width * 1.04 })
    : fitted(sketch, place);
};

const menu: CardLayout = {
  shapes: ['long'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      drawnIn(side, [width / 2 - 22, 16, 44, 36], 0.88),
      ...(isLandscape(side.ornament(0))
        ? []
        : [scene([rule([width / 2 - 9, 60], [width / 2 + 9, 60], 0.25, 'accent')])]),
      ...wordColumn(
        words,
        isLandscape(side.ornament(0))
          ? [14, 14, width - 28, height * 0.88 - width * 0.46 - 14]
          : [14, 66, width - 28, height - 82],
        [
          { ...title, size: 5 },
          { ...names(10), gap: 5 },
          { ...verse, voice: 'text', size: 5.4, lineHeight: 1_900, gap: 9 },
          { ...date, size: 4, gap: 8 },
        ],
      ),
    ];
  },
  back: drawingBack,
};

const placeCard: CardLayout = {
  shapes: ['name'],
  front: (side) => {
    const { width, height } = side;
    const isAtFoot = isLandscape(side.ornament(0));
    return [
      drawnIn(side, [8, 12, 24, height - 24], 1.26),
      say({
        role: 'names',
        at: isAtFoot ? [10, 7, width - 20, 22] : [36, 12, width - 45, height - 24],
        voice: 'display',
        size: 9,
      }),
    ];
  },
  back: () => [],
};

const thankYou: CardLayout = {
  shapes: ['small'],
  front: (side) => {
    const { width, height, words } = side;
    return [
      drawnIn(side, [width / 2 - 28, height * 0.09, 56, 46], 0.9),
      ...wordColumn(
        words,
        [14, height * (isLandscape(side.ornament(0)) ? 0.09 : 0.43), width - 28, height * 0.46],
        [
          { ...names(13), role: 'title', lineHeight: 1_050 },
          { ...verse, gap: 5 },
          { ...date, role: 'names', gap: 6 },
        ],
      ),
    ];
  },
  back: drawingBack,
};

export const lineArtPieces = { menu, 'place-card': placeCard, 'thank-you': thankYou } as const;
