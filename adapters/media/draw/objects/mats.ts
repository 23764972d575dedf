/** A board with a window, whose cut shows the white core. */
import type { MatType } from '../../../../core/domain/catalogue/materials.ts';
import type { MatLook } from '../../../../core/domain/image/framed-look.ts';
import type { Colour } from '../colour.ts';
import { bottom, grown, layers, linear, path, polygon, rect, right, shown } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';

/** From the upper left, clockwise. */
export const corners = (box: Box): readonly [Point, Point, Point, Point] => [
  [box.left, box.top],
  [right(box), box.top],
  [right(box), bottom(box)],
  [box.left, bottom(box)],
];

/** Millimetres: cut at 45 degrees, the bevel is as wide as the board is thick. */
const matThickness = 1.8;

/** In light from the upper left, in the middle, and at the far side. */
const boards = {
  'mat-none': ['#fcfbf8', '#fcfbf8', '#fcfbf8'],
  'mat-weiss': ['#f3f1ec', '#fcfbf8', '#f1eee8'],
  'mat-creme': ['#e9dfc9', '#f1e8d4', '#e6dcc5'],
  'mat-schwarz': ['#2a2826', '#302e2b', '#272523'],
} as const satisfies Readonly<Record<MatType, readonly [Colour, Colour, Colour]>>;

/** In the shade at the top and left, in the light at the right and bottom. */
const core = ['#cfcabf', '#ffffff', '#ffffff', '#d9d4ca'] as const;

/** Side by side from the top; the window is as large as what is seen in it. */
const cutDrawing = (window: Box): Drawing => {
  const [outside, inside] = [corners(grown(window, matThickness)), corners(window)];
  return shown(
    core
      .map((tone, from) => {
        const to = (from + 1) % 4;
        const points = [outside[from], outside[to], inside[to], inside[from]];
        return path(polygon(points.filter((point) => point !== undefined)), tone);
      })
      .join(''),
  );
};

const castDrawing = (window: Box, id: string): Drawing => {
  const reach = matThickness * 1.6;
  const from = (side: 'upper' | 'left', box: Box): Drawing => {
    const to: Point = side === 'upper' ? [box.left, bottom(box)] : [right(box), box.top];
    return {
      defs: linear(`${id}${side}`, [box.left, box.top], to, [
        [0, '#0a0603', 0.34],
        [1, '#0a0603', 0],
      ]),
      body: rect(box, `url(#${id}${side})`),
    };
  };
  return layers(
    from('upper', { ...window, height: reach }),
    from('left', { ...window, width: reach }),
  );
};

/** What is seen in the window is drawn over the mat. */
export const matDrawing = (
  { matType }: Pick<MatLook, 'matType'>,
  box: Box,
  window: Box,
  id: string,
): Drawing => {
  const [lit, middle, far] = boards[matType];
  return layers(
    {
      defs: linear(
        `${id}mat`,
        [box.left, box.top],
        [right(box), bottom(box)],
        [
          [0, lit],
          [0.4, middle],
          [1, far],
        ],
      ),
      body: rect(box, `url(#${id}mat)`),
    },
    cutDrawing(window),
  );
};

/** A print in the window of its mat, evenly lit: the scene's light falls on it. */
export const mattedDrawing = (
  { matType, matSize }: MatLook,
  print: Drawing,
  window: Box,
  id: string,
): Drawing => {
  const sheet = grown(window, matSize);
  const [, board] = boards[matType];
  return layers(
    shown(rect(sheet, board)),
    cutDrawing(window),
    print,
    castDrawing(window, `${id}c`),
  );
};
