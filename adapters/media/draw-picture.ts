import { createHash } from 'node:crypto';

import { presetOf } from '../../core/domain/image/presets.ts';
import { renderedScenes, type RenderedScenes } from './compose/scene-files.ts';
import { mouldingPicture, type MouldingPicture } from './draw/moulding-picture.ts';
import { drawPicture } from './draw/picture.ts';
import type { ScenePicture } from './draw/photo-in-scene.ts';
import { scenePicture } from './draw/scene-picture.ts';
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

/**
 * Draws a picture in its preset's size times the density, and names it by all that makes it. What a
 * rendered scene shows is put into the scene, a rendered moulding is laid over what it frames;
 * everything else is drawn flat.
 */
export const draw = (
  { preset, density, source }: DrawingRequest,
  scenes: RenderedScenes = renderedScenes(),
): DrawnPicture => {
  const { width, height, quality, blur } = presetOf(preset);
  const size = { width: width * density, height: height * density };
  const scene = scenePicture(source, size, scenes);
  const moulding = mouldingPicture(source, size, scenes);
  const svg = scene?.svg ?? drawPicture(source, width / height, size.width, size.height);
  const parts =
    (scene && sceneParts(scene)) ?? (moulding === undefined ? undefined : mouldingParts(moulding));
  const digest = createHash('sha256')
    .update([JSON.stringify(encodings), quality, blur, isTransparent(source), svg].join())
    .update(parts === undefined ? '' : JSON.stringify(parts))
    .digest('base64url')
    .slice(0, 22);
  return {
    svg,
    digest,
    ...(scene && { composition: scene.composition }),
    ...(moulding && { overlay: moulding.overlay }),
  };
};
