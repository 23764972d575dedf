import type { PaperSurface } from '../../../core/domain/image/sources.ts';
import { darker, type Colour } from './colour.ts';
import { between, randomOf } from './random.ts';
import { even, layers, linear, num, range, rect, right, bottom, shown } from './svg.ts';
import type { Box, Drawing } from './svg.ts';

type Surface = {
  readonly colour: Colour;
  /** Bumps in one unit of the picture, and how high they are. */
  readonly grain: { readonly frequency: string; readonly height: number };
  /** How far the edge wanders. */
  readonly edge: number;
};

const surfaces: Readonly<Record<PaperSurface, Surface>> = {
  feinstpapier: { colour: '#fbf9f4', grain: { frequency: '0.2', height: 0.4 }, edge: 0 },
  baumwolle: { colour: '#f8f3e8', grain: { frequency: '0.03 0.04', height: 1.3 }, edge: 26 },
  perlmutt: { colour: '#f6f2ee', grain: { frequency: '0.12', height: 0.3 }, edge: 0 },
  recycling: { colour: '#ece5d8', grain: { frequency: '0.06 0.09', height: 0.45 }, edge: 3 },
};

/** Light from the upper left over small bumps; paper stays the colour that it has. */
const litGrain = ({ grain }: Surface, id: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${grain.frequency}" numOctaves="3" seed="3"/>` +
  `<feDiffuseLighting surfaceScale="${grain.height}" diffuseConstant="1.16" lighting-color="#fff"><feDistantLight azimuth="225" elevation="60"/></feDiffuseLighting>` +
  '</filter>';

const wanderingEdge = (by: number, id: string): string =>
  `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2"><feTurbulence type="fractalNoise" baseFrequency="0.025" numOctaves="3" seed="8"/><feDisplacementMap in="SourceGraphic" scale="${by}"/></filter>`;

/** Fibres and specks of what the paper was before. */
const specks = (box: Box): Drawing => {
  const random = randomOf(5, 'specks');
  const colours = ['#8a7a63', '#6d7880', '#a9987c', '#857f6c'] as const;
  return shown(
    range(240)
      .map((index) => {
        const [x, y] = [
          between(random, box.left, right(box)),
          between(random, box.top, bottom(box)),
        ];
        const [long, turn] = [between(random, 5, 24), between(random, 0, 180)];
        return `<path d="M${num(-long)} 0q${num(long)} ${num(between(random, -12, 12))} ${num(2 * long)} 0" transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" fill="none" stroke="${colours[index % colours.length]}" stroke-opacity=".5" stroke-width="${num(between(random, 2, 5))}" stroke-linecap="round"/>`;
      })
      .join(''),
  );
};

/** Bands of light that turn with the sheet. */
const shimmer = (box: Box, id: string): Drawing => ({
  defs: linear(
    id,
    [box.left, box.top],
    [right(box), bottom(box)],
    even('#fdf6f3', '#e9e3f0', '#fffdfb', '#f3e2df', '#ffffff', '#e0e8ea', '#fbf5ef'),
  ),
  body: rect(box, `url(#${id})`, 'opacity=".85"'),
});

/** A sheet upon another of the same paper, from close: its surface and its edge. */
export const paperPicture = (paper: PaperSurface, view: Box, id: string): Drawing => {
  const surface = surfaces[paper];
  const { colour, edge } = surface;
  const [edgeId, grainId, cutId] = [`${id}w`, `${id}l`, `${id}c`];
  const corner = [view.left + view.width * 0.3, view.top + view.height * 0.34] as const;
  const sheet: Box = { left: 0, top: 0, width: view.width * 1.4, height: view.height * 1.4 };
  const upper = layers(
    shown(rect(sheet, colour)),
    paper === 'perlmutt' ? shimmer(sheet, `${id}s`) : shown(''),
    paper === 'recycling' ? specks(sheet) : shown(''),
  );
  const place = `translate(${num(corner[0])} ${num(corner[1])}) rotate(-14)`;
  const wandering = edge === 0 ? '' : ` filter="url(#${edgeId})"`;
  return {
    defs:
      litGrain(surface, grainId) +
      wanderingEdge(edge, edgeId) +
      upper.defs +
      `<filter id="${cutId}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="22"/></filter>`,
    body:
      rect(view, darker(colour, 0.09)) +
      `<g transform="${place}"><g filter="url(#${cutId})">${rect({ ...sheet, left: 10, top: 14 }, '#3a2a22', 'opacity=".42"')}</g>` +
      `<g${wandering}>${rect({ ...sheet, left: -3, top: -3 }, darker(colour, 0.16))}${upper.body}</g></g>` +
      `<g style="mix-blend-mode:multiply">${rect(view, '#fff', `filter="url(#${grainId})"`)}</g>`,
  };
};
