/** Photo boxes on a ray-traced table, with prints in them and beside them, and prints alone. */
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { PictureSource } from '../../../core/domain/image/sources.ts';
import {
  isPhotoboxStill,
  photoboxOfStill,
  photoboxScene,
} from '../../../core/domain/products/photobox/photobox-picture.ts';
import { viewOfRatio } from '../compose/composition.ts';
import type { RenderedScenes } from '../compose/scene-files.ts';
import { facesOf, pixelsOf, type ArtworkInScene, type PlacedPart } from './artwork-in-scene.ts';
import { colourOf } from './card-pieces.ts';
import { printFace } from './stills/prints.ts';
import { layers, shown, svgDocument } from './svg.ts';

/** Millimetres between prints on their sheet, so that none bleeds into the next. */
const gap = 2;

const grounds = { small: '#e9e0d4', max: '#e2ded2', photoprint: '#e7ded1' } as const;

/** Undefined where nothing of its type and format is rendered: then it is drawn. */
export const boxInScene = (
  source: PictureSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ArtworkInScene | undefined => {
  if (source.kind !== 'still' || !isPhotoboxStill(source.still)) return undefined;
  const { type, format, paper } = photoboxOfStill(source.still, source.seed);
  const rendered = scenes.get(photoboxScene(type, format));
  if (rendered === undefined) return undefined;
  const { scene, folder, digest } = rendered;
  const { pages = [], reach } = scene;
  const print = { width: reach.width, height: reach.height };
  const sheet = { ...print, width: pages.length * (print.width + gap) };
  const parts = pages.map(({ page, at, across, down }, index): PlacedPart => {
    const left = index * (print.width + gap);
    return {
      page,
      plane: { at, across, down },
      part: {
        left: left / sheet.width,
        top: 0,
        right: (left + print.width) / sheet.width,
        bottom: 1,
      },
      size: print,
    };
  });
  const { width, height } = scene.size;
  const middle = { x: width / 2, y: height / 2 };
  const around = viewOfRatio(scene.size, size.width / size.height, middle, 1);
  const pixels = pixelsOf(scene, parts, sheet, size.width / around.width);
  const prints = pages.map(({ page }, index) => {
    const { defs, body } = printFace(
      print,
      { paper, index: source.seed + index, seed: 2 * index + 1 },
      page,
    );
    const centre = index * (print.width + gap) + print.width / 2;
    return { defs, body: `<g transform="translate(${centre} ${print.height / 2})">${body}</g>` };
  });
  return {
    sceneDigest: digest,
    table: {
      folder,
      view: around,
      size,
      ground: colourOf(grounds[type]),
      // The edges of prints.
      paper: colourOf('#f8f5ef'),
      print: {
        svg: svgDocument(
          layers(shown(''), ...prints),
          { left: 0, top: 0, ...sheet },
          pixels.width,
          pixels.height,
          'stretched',
        ),
        faces: facesOf(scene, parts, around, size),
      },
    },
  };
};
