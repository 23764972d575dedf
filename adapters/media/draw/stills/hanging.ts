/** A diagram: stands in where the ray-traced picture is missing. */
import type { HangingView } from '../../../../core/domain/image/hangings.ts';
import type { Colour } from '../colour.ts';
import { circle, layers, path, rect, shown, type Box, type Drawing, type Point } from '../svg.ts';
import { tabletop } from './table.ts';

/** The rail along its top, and its ground. */
type Back = { readonly rail: Colour; readonly ground: Colour };

/** Held at shares of the width. */
type Held = { readonly back: Back; readonly points: readonly number[] };

const backs = {
  stretcher: { rail: '#d3a878', ground: '#d8d0bf' },
  frame: { rail: '#5c4735', ground: '#b99a78' },
  sheet: { rail: '#b9bcbe', ground: '#d4d6d8' },
  paper: { rail: '#c79b6d', ground: '#e6d5bd' },
} as const satisfies Readonly<Record<string, Back>>;

const held = {
  'stretcher-nail': { back: backs.stretcher, points: [0.5] },
  'stretcher-two-hooks': { back: backs.stretcher, points: [0.3, 0.7] },
  'stretcher-two-anchors': { back: backs.stretcher, points: [0.25, 0.75] },
  'frame-nail': { back: backs.frame, points: [0.5] },
  'frame-two-hooks': { back: backs.frame, points: [0.3, 0.7] },
  'frame-two-anchors': { back: backs.frame, points: [0.25, 0.75] },
  'sheet-nail': { back: backs.sheet, points: [0.5] },
  'sheet-two-hooks': { back: backs.sheet, points: [0.3, 0.7] },
  'sheet-two-anchors': { back: backs.sheet, points: [0.25, 0.75] },
  adhesive: { back: { rail: '#e4e4e0', ground: '#e4e4e0' }, points: [] },
  paste: { back: { rail: '#ece8df', ground: '#d9b48f' }, points: [] },
  eyelets: { back: { rail: '#f2f2f0', ground: '#f6f6f4' }, points: [0.1, 0.5, 0.9] },
  rail: { back: backs.paper, points: [0.15, 0.85] },
  'light-frame': { back: { rail: '#8f9396', ground: '#e2e3e3' }, points: [0.35, 0.65] },
} as const satisfies Readonly<Record<HangingView, Held>>;

/** In a box of the stills' plane, with the places that hold the back. */
export const hangingDrawing = (view: HangingView, box: Box, id: string): Drawing => {
  const { back, points }: Held = held[view];
  const sheet = {
    left: box.left + box.width * 0.12,
    top: box.top + box.height * 0.2,
    width: box.width * 0.76,
    height: box.height,
  };
  const high = box.height * 0.11;
  const places = points.map((share): Point => [
    sheet.left + share * sheet.width,
    sheet.top + high / 2,
  ]);
  const [first, last] = [places[0], places.at(-1)];
  const cord =
    view === 'rail' && first !== undefined && last !== undefined
      ? path(
          `M${first[0]} ${first[1]}L${box.left + box.width / 2} ${box.top + box.height * 0.08}L${last[0]} ${last[1]}`,
          'none',
          `stroke="#3b322a" stroke-width="${high * 0.08}"`,
        )
      : '';
  return layers(
    tabletop('#b4b4b1', box, `${id}g`),
    shown(
      rect(sheet, back.ground) +
        rect({ ...sheet, height: high }, back.rail) +
        cord +
        places
          .map(
            (place) =>
              circle(place, high * 0.28, '#8d8f90') + circle(place, high * 0.13, '#2c2c2c'),
          )
          .join(''),
    ),
  );
};
