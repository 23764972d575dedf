import { createHash } from 'node:crypto';

import { presetOf } from '../../core/domain/image/presets.ts';
import { drawPicture } from './draw/picture.ts';
import { isTransparent, type DrawnPicture, type PictureRequest } from './drawing.ts';
import { encodings } from './encodings.ts';

/** Draws a picture in its preset's size times the density, and names it by all that makes it. */
export const draw = ({ preset, density, source }: PictureRequest): DrawnPicture => {
  const { width, height, quality, blur } = presetOf(preset);
  const svg = drawPicture(source, width / height, width * density, height * density);
  const digest = createHash('sha256')
    .update([JSON.stringify(encodings), quality, blur, isTransparent(source), svg].join())
    .digest('base64url')
    .slice(0, 22);
  return { svg, digest };
};
