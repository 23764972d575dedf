import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import { placePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { cardSceneOf } from '../../../core/domain/products/card/designs/card-library.ts';
import { faceIn, viewOfRatio, type SceneView } from '../compose/composition.ts';
import type { RenderedScenes } from '../compose/scene-files.ts';
import { frontOf } from './artwork-picture.ts';
import { photoSize, type ScenePicture } from './photo-in-scene.ts';
import { svgDocument } from './svg.ts';

const whole = { left: 0, top: 0, right: 1, bottom: 1 } as const;

/** Wide pictures show the whole table; others go closer, so that the card stays large. */
const widest = 1.7;
const closer = 0.82;

const viewOf = ({ size, camera }: Scene, ratio: number): SceneView =>
  viewOfRatio(size, ratio, { x: camera[0][3], y: camera[1][3] }, ratio < widest ? closer : 1);

/** How far a design's sides may differ from the card's: paper is cut to a tenth of a millimetre. */
const tolerance = 0.002;

const fits = ({ reach }: Scene, front: ImageSize): boolean =>
  Math.abs((front.width / front.height) * (reach.height / reach.width) - 1) < tolerance;

/**
 * A design on the card of its occasion's still life. Undefined where no scene shows its shape: then
 * it is drawn. `size` in pixels.
 */
export const occasionPicture = (
  source: ArtworkSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const rendered = scenes.get(cardSceneOf(source.design, source.locale) ?? '');
  if (rendered === undefined) return undefined;
  const { scene, folder, digest } = rendered;
  const front = frontOf(source, 'p');
  if (!fits(scene, front)) return undefined;
  const view = viewOf(scene, size.width / size.height);
  const { width, height } = scene.reach;
  const placed = placePrint(scene, { width, height, depth: 0, standOff: 0, edge: 'board' });
  const photo = photoSize(placed, whole, size.width / view.width);
  const box = {
    left: -front.width / 2,
    top: -front.height / 2,
    width: front.width,
    height: front.height,
  };
  return {
    svg: svgDocument(front.drawing, box, photo.width, photo.height, 'stretched'),
    composition: {
      folder,
      layers: scene.layers,
      base: 'plate',
      view,
      size,
      faces: placed.map((face) => faceIn(face, whole, view, size)),
    },
    sceneDigest: digest,
  };
};
