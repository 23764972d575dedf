import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { matLookOf, type MatLook } from '../../../core/domain/image/framed-look.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import type { SpacePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { viewIn, type ComposedGlass, type SceneView } from '../compose/composition.ts';
import type { RenderedScenes } from '../compose/scene-files.ts';
import { boxOfRatio } from './motifs/composition.ts';
import { motifDrawings } from './motifs/motif.ts';
import { mattedDrawing } from './objects/mats.ts';
import { sheenOf } from './objects/sheens.ts';
import { finishOf } from './objects/surfaces.ts';
import { inset } from './stills/table.ts';
import { grown, type Box, type Drawing } from './svg.ts';

/** As the box of the motif's plane. */
const sheetBox = (print: SpacePrint): Box => {
  const front = boxOfRatio(print.width / print.height);
  const wrap = print.edge === 'umgeschlagen' ? print.depth : 0;
  return grown(front, (wrap * front.width) / print.width);
};

/** Undefined without a frame or a mat. */
export const drawnMat = ({ frame, mat }: ObjectSource): MatLook | undefined => {
  if (frame === undefined) return undefined;
  const look = matLookOf(frame, mat);
  return look.matSize > 0 ? look : undefined;
};

/** The box is the whole sheet. */
export const sheetOf = (
  source: ObjectSource,
  print: SpacePrint,
): { readonly drawing: Drawing; readonly sheet: Box } => {
  const { motif, seed } = source;
  const look = drawnMat(source);
  if (look === undefined) {
    const sheet = sheetBox(print);
    return { sheet, drawing: motifDrawings[motif](seed, sheet, 'p') };
  }
  const window = { left: 0, top: 0, width: source.width, height: source.height };
  const draw = (box: Box, id: string) => motifDrawings[motif](seed, box, id);
  return {
    sheet: grown(window, look.matSize),
    drawing: mattedDrawing(look, inset(window, draw, 'p'), window, 'm'),
  };
};

export const sheenBefore = (source: ObjectSource, box: Box): Drawing => {
  const { material, options = [], frame } = source;
  const isGlazed = frame !== undefined && frameHolds[frame].isGlazed;
  return sheenOf(finishOf({ material, options }), isGlazed, box, 'v');
};

/** All of a mirror image would wash out the photo; the better glass shows a hint. */
const mirroredShare = { usual: 0.45, better: 0.12 } as const;

/** With its scene's digest; undefined without glass. */
export const glassBefore = (
  source: ObjectSource,
  { size }: Scene,
  view: SceneView,
  scenes: RenderedScenes,
): { readonly glass: ComposedGlass; readonly digest: string } | undefined => {
  const { frame, producedFrame, glass } = source;
  if (frame === undefined || source.view !== 'corner' || !frameHolds[frame].isGlazed)
    return undefined;
  const usual = defaultProducedFrameOf(frame);
  const family = producedFrames.find((each) => each.producedFrame === (producedFrame ?? usual));
  const mirrored = scenes.get(`glass-${family?.family ?? ''}`);
  if (mirrored === undefined) return undefined;
  const { folder, scene, digest } = mirrored;
  return {
    digest,
    glass: {
      folder,
      view: viewIn(view, size, scene.size),
      strength: glass === undefined ? mirroredShare.usual : mirroredShare.better,
    },
  };
};
