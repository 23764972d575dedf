import type { Colour } from '../colour.ts';
import { linear, polygon, rect, right, even } from '../svg.ts';
import type { Box, Drawing, Stop } from '../svg.ts';

/** 96 high; a wider one shows more to both sides. */
export type DrawSwatch = (box: Box, id: string) => Drawing;

/** From the upper left to the lower right. */
export const ground = (box: Box, id: string, from: Colour, to: Colour): Drawing => ({
  defs: linear(id, [box.left, 0], [right(box), 96], even(from, to)),
  body: rect(box, `url(#${id})`),
});

/** Light over the whole swatch. */
export const sheen = (box: Box, id: string, stops: readonly Stop[]): Drawing => ({
  defs: linear(id, [box.left, 0], [right(box), 96], stops),
  body: rect(box, `url(#${id})`),
});

/** A band that leans like window light. */
export const leaning = (x: number, width: number, lean = 34): string =>
  polygon([
    [x + lean, -2],
    [x + lean + width, -2],
    [x + width - lean, 98],
    [x - lean, 98],
  ]);
