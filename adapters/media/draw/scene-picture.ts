/** Pictures of rendered scenes: which scene shows a source, and the photo that is put into it. */
import type { MaterialType } from '../../../core/domain/catalogue/materials.ts';
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
import {
  placePrint,
  type EdgeFinish,
  type PhotoPart,
  type PlacedFace,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import {
  faceIn,
  shadowIn,
  viewOfRatio,
  type Composition,
  type SceneView,
} from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { sheetDepth } from './objects/surfaces.ts';
import { drawnMat, glassBefore, sheetOf } from './printed-sheet.ts';
import { svgDocument } from './svg.ts';

/** What is composed: the scene with its digest, and the photo as a drawing, empty without one. */
export type ScenePicture = {
  readonly svg: string;
  readonly composition: Composition;
  readonly sceneDigest: string;
};

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

const boundsOf = (faces: readonly { readonly part: PhotoPart }[]): PhotoPart => {
  const [xs, ys] = [
    faces.flatMap(({ part }) => [part.left, part.right]),
    faces.flatMap(({ part }) => [part.top, part.bottom]),
  ];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
};

const relativeTo =
  (bounds: PhotoPart) =>
  (part: PhotoPart): PhotoPart => {
    const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
    return {
      left: (part.left - bounds.left) / width,
      right: (part.right - bounds.left) / width,
      top: (part.top - bounds.top) / height,
      bottom: (part.bottom - bounds.top) / height,
    };
  };

/** The photo's pixels for a seen one: some more, so that nothing is blurred where it is nearest. */
const oversize = 1.4;

/** No photo has a longer side. */
const longestSide = 2600;

const photoSize = (faces: readonly PlacedFace[], bounds: PhotoPart, scale: number): ImageSize => {
  const front = faces.at(-1);
  if (front?.part === undefined) return { width: 1, height: 1 };
  const [a, b, c, d] = front.quad;
  const length = (p: typeof a, q: typeof a): number => Math.hypot(p.x - q.x, p.y - q.y);
  const { part } = front;
  const across = Math.max(length(a, b), length(d, c)) / (part.right - part.left);
  const down = Math.max(length(a, d), length(b, c)) / (part.bottom - part.top);
  const side = (pixels: number, share: number): number =>
    Math.min(longestSide, Math.max(1, Math.ceil(pixels * share * scale * oversize)));
  return {
    width: side(across, bounds.right - bounds.left),
    height: side(down, bounds.bottom - bounds.top),
  };
};

const withPhoto = (
  source: ObjectSource,
  { scene, folder, digest }: RenderedScene,
  view: SceneView,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const print = printOf(source);
  if (!fits(scene, print)) return undefined;
  const placed = placePrint(scene, print);
  const faces = placed.flatMap((face) =>
    face.part === undefined ? [] : [{ face, part: face.part }],
  );
  const bounds = boundsOf(faces);
  const relative = relativeTo(bounds);
  const photo = photoSize(placed, bounds, size.width / view.width);
  const { sheet, drawing } = sheetOf(source, print);
  const seen = {
    left: sheet.left + bounds.left * sheet.width,
    top: sheet.top + bounds.top * sheet.height,
    width: (bounds.right - bounds.left) * sheet.width,
    height: (bounds.bottom - bounds.top) * sheet.height,
  };
  const off = print.depth + print.standOff;
  const flat = placePrint(scene, { ...print, depth: 0, standOff: 0 }).at(-1);
  const glass = glassBefore(source, scene, view, scenes);
  const shadow = flat && shadowIn(scene, flat, off, view, size);
  return {
    svg: svgDocument(drawing, seen, photo.width, photo.height, 'stretched'),
    composition: {
      folder,
      layers: scene.layers,
      base: 'plate',
      view,
      size,
      faces: faces.map(({ face, part }) => faceIn(face, relative(part), view, size)),
      ...(glass && { glass: glass.glass }),
      ...(shadow && { shadow }),
    },
    sceneDigest: digest + (glass?.digest ?? ''),
  };
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
  const { scene, folder, digest } = rendered;
  const base = (source.kind === 'room' && source.layer) || 'plate';
  if (!scene.layers.includes(base)) return undefined;
  const view = viewOfRatio(scene.size, ratio, middleOf(scene));
  if (source.kind === 'object') return withPhoto(source, rendered, view, size, scenes);
  if (source.kind === 'material') return withPhoto(swatchOf(source), rendered, view, size, scenes);
  return {
    svg: '',
    composition: { folder, layers: scene.layers, base, view, size, faces: [] },
    sceneDigest: digest,
  };
};
