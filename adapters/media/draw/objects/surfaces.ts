import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { canvasEdge } from '../../../../core/domain/image/canvas-edge.ts';
import {
  plainCanvasEdge,
  sheetMeasures,
  type SheetMeasures,
} from '../../../../core/domain/catalogue/object-measures.ts';
import { sheetDepth } from '../../../../core/domain/preview/space-print.ts';
import type { ObjectSource } from '../../../../core/domain/image/sources.ts';
import { bottom, layers, num, path, right, shown, steps } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { finishes, type Finish } from './sheens.ts';
import { closeUp, grain, scrim } from './textures.ts';
import type { Threads } from './textures.ts';

export interface Surface extends SheetMeasures {
  readonly finish: Finish;
  /** Millimetres. */
  readonly standOff: number;
  /** Dark share of the depth, 0 to 1; absent for one piece. */
  readonly backing?: number;
  /** Of the wrapped edges. */
  readonly isMirrored: boolean;
}

const faces = {
  // Its weave is finer than a pixel of a whole picture, and drawn wider it is a screen: rendered
  // close views show it.
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

type PrintedSheet = { readonly material: MaterialType; readonly options: ChosenOptions };

type ChosenOptions = NonNullable<ObjectSource['options']>;

/** A printed wall-art material as a thing. */
export const surfaceOf = (material: MaterialType, options: ChosenOptions): Surface => {
  const { edgeStyle } = canvasEdge(options);
  return {
    ...sheetMeasures[material],
    ...(edgeStyle === 'farbig' && { edge: plainCanvasEdge }),
    ...faces[material],
    depth: sheetDepth(material, options),
    isMirrored: edgeStyle === 'gespiegelt',
  };
};

/** At the corners and along the long sides of a tarpaulin. */
const eyelets = (box: Box): Drawing => {
  const size = Math.min(box.width, box.height) * 0.014;
  const inset = size * 2.6;
  const xs = steps(box.left + inset, right(box) - inset, 3);
  const ring = (x: number, y: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}" fill="#6d6f70" stroke="#eceff0" stroke-width="${num(size * 0.75)}"/>`;
  return shown(xs.map((x) => ring(x, box.top + inset) + ring(x, bottom(box) - inset)).join(''));
};

/** Of the screws in a board's corners, 25 mm from its edges. */
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

/** With the options that show. */
export const finishOf = ({ material, options }: PrintedSheet): Finish =>
  options.includes('aludibond-materialausfuehrung-brushed') ? 'brushed' : faces[material].finish;

/** The texture over the printed picture. */
export const faceOf = (
  { material, options }: PrintedSheet,
  box: Box,
  threads: Threads,
  id: string,
): Drawing => {
  const finish = finishOf({ material, options });
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
