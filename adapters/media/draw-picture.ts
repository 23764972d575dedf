import { createHash } from 'node:crypto';

import { codingOf, presetOf } from '../../core/domain/image/presets.ts';
import { renderedScenes, type RenderedScenes } from './compose/scene-files.ts';
import { mouldingPicture, type MouldingPicture } from './draw/moulding-picture.ts';
import { comparedPicture } from './draw/compared-picture.ts';
import { artworkInScene, type ArtworkInScene } from './draw/artwork-in-scene.ts';
import { bookInScene } from './draw/book-in-scene.ts';
import { boxInScene } from './draw/box-in-scene.ts';
import { drawPicture } from './draw/picture.ts';
import type { ScenePicture } from './draw/photo-in-scene.ts';
import { scenePicture } from './draw/scene-picture.ts';
import type { WallPart } from './draw/wall-picture.ts';
import { isTransparent, type DrawingRequest, type DrawnPicture } from './drawing.ts';
import { encodings } from './encodings.ts';

/** All that makes a composite: its folder is not, which differs between machines. */
const sceneParts = ({ sceneDigest, composition }: ScenePicture) => {
  const { base, view, size, faces, span, glass, shadow } = composition;
  return [
    sceneDigest,
    base,
    view,
    size,
    faces,
    ...(span === undefined ? [] : [span]),
    ...(glass === undefined ? [] : [glass.view, glass.strength]),
    ...(shadow === undefined ? [] : [shadow]),
  ];
};

const mouldingParts = ({ sceneDigest, overlay }: MouldingPicture) => [sceneDigest, overlay.slices];

const tableParts = ({ sceneDigest, table }: ArtworkInScene) => [
  sceneDigest,
  { ...table, folder: '' },
];

const wallParts = ({ picture, left, top }: WallPart) => [sceneParts(picture), left, top];

const digestOf = ({ preset, source }: DrawingRequest, svg: string, parts?: unknown): string => {
  return createHash('sha256')
    .update([JSON.stringify(encodings), ...codingOf(preset), isTransparent(source), svg].join())
    .update(parts === undefined ? '' : JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 22);
};

/**
 * Draws a picture in its preset's size times the density, and names it by all that makes it. What a
 * rendered scene shows goes into the scene, a rendered moulding over what it frames; everything
 * else is drawn flat.
 */
export const draw = (
  request: DrawingRequest,
  scenes: RenderedScenes = renderedScenes(),
): DrawnPicture => {
  const { preset, density, source } = request;
  const { width, height } = presetOf(preset);
  const size = { width: width * density, height: height * density };
  const row = comparedPicture(source, size, scenes);
  if (row !== undefined)
    return {
      svg: '',
      digest: digestOf(request, row.map(({ picture }) => picture.svg).join(), row.map(wallParts)),
      wall: { size, parts: row.map(({ picture, left, top }) => ({ ...picture, left, top })) },
    };
  const laid =
    source.kind === 'artwork'
      ? (bookInScene(source, size, scenes) ?? artworkInScene(source, size, scenes))
      : boxInScene(source, size, scenes);
  if (laid !== undefined)
    return { svg: '', digest: digestOf(request, '', tableParts(laid)), table: laid.table };
  const scene = scenePicture(source, size, scenes);
  // A shape that no still life has is shown on its table.
  if (source.kind === 'artwork' && source.view === 'occasion' && scene === undefined)
    return draw({ ...request, source: { ...source, view: 'laid' } }, scenes);
  const moulding = mouldingPicture(source, size, scenes);
  const svg = scene?.svg ?? drawPicture(source, width / height, size.width, size.height);
  const parts =
    (scene && sceneParts(scene)) ?? (moulding === undefined ? undefined : mouldingParts(moulding));
  return {
    svg,
    digest: digestOf(request, svg, parts),
    ...(scene && { composition: scene.composition }),
    ...(moulding && { overlay: moulding.overlay }),
  };
};
