import { createHash } from 'node:crypto';

import { presetOf } from '../../core/domain/image/presets.ts';
import { renderedScenes, type RenderedScenes } from './compose/scene-files.ts';
import { drawPicture } from './draw/picture.ts';
import { scenePicture, type ScenePicture } from './draw/scene-picture.ts';
import { isTransparent, type DrawnPicture, type PictureRequest } from './drawing.ts';
import { encodings } from './encodings.ts';

/** All that makes a composite: its folder is not, which differs between machines. */
const nameParts = ({ sceneDigest, composition }: ScenePicture) => {
  const { base, view, size, faces } = composition;
  return [sceneDigest, base, view, size, faces];
};

/**
 * Draws a picture in its preset's size times the density, and names it by all that makes it. What a
 * rendered scene shows is put into the scene; everything else is drawn flat.
 */
export const draw = (
  { preset, density, source }: PictureRequest,
  scenes: RenderedScenes = renderedScenes(),
): DrawnPicture => {
  const { width, height, quality, blur } = presetOf(preset);
  const size = { width: width * density, height: height * density };
  const rendered = scenePicture(source, size, scenes);
  const svg = rendered?.svg ?? drawPicture(source, width / height, size.width, size.height);
  const digest = createHash('sha256')
    .update([JSON.stringify(encodings), quality, blur, isTransparent(source), svg].join())
    .update(rendered === undefined ? '' : JSON.stringify(nameParts(rendered)))
    .digest('base64url')
    .slice(0, 22);
  return rendered === undefined
    ? { svg, digest }
    : { svg, digest, composition: rendered.composition };
};
