/** Pictures of rendered scenes: which scene shows a source, and the photo that is put into it. */
import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { defaultProducedFrameOf } from '../../../core/domain/catalogue/produced-frame.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { canvasEdge } from '../../../core/domain/image/canvas-edge.ts';
import { sheetMeasures } from '../../../core/domain/image/object-measures.ts';
import type { ShownOption } from '../../../core/domain/image/shown-options.ts';
import {
  isWallView,
  type MaterialSource,
  type ObjectSource,
  type DrawnSource,
} from '../../../core/domain/image/sources.ts';
import type { EdgeFinish, SpacePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { outerOf, seenBox, wallMap } from '../../../core/domain/preview/span.ts';
import { viewOfRatio, type SceneView } from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { around } from './objects/front-view.ts';
import { sheetDepth } from './objects/surfaces.ts';
import { photoInScene, type ScenePicture } from './photo-in-scene.ts';
import { drawnMat } from './printed-sheet.ts';

/** Polished edges show the photo once more, from inside; a sheet's own edge is in the plate. */
const edgeOf = (material: MaterialType, options: readonly ShownOption[]): EdgeFinish => {
  if (sheetMeasures[material].edge === 'wrap') return canvasEdge(options).rand;
  return material === 'acrylglas' || material === 'echtglas' ? 'gespiegelt' : 'board';
};

/**
 * A print as it is seen; of a framed one, whose frame is in the scene, the front alone: the sheet
 * behind the glass, which is the print with the mat that is drawn with it.
 */
const printOf = (source: ObjectSource): SpacePrint => {
  const { material, frame, options = [], width, height } = source;
  if (frame === undefined) {
    const depth = sheetDepth(material, options);
    return { width, height, depth, standOff: 0, edge: edgeOf(material, options) };
  }
  const around = 2 * (drawnMat(source)?.matSize ?? 0);
  return { width: width + around, height: height + around, depth: 0, standOff: 0, edge: 'board' };
};

/** What of the options is a scene of its own, in the order of its name; an edge's finish is not. */
const sceneParts = {
  'aludibond-materialausfuehrung-brushed': 'brushed',
  'leinwand-keilrahmen-38mm': '38mm',
  'acrylglas-bohrung-corner-holes': 'holes',
  'aludibond-bohrung-corner-holes': 'holes',
  'forexplatte-bohrung-corner-holes': 'holes',
  'gallerybond-bohrung-corner-holes': 'holes',
  'pvcplane-oesung-none': 'plain',
} as const satisfies Partial<Record<ShownOption, string>>;

const sheetScene = (view: string, { material, options = [] }: ObjectSource): string =>
  [
    view,
    material,
    ...Object.entries(sceneParts).flatMap(([option, part]) =>
      options.some((chosen) => chosen === option) ? [part] : [],
    ),
  ].join('-');

const sceneName = (source: DrawnSource): string | undefined => {
  switch (source.kind) {
    case 'room':
      return `room-${source.room}`;
    case 'material':
      return `corner-${source.material}`;
    case 'hanging':
      return `hanging-${source.view}`;
    case 'object':
      if (source.view === 'material') return sheetScene('surface', source);
      if (source.view === 'corner')
        return source.frame === undefined
          ? sheetScene('corner', source)
          : `corner-${source.producedFrame ?? source.frame}`;
      if (source.view === 'perspective')
        return source.frame === undefined
          ? sheetScene('perspective', source)
          : `perspective-${source.producedFrame ?? defaultProducedFrameOf(source.frame)}`;
      // From the front, a moulding is laid over what is drawn (`moulding-picture.ts`).
      if (source.view === 'frontal')
        return source.frame === undefined ? sheetScene('frontal', source) : undefined;
      // A moulding is not part of a room: what is framed is drawn.
      return isWallView(source.view) && source.frame === undefined ? source.view : undefined;
    case 'motif':
    case 'still':
      return undefined;
  }
};

/** What a swatch shows: a corner of its material, dark enough that its edge and gloss are seen. */
const swatchOf = ({ material }: MaterialSource): ObjectSource => ({
  kind: 'object',
  motif: 'waves',
  seed: 1,
  view: 'corner',
  material,
  width: 300,
  height: 200,
});

/** How wide a picture of an empty room can be cut to without leaving out what tells its scale. */
const canShow = (source: DrawnSource, { size }: Scene, ratio: number): boolean =>
  source.kind !== 'room' || ratio <= (size.width / size.height) * 1.002;

/**
 * A close view has a print that reaches beyond it; a smaller one would end within it. In a room a
 * print hangs on the free wall; a larger one would cover what stands before it.
 */
const fits = ({ kind, reach }: Scene, { width, height }: SpacePrint): boolean =>
  kind === 'room'
    ? width <= reach.width && height <= reach.height
    : width >= reach.width && height >= reach.height;

/** How far above the middle of a cut a print hangs in a room, as a share of the scene's height. */
const aboveMiddle = 0.05;

/**
 * What stays in the middle of a narrower cut: the origin, where there is one to look at, and of a room
 * more of what stands below the print than of the wall above it.
 */
const middleOf = ({ kind, size, camera }: Scene) => {
  if (kind === 'surface' || kind === 'still') return { x: size.width / 2, y: size.height / 2 };
  const y = camera[1][3];
  return { x: camera[0][3], y: kind === 'room' ? y + aboveMiddle * size.height : y };
};

/** How much wall is seen around an object, as shares of what it fills, across and down on each side. */
const wallAround = {
  perspective: { across: 0.18, down: 0.16 },
  frontal: { across: 0.2, down: 0.19 },
} as const;

/** The box of a ratio around an object of a scene that serves every size. */
const boxAround = (
  scene: Scene,
  view: keyof typeof wallAround,
  outer: ImageSize,
  ratio: number,
) => {
  const { left, top, width, height } = seenBox(scene, outer);
  const { across, down } = wallAround[view];
  return around(
    {
      left: left - width * across,
      top: top - height * down,
      width: width * (1 + 2 * across),
      height: height * (1 + 2 * down),
    },
    ratio,
  );
};

/** An object on a wall by itself, in its own size. */
const onWall = (
  source: ObjectSource & { readonly view: keyof typeof wallAround },
  rendered: RenderedScene,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const { scene } = rendered;
  const { span, sheet } = scene;
  if (span === undefined || sheet === undefined) return undefined;
  const flat = printOf(source);
  const print = { ...flat, standOff: Math.max(0, sheet.height - flat.depth) };
  const outer = outerOf(scene, print);
  const view = boxAround(scene, source.view, outer, size.width / size.height);
  const composed = { span, outer, wall: wallMap(scene.camera), scene: scene.size };
  return photoInScene(source, { print, rendered, view, size, span: composed }, scenes);
};

const isOnWall = (
  source: DrawnSource,
): source is ObjectSource & { readonly view: keyof typeof wallAround } =>
  source.kind === 'object' && Object.hasOwn(wallAround, source.view);

/** An object, or a material's swatch, in a scene that it fits into. */
const fitted = (
  source: ObjectSource,
  rendered: RenderedScene,
  view: SceneView,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const print = printOf(source);
  return fits(rendered.scene, print)
    ? photoInScene(source, { print, rendered, view, size }, scenes)
    : undefined;
};

/**
 * The rendered picture of a source; undefined where no scene shows it: then it is drawn. `size` is the
 * picture's in pixels.
 */
export const scenePicture = (
  source: DrawnSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const rendered = scenes.get(sceneName(source) ?? '');
  const ratio = size.width / size.height;
  if (rendered === undefined || !canShow(source, rendered.scene, ratio)) return undefined;
  if (isOnWall(source)) return onWall(source, rendered, size, scenes);
  const { scene, folder, digest } = rendered;
  const base = (source.kind === 'room' && source.layer) || 'plate';
  if (!scene.layers.includes(base)) return undefined;
  const view = viewOfRatio(scene.size, ratio, middleOf(scene));
  if (source.kind === 'object') return fitted(source, rendered, view, size, scenes);
  if (source.kind === 'material') return fitted(swatchOf(source), rendered, view, size, scenes);
  return {
    svg: '',
    composition: { folder, layers: scene.layers, base, view, size, faces: [] },
    sceneDigest: digest,
  };
};
