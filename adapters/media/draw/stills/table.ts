import { darker, lighter } from '../colour.ts';
import type { Colour } from '../colour.ts';
import {
  grown,
  layers,
  linear,
  num,
  radial,
  rect,
  rounded,
  shown,
  softShadow,
  even,
} from '../svg.ts';
import type { Box, Drawing, Point } from '../svg.ts';

interface Sheet {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  /** Degrees, clockwise. */
  readonly angle: number;
}

/** In light from the upper left. */
export const tabletop = (colour: Colour, box: Box, id: string): Drawing => ({
  defs: radial(
    `${id}t`,
    [box.left + box.width * 0.25, box.top + box.height * 0.1],
    Math.hypot(box.width, box.height) * 0.95,
    even(lighter(colour, 0.45), colour, darker(colour, 0.14)),
  ),
  body: rect(box, `url(#${id}t)`),
});

export const sheetBox = ({ width, height }: Pick<Sheet, 'width' | 'height'>): Box => ({
  left: -width / 2,
  top: -height / 2,
  width,
  height,
});

const outlineOf = ({ left, top, width, height }: Box): string =>
  `M${num(left)} ${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** Around the origin, with its shadow, which begins under the sheet: nothing shows on its lit sides. */
export const laid = (sheet: Sheet, drawing: Drawing, reach = 26): Drawing => ({
  defs: drawing.defs,
  body: `<g transform="translate(${num(sheet.centre[0])} ${num(sheet.centre[1])}) rotate(${num(sheet.angle)})">${softShadow(
    outlineOf(grown(sheetBox(sheet), -reach * 0.9)),
    '#3a2a22',
    { reach: reach * 1.5, opacity: 0.4, dx: reach * 0.5, dy: reach * 0.8 },
  )}${drawing.body}</g>`,
});

/** A little lighter where the light comes from. */
export const paperSheet = (
  size: Pick<Sheet, 'width' | 'height'>,
  colour: Colour,
  id: string,
  radius = 3,
): Drawing => {
  const box = sheetBox(size);
  return {
    defs: linear(
      id,
      [box.left, box.top],
      [-box.left, -box.top],
      even(lighter(colour, 0.5), darker(colour, 0.04)),
    ),
    body: rounded(box, radius, `url(#${id})`),
  };
};

/** Cut at the frame's edges. */
export const inset = (
  frame: Box,
  motif: (box: Box, id: string) => Drawing,
  id: string,
): Drawing => {
  const scale = frame.height / 1000;
  const width = frame.width / scale;
  const drawn = motif({ left: -width / 2, top: 0, width, height: 1000 }, `${id}m`);
  return {
    defs: `${drawn.defs}<clipPath id="${id}c">${rect(frame, '#000')}</clipPath>`,
    body: `<g clip-path="url(#${id}c)"><g transform="translate(${num(frame.left + frame.width / 2)} ${num(frame.top)}) scale(${num(scale * 1000)}e-3)">${drawn.body}</g></g>`,
  };
};

/** Its flap is closed. */
export const envelope = (sheet: Sheet, colour: Colour, id: string): Drawing => {
  const box = sheetBox(sheet);
  const { left, top, width, height } = box;
  const paper = paperSheet(sheet, colour, `${id}e`, 5);
  const edge = darker(colour, 0.16);
  return laid(
    sheet,
    layers(
      paper,
      shown(
        `<path d="M${num(left)} ${num(top + height)}L${num(-width * 0.04)} ${num(height * 0.02)}h${num(width * 0.08)}L${num(left + width)} ${num(top + height)}" fill="none" stroke="${edge}" stroke-width="2"/>` +
          `<path d="M${num(left)} ${num(top + 2)}Q${num(left)} ${num(top)} ${num(left + 6)} ${num(top)}H${num(left + width - 6)}Q${num(left + width)} ${num(top)} ${num(left + width)} ${num(top + 2)}L${num(width * 0.03)} ${num(height * 0.1)}Q0 ${num(height * 0.14)} ${num(-width * 0.03)} ${num(height * 0.1)}Z" fill="${lighter(colour, 0.3)}" stroke="${edge}" stroke-width="2"/>`,
      ),
    ),
  );
};
