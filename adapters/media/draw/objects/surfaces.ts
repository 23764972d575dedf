import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { stretcherDepths } from '../../../../core/domain/format/stretcher-depths.ts';
import { millimetresOfTenths } from '../../../../core/domain/format/format.ts';
import { canvasEdge } from '../../../../core/domain/image/canvas-edge.ts';
import {
  plainCanvasEdge,
  sheetMeasures,
  type SheetMeasures,
} from '../../../../core/domain/image/object-measures.ts';
import type { ObjectSource } from '../../../../core/domain/image/sources.ts';
import {
  bottom,
  layers,
  linear,
  num,
  path,
  polygon,
  radial,
  rect,
  right,
  shown,
  steps,
} from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { closeUp, grain, scrim } from './textures.ts';
import type { Threads } from './textures.ts';

/** How a material's face takes the light. */
type Finish = 'gloss' | 'metal' | 'matt' | 'rag' | 'satin' | 'glow';

/** A printed thing as it is drawn: its measures, how far it stands off the wall, its face. */
export interface Surface extends SheetMeasures {
  readonly finish: Finish;
  /** Millimetres. */
  readonly standOff: number;
  /** How much of its depth is a dark board behind, from 0 to 1; absent where it is of one piece. */
  readonly backing?: number;
  /** Whether the picture is seen on its wrapped edges as in a mirror. */
  readonly isMirrored: boolean;
}

const faces = {
  // Its weave is finer than a pixel of a whole picture, and drawn wider it is a screen: rendered close views show it.
  leinwand: { finish: 'matt', standOff: 0 },
  acrylglas: { finish: 'gloss', standOff: 12 },
  gallerybond: { finish: 'gloss', standOff: 12, backing: 0.42 },
  echtglas: { finish: 'gloss', standOff: 12 },
  aludibond: { finish: 'metal', standOff: 10 },
  forexplatte: { finish: 'matt', standOff: 4 },
  backlitfolie: { finish: 'glow', standOff: 0 },
  poster: { finish: 'satin', standOff: 0 },
  hahnemuehle: { finish: 'rag', standOff: 0 },
  fototapete: { finish: 'matt', standOff: 0 },
  klebefolie: { finish: 'satin', standOff: 0 },
  pvcplane: { finish: 'satin', standOff: 6 },
} as const satisfies Readonly<
  Record<MaterialType, Pick<Surface, 'finish' | 'standOff' | 'backing'>>
>;

/** What is printed on, with the options that show. */
type PrintedSheet = { readonly material: MaterialType; readonly options: ChosenOptions };

type ChosenOptions = NonNullable<ObjectSource['options']>;

/** How deep a print is, in millimetres: canvas as its stretcher frame. */
export const sheetDepth = (material: MaterialType, options: ChosenOptions): number =>
  material === 'leinwand'
    ? millimetresOfTenths('cm', stretcherDepths[canvasEdge(options).stretcher].cm)
    : sheetMeasures[material].depth;

/** A printed wall-art material as a thing. */
export const surfaceOf = (material: MaterialType, options: ChosenOptions): Surface => {
  const { rand } = canvasEdge(options);
  return {
    ...sheetMeasures[material],
    ...(rand === 'farbig' && { edge: plainCanvasEdge }),
    ...faces[material],
    depth: sheetDepth(material, options),
    isMirrored: rand === 'gespiegelt',
  };
};

/** Two bands of window light across a glossy face, and a bright bevel all round. */
const gloss = (box: Box, id: string): Drawing => {
  const { left, top, width: w, height: h } = box;
  const lean = h * 0.42;
  const band = (from: number, to: number): string =>
    polygon([
      [left + w * from + lean, top],
      [left + w * to + lean, top],
      [left + w * to - lean * 0.4, bottom(box)],
      [left + w * from - lean * 0.4, bottom(box)],
    ]);
  const bevel = Math.min(w, h) * 0.007;
  return {
    defs:
      linear(
        `${id}g`,
        [left, top],
        [left, bottom(box)],
        [
          [0, '#ffffff', 0.34],
          [0.62, '#ffffff', 0.07],
          [1, '#ffffff', 0.02],
        ],
      ) +
      linear(
        `${id}v`,
        [left, top],
        [right(box), bottom(box)],
        [
          [0, '#ffffff', 0.16],
          [0.4, '#ffffff', 0],
          [1, '#04121a', 0.13],
        ],
      ) +
      `<clipPath id="${id}c">${rect(box, '#000')}</clipPath>`,
    body:
      rect(box, `url(#${id}v)`) +
      `<g clip-path="url(#${id}c)">${path(band(0.46, 0.66), `url(#${id}g)`)}${path(band(0.7, 0.74), `url(#${id}g)`)}</g>` +
      `<rect x="${num(left + bevel / 2)}" y="${num(top + bevel / 2)}" width="${num(w - bevel)}" height="${num(h - bevel)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${num(bevel)}"/>`,
  };
};

/** A cool sheen that rises and falls across a metal face. */
const metal = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}m`,
    [box.left, box.top],
    [right(box), box.top + box.height * 0.35],
    [
      [0, '#ffffff', 0.2],
      [0.22, '#e4ebf0', 0.03],
      [0.5, '#f4f8fa', 0.19],
      [0.72, '#1e2a33', 0.05],
      [1, '#ffffff', 0.12],
    ],
  ),
  body: rect(box, `url(#${id}m)`),
});

const satin = (box: Box, id: string): Drawing => ({
  defs: radial(
    `${id}s`,
    [box.left + box.width * 0.24, box.top + box.height * 0.1],
    box.width * 0.9,
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0.05],
      [1, '#120c06', 0.06],
    ],
  ),
  body: rect(box, `url(#${id}s)`),
});

const rag = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}h`,
    [box.left, box.top],
    [right(box), bottom(box)],
    [
      [0, '#fff6e3', 0.16],
      [1, '#f3e4c8', 0.1],
    ],
  ),
  body: rect(box, `url(#${id}h)`),
});

const glow = (box: Box, id: string): Drawing => ({
  defs: radial(
    `${id}b`,
    [box.left + box.width / 2, box.top + box.height / 2],
    Math.max(box.width, box.height) * 0.62,
    [
      [0, '#fffbe9', 0.34],
      [0.6, '#fff6d9', 0.14],
      [1, '#fff2cc', 0.04],
    ],
  ),
  body: rect(box, `url(#${id}b)`),
});

const shade = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}l`,
    [box.left, box.top],
    [right(box), bottom(box)],
    [
      [0, '#ffffff', 0.09],
      [0.5, '#ffffff', 0],
      [1, '#150d06', 0.09],
    ],
  ),
  body: rect(box, `url(#${id}l)`),
});

/** Eyelets at the corners and along the long sides of a tarpaulin. */
const eyelets = (box: Box): Drawing => {
  const size = Math.min(box.width, box.height) * 0.014;
  const inset = size * 2.6;
  const xs = steps(box.left + inset, right(box) - inset, 3);
  const ring = (x: number, y: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="#6d6f70" stroke="#eceff0" stroke-width="${num(size * 0.75)}"/>`;
  return shown(xs.map((x) => ring(x, box.top + inset) + ring(x, bottom(box) - inset)).join(''));
};

/** The caps of the screws in the corners of a board, 25 mm from its edges. */
const caps = (box: Box): Drawing =>
  shown(
    [box.left + 25, right(box) - 25]
      .flatMap((x) => [box.top + 25, bottom(box) - 25].map((y) => [x, y] as const))
      .map(
        ([x, y]) =>
          `<circle cx="${num(x + 1.5)}" cy="${num(y + 2.5)}" r="9.5" fill="#0d0905" opacity=".3"/><circle cx="${num(x)}" cy="${num(y)}" r="8.4" fill="#c3c4c5" stroke="#8f9193" stroke-width="1.4"/><circle cx="${num(x - 2)}" cy="${num(y - 2.4)}" r="3.6" fill="#eef0f1"/>`,
      )
      .join(''),
  );

const seamsOfWallpaper = (box: Box): Drawing => {
  const count = Math.max(2, Math.round(box.width / 500));
  return shown(
    path(
      steps(box.left, right(box), count)
        .slice(1, -1)
        .map((x) => `M${num(x)} ${num(box.top)}V${num(bottom(box))}`)
        .join(''),
      'none',
      `stroke="#000" stroke-opacity=".07" stroke-width="${num(box.width * 0.0016)}"`,
    ),
  );
};

const finishes = { gloss, metal, matt: shade, rag, satin, glow } as const;

/** What a material adds to the picture printed on it. */
export const faceOf = (
  { material, options }: PrintedSheet,
  box: Box,
  threads: Threads,
  id: string,
): Drawing => {
  const { finish } = faces[material];
  const face = finishes[finish](box, `${id}f`);
  if (finish === 'rag') return layers(face, closeUp(grain(box, threads, `${id}g`), threads));
  if (material === 'pvcplane')
    return layers(
      face,
      closeUp(scrim(box, threads, `${id}p`), threads),
      ...(options.includes('pvcplane-oesung-none') ? [] : [eyelets(box)]),
    );
  if (options.some((option) => option.endsWith('-corner-holes'))) return layers(face, caps(box));
  return material === 'fototapete' ? layers(face, seamsOfWallpaper(box)) : face;
};
