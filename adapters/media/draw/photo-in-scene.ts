import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ObjectSource } from '../../../core/domain/image/sources.ts';
import {
  faceAfter,
  placePrint,
  type PhotoPart,
  type PlacedFace,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import {
  faceIn,
  shadowIn,
  type ComposedSpan,
  type Composition,
  type SceneView,
} from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { glassBefore, sheenBefore, sheetOf } from './printed-sheet.ts';
import { layers, svgDocument } from './svg.ts';

/** The drawing is empty without a photo. */
export type ScenePicture = {
  readonly svg: string;
  readonly composition: Composition;
  readonly sceneDigest: string;
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

/** More of the photo's pixels, so that nothing is blurred where it is nearest. */
const oversize = 1.4;

const longestSide = 2600;

/** Pixels of the part of a photo that faces show; `scale`: of the picture to its scene. */
export const photoSize = (
  faces: readonly PlacedFace[],
  bounds: PhotoPart,
  scale: number,
): ImageSize => {
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

type Placement = {
  readonly print: SpacePrint;
  readonly rendered: RenderedScene;
  readonly view: SceneView;
  /** Pixels. */
  readonly size: ImageSize;
  /** Of a scene that serves every size. */
  readonly span?: ComposedSpan;
};

/** The picture of an object in its scene; `scenes` has what glass mirrors. */
export const photoInScene = (
  source: ObjectSource,
  { print, rendered, view, size, span }: Placement,
  scenes: RenderedScenes,
): ScenePicture => {
  const { scene, folder, digest } = rendered;
  const placed = placePrint(scene, print).map((face) =>
    span === undefined ? face : faceAfter(face, span.eye),
  );
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
  const whole = span === undefined ? drawing : layers(drawing, sheenBefore(source, sheet));
  return {
    svg: svgDocument(whole, seen, photo.width, photo.height, 'stretched'),
    composition: {
      folder,
      layers: scene.layers,
      base: 'plate',
      view,
      size,
      faces: faces.map(({ face, part }) => faceIn(face, relative(part), view, size)),
      ...(span && { span }),
      ...(glass && { glass: glass.glass }),
      ...(shadow && { shadow }),
    },
    sceneDigest: digest + (glass?.digest ?? ''),
  };
};
