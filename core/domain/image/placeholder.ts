/** Shown until a picture has loaded, or where that fails (supporting §4, §9). */
import { mediaPath } from './attributes.ts';
import type { ImageSize } from './image-size.ts';
import { placeholderColour, imagePresets } from './presets.ts';
import { printSource, type PictureSource } from './sources.ts';

/** 10 × 10 pixels, quality 50, blur 3, and the colour of the empty box. */
export const placeholderImage = {
  width: imagePresets.placeholder.width,
  height: imagePresets.placeholder.height,
  quality: imagePresets.placeholder.quality,
  blur: imagePresets.placeholder.blur,
  colour: placeholderColour,
} as const;

/** The blurred placeholder of an address in the media library. */
export const sourcePlaceholder = (source: string): string =>
  mediaPath('placeholder', 1, 'auto', source);

/** The blurred placeholder of a source. */
export const placeholderUrl = (source: PictureSource): string =>
  sourcePlaceholder(printSource(source));

/** The grey box as a `data:` address, where no picture can be had. */
export const placeholderData = ({ width, height }: ImageSize): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${placeholderColour}"/></svg>`,
  )}`;
