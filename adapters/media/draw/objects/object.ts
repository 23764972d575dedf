import type { ObjectSource } from '../../../../core/domain/image/sources.ts';
import { boxOfRatio } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { grown, layers, linear, matrix, num, path, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { framed, mouldingOf, reachOf } from './frames.ts';
import type { Moulding } from './frames.ts';
import { faceOf, surfaceOf } from './surfaces.ts';
import type { Surface } from './surfaces.ts';
import type { Threads } from './textures.ts';

/** Millimetres; the print stands at 0/0. */
export interface Thing {
  readonly print: Box;
  /** The print with its frame. */
  readonly outer: Box;
  readonly depth: number;
  readonly surface: Surface;
  readonly moulding: Moulding | undefined;
  /** Wider than the print by the depth on every side, so that edges can be wrapped. */
  readonly motif: Drawing;
  readonly front: Drawing;
}

/** The print's own part stays as it is. */
const motifOn = (source: ObjectSource, print: Box, wrap: number, id: string): Drawing => {
  const shownBox = boxOfRatio(print.width / print.height);
  const unit = shownBox.width / print.width;
  const plane = grown(shownBox, wrap * unit);
  const drawing = motifDrawings[source.motif](source.seed, plane, id);
  return {
    defs: drawing.defs,
    body: `<g transform="${matrix(1 / unit, 0, 0, 1 / unit, -shownBox.left / unit, -shownBox.top / unit)}">${drawing.body}</g>`,
  };
};

/** Their lower corner lifts off the wall, unframed. */
const curling = ['poster', 'hahnemuehle', 'klebefolie'] as const;

/** A share of the shorter side. */
const curlShare = 0.085;

const cutOutline = ({ width: w, height: h }: Box): string => {
  const a = Math.min(w, h) * curlShare;
  return `M0 0H${num(w)}V${num(h - a)}L${num(w - a)} ${num(h)}H0Z`;
};

/** The lower right corner is gone, its back shows. */
const curled = (sheet: Drawing, box: Box, id: string): Drawing => {
  const { width: w, height: h } = box;
  const a = Math.min(w, h) * curlShare;
  const tip = [w - a * 0.74, h - a * 0.8] as const;
  const fold = `M${num(w - a)} ${num(h)}Q${num(w - a * 0.98)} ${num(h - a * 0.34)} ${num(tip[0])} ${num(tip[1])}Q${num(w - a * 0.3)} ${num(h - a * 0.86)} ${num(w)} ${num(h - a)}Z`;
  return {
    defs:
      sheet.defs +
      `<clipPath id="${id}c">${path(cutOutline(box), '#000')}</clipPath>` +
      linear(
        `${id}b`,
        [w - a * 0.78, h - a * 0.78],
        [w - a * 0.5, h - a * 0.5],
        [
          [0, '#d9d4c9'],
          [0.4, '#ffffff'],
          [1, '#c9c2b5'],
        ],
      ) +
      linear(
        `${id}s`,
        [w - a * 1.15, h - a * 1.15],
        [w - a * 0.7, h - a * 0.7],
        [
          [0, '#1a120a', 0],
          [1, '#1a120a', 0.34],
        ],
      ),
    body:
      `<g clip-path="url(#${id}c)">${sheet.body}${path(`M${num(w - a * 1.5)} ${num(h)}L${num(w)} ${num(h - a * 1.5)}V${num(h)}Z`, `url(#${id}s)`)}</g>` +
      path(fold, `url(#${id}b)`),
  };
};

const scaled = (drawing: Drawing, id: string): Drawing => ({
  defs: `${drawing.defs}<g id="${id}">${drawing.body}</g>`,
  body: `<use href="#${id}"/>`,
});

/** The view chooses how threads and fibres are drawn, in millimetres. */
export const thingOf = (source: ObjectSource, threads: Threads, id: string): Thing => {
  const { frame, options = [] } = source;
  const surface = surfaceOf(source.material, options);
  const moulding = frame && mouldingOf(frame, source.producedFrame);
  const print = { left: 0, top: 0, width: source.width, height: source.height };
  const wrap =
    moulding === undefined && surface.edge === 'wrap' && !surface.isMirrored ? surface.depth : 0;
  const motif = scaled(motifOn(source, print, wrap, `${id}m`), `${id}motif`);
  const printed = layers(
    {
      defs: `${motif.defs}<clipPath id="${id}print"><rect width="${num(print.width)}" height="${num(print.height)}"/></clipPath>`,
      body: `<g clip-path="url(#${id}print)">${motif.body}</g>`,
    },
    faceOf({ material: source.material, options }, print, threads, `${id}s`),
  );
  const curls = frame === undefined && curling.some((material) => material === source.material);
  const bare = curls ? curled(printed, print, `${id}k`) : printed;
  const outer = frame === undefined ? print : grown(print, reachOf({ frame, mat: source.mat }));
  return {
    print,
    outer,
    depth: moulding?.depth ?? surface.depth,
    surface,
    moulding,
    motif: shown(motif.body),
    front:
      frame === undefined || moulding === undefined
        ? bare
        : framed({ frame, mat: source.mat }, moulding, printed, print, `${id}f`),
  };
};
