import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import { bottom, linear, num, path, radial, right, rounded, even } from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';

/** Centimetres of wall. */
export const boxed = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});

/** Lit from above: lighter at the top, with a thin light along the upper edge. */
export const slab = (
  id: string,
  box: Box,
  radius: number,
  colour: Colour,
  depth = 0.16,
): Drawing => ({
  defs: linear(
    id,
    [0, box.top],
    [0, bottom(box)],
    [
      [0, lighter(colour, depth * 0.75)],
      [0.4, colour],
      [1, darker(colour, depth)],
    ],
  ),
  body: rounded(box, radius, `url(#${id})`),
});

/** Lit from above between two heights. */
export const shape = (
  id: string,
  data: string,
  colour: Colour,
  top: number,
  low: number,
  depth = 0.16,
): Drawing => ({
  defs: linear(
    id,
    [0, top],
    [0, low],
    [
      [0, lighter(colour, depth * 0.75)],
      [0.45, colour],
      [1, darker(colour, depth)],
    ],
  ),
  body: path(data, `url(#${id})`),
});

/** `strength`: opacity in the middle. */
export const shadow = (
  id: string,
  centre: Point,
  across: number,
  down: number,
  strength: number,
): Drawing => ({
  defs: radial(
    id,
    centre,
    across,
    [
      [0, '#2a1c10', strength],
      [0.55, '#2a1c10', strength * 0.55],
      [0.8, '#2a1c10', strength * 0.16],
      [1, '#2a1c10', 0],
    ],
    down / across,
  ),
  body: `<ellipse cx="${num(centre[0])}" cy="${num(centre[1])}" rx="${num(across)}" ry="${num(down)}" fill="url(#${id})"/>`,
});

/** A line of shade or light. */
export const seam = (data: string, colour: Colour, opacity: number, width: number): Drawing => ({
  defs: '',
  body: path(
    data,
    'none',
    `stroke="${colour}" stroke-opacity="${num(opacity)}" stroke-width="${num(width)}" stroke-linecap="round"`,
  ),
});

const turned = (drawing: Drawing, degrees: number, [x, y]: Point): Drawing => ({
  defs: drawing.defs,
  body: `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${drawing.body}</g>`,
});

/** Bulging sides, light from the upper left, two soft folds. */
export const cushion = (
  id: string,
  [x, y]: Point,
  side: number,
  degrees: number,
  colour: Colour,
): Drawing => {
  const h = side / 2;
  const b = side * 0.045;
  const outline = `M${x - h + 2} ${y - h}Q${x} ${y - h - b} ${x + h - 2} ${y - h}Q${x + h} ${y - h} ${x + h} ${y - h + 2}Q${x + h + b} ${y} ${x + h} ${y + h - 2}Q${x + h} ${y + h} ${x + h - 2} ${y + h}Q${x} ${y + h + b} ${x - h + 2} ${y + h}Q${x - h} ${y + h} ${x - h} ${y + h - 2}Q${x - h - b} ${y} ${x - h} ${y - h + 2}Q${x - h} ${y - h} ${x - h + 2} ${y - h}Z`;
  return turned(
    {
      defs: radial(
        id,
        [x - h * 0.35, y - h * 0.4],
        side,
        even(lighter(colour, 0.16), colour, darker(colour, 0.24)),
      ),
      body:
        path(outline, '#1b1610', 'transform="translate(1.2 1.6)" opacity=".16"') +
        path(outline, `url(#${id})`) +
        path(
          `M${x - h * 0.92} ${y - h * 0.9}q${h * 0.32} ${h * 0.22} ${h * 0.4} ${h * 0.6}M${x + h * 0.9} ${y + h * 0.88}q${-h * 0.3} ${-h * 0.2} ${-h * 0.42} ${-h * 0.58}M${x + h * 0.9} ${y - h * 0.9}q${-h * 0.24} ${h * 0.16} ${-h * 0.34} ${h * 0.4}`,
          'none',
          `stroke="${darker(colour, 0.3)}" stroke-opacity=".3" stroke-width=".5" stroke-linecap="round"`,
        ),
    },
    degrees,
    [x, y],
  );
};

/** Where wall and floor meet: centimetres from the top. */
export interface Shell {
  readonly wall: readonly [light: Colour, middle: Colour, dim: Colour];
  readonly floor: readonly [far: Colour, near: Colour];
  readonly skirting: Colour;
  readonly floorLine: number;
}

const planks = (shell: Shell, box: Box): string => {
  const depth = bottom(box) - shell.floorLine;
  const rows = [0.16, 0.4, 0.72].map((share) => shell.floorLine + depth * share);
  const lines = rows.map((y) => `M${num(box.left)} ${num(y)}H${num(right(box))}`).join('');
  const joints = rows
    .flatMap((y, row) =>
      Array.from({ length: 9 }, (_, index) => {
        const x = (index - 4) * 118 + row * 41;
        return `M${num(x)} ${num(y)}L${num(x * 1.03)} ${num(rows[row + 1] ?? bottom(box))}`;
      }),
    )
    .join('');
  return lines + joints;
};

/** Wall in light from the upper left, skirting board, wooden floor. */
export const shellOf = (shell: Shell, box: Box, id: string): Drawing => {
  const { wall, floor, floorLine, skirting } = shell;
  const board = 7.5;
  return {
    defs:
      radial(`${id}wall`, [-70, 18], 270, even(...wall)) +
      linear(
        `${id}low`,
        [0, floorLine - 70],
        [0, floorLine],
        [
          [0, '#5a4632', 0],
          [1, '#5a4632', 0.1],
        ],
      ) +
      linear(`${id}floor`, [0, floorLine], [0, bottom(box)], even(floor[0], floor[1])) +
      linear(
        `${id}edge`,
        [0, floorLine],
        [0, floorLine + 4],
        [
          [0, '#3a2614', 0.28],
          [1, '#3a2614', 0],
        ],
      ) +
      linear(
        `${id}board`,
        [0, floorLine - board],
        [0, floorLine],
        [
          [0, lighter(skirting, 0.6)],
          [0.12, skirting],
          [1, darker(skirting, 0.08)],
        ],
      ),
    body:
      `<rect x="${num(box.left)}" y="${num(box.top)}" width="${num(box.width)}" height="${num(floorLine - box.top)}" fill="url(#${id}wall)"/>` +
      `<rect x="${num(box.left)}" y="${num(floorLine - 70)}" width="${num(box.width)}" height="70" fill="url(#${id}low)"/>` +
      `<rect x="${num(box.left)}" y="${num(floorLine)}" width="${num(box.width)}" height="${num(bottom(box) - floorLine)}" fill="url(#${id}floor)"/>` +
      path(
        planks(shell, box),
        'none',
        `stroke="${darker(floor[1], 0.3)}" stroke-opacity=".2" stroke-width=".28"`,
      ) +
      `<rect x="${num(box.left)}" y="${num(floorLine)}" width="${num(box.width)}" height="4" fill="url(#${id}edge)"/>` +
      `<rect x="${num(box.left)}" y="${num(floorLine - board - 0.5)}" width="${num(box.width)}" height=".5" fill="#4a3826" opacity=".12"/>` +
      `<rect x="${num(box.left)}" y="${num(floorLine - board)}" width="${num(box.width)}" height="${num(board)}" fill="url(#${id}board)"/>`,
  };
};
