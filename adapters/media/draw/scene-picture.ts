import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import {
  isWallView,
  type MaterialSource,
  type ObjectSource,
  type DrawnSource,
} from '../../../core/domain/image/sources.ts';
import type { SpacePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { viewOfRatio, type SceneView } from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { photoInScene, type ScenePicture } from './photo-in-scene.ts';
import { printOf, sheetScene } from './space-print.ts';
import { isOnWall, wallPicture } from './wall-picture.ts';

const sceneName = (source: DrawnSource): string | undefined => {
  switch (source.kind) {
    case 'room':
      return `room-${source.room}`;
    case 'material':
      return `corner-${source.material}`;
    case 'hanging':
      return `hanging-${source.view}`;
    case 'object':
    case 'layer':
      if (source.view === 'material') return sheetScene('surface', source);
      if (source.view === 'corner')
        return source.frame === undefined
          ? sheetScene('corner', source)
          : `corner-${source.producedFrame ?? source.frame}`;
      // A moulding is not part of a room: what is framed is drawn.
      return isWallView(source.view) && source.frame === undefined ? source.view : undefined;
    case 'artwork':
    case 'motif':
    case 'paper':
    case 'still':
      return undefined;
  }
};

/** A corner of the material with a dark print, which shows edge and gloss. */
const swatchOf = ({ material }: MaterialSource): ObjectSource => ({
  kind: 'object',
  motif: 'waves',
  seed: 1,
  view: 'corner',
  material,
  width: 300,
  height: 200,
});

/** False where a cut would lose what tells the scale of an empty room. */
const canShow = (source: DrawnSource, { size }: Scene, ratio: number): boolean =>
  source.kind !== 'room' || ratio <= (size.width / size.height) * 1.002;

/**
 * In a close view the print must reach beyond it; in a room a larger one would cover what stands
 * before it.
 */
const fits = ({ kind, reach }: Scene, { width, height }: SpacePrint): boolean =>
  kind === 'room'
    ? width <= reach.width && height <= reach.height
    : width >= reach.width && height >= reach.height;

/** From the middle of a cut up to the print, as a share of the scene's height. */
const aboveMiddle = 0.05;

/** In a room a point below the origin, so that a narrower cut keeps furniture rather than wall. */
const middleOf = ({ kind, size, camera }: Scene) => {
  if (kind === 'surface' || kind === 'still') return { x: size.width / 2, y: size.height / 2 };
  const y = camera[1][3];
  return { x: camera[0][3], y: kind === 'room' ? y + aboveMiddle * size.height : y };
};

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

/** Undefined where no scene shows the source: then it is drawn. `size` in pixels. */
export const scenePicture = (
  source: DrawnSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  if (isOnWall(source)) return wallPicture(source, size, scenes);
  const rendered = scenes.get(sceneName(source) ?? '');
  const ratio = size.width / size.height;
  if (rendered === undefined || !canShow(source, rendered.scene, ratio)) return undefined;
  const { scene, folder, digest } = rendered;
  const base =
    (source.kind === 'room' || source.kind === 'layer' ? source.layer : undefined) ?? 'plate';
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
