import sharp from 'sharp';
import type { Sharp } from 'sharp';

import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { placeholderColour, presetOf, type ImagePreset } from '../../core/domain/image/presets.ts';
import type { Composing } from './compose-in-thread.ts';
import type { CompositionTask } from './compose/composition.ts';
import {
  isTransparent,
  type DrawnPicture,
  type PhotoPicture,
  type PictureRequest,
} from './drawing.ts';
import { withMotifs } from './compose/motif-photos.ts';
import { encodings } from './encodings.ts';

/**
 * Rejects if the image library fails, which is never a client's fault, and where a photo cannot be
 * read.
 */
export type Encode = (
  request: PictureRequest,
  picture: DrawnPicture | PhotoPicture,
  format: CodedFormat,
) => Promise<Buffer<ArrayBuffer>>;

/**
 * Our own pictures are trusted, yet one that outgrew its preset would be an error; a photo is asked
 * for in its preset's size.
 */
const pixelLimit = 8_000_000;

/** Seconds after which the library gives a photo up. */
const longestWork = 25;

/** `quality`: 1 to 100 on the scale of WebP and JPEG. */
const encoded = (image: Sharp, format: CodedFormat, quality: number): Sharp => {
  const options = {
    ...encodings[format],
    quality: Math.round(quality * encodings[format].quality),
  };
  switch (format) {
    case 'avif':
      return image.avif(options);
    case 'webp':
      return image.webp(options);
    case 'jpg':
      return image.jpeg(options);
  }
};

/** How much of a quality is left for the next try where a picture has too many bytes. */
const lessQuality = 0.85;

/** From there on a picture would not be worth looking at. */
const leastQuality = 10;

/** In the preset's quality, or in the best in which it has no more bytes than the preset allows. */
const bytesOf = async (
  image: Sharp,
  format: CodedFormat,
  coding: ImagePreset,
): Promise<Buffer<ArrayBuffer>> => {
  const { quality, mostBytes = Number.POSITIVE_INFINITY } = coding;
  const bytes = await encoded(image.clone(), format, quality).toBuffer();
  const next = quality * lessQuality;
  return bytes.length <= mostBytes || next < leastQuality
    ? bytes
    : bytesOf(image, format, { ...coding, quality: next });
};

const taskOf = ({
  svg,
  composition,
  wall,
  table,
  overlay,
}: DrawnPicture): CompositionTask | undefined => {
  if (wall !== undefined) return { wall };
  if (table !== undefined) return { table };
  if (composition !== undefined) return { composition, svg };
  return overlay === undefined ? undefined : { overlay, svg };
};

/** A drawing, or what was rendered with it. */
const imageOf = async (drawn: DrawnPicture, compose: Composing['ask']): Promise<Sharp> => {
  const task = taskOf(drawn);
  if (task === undefined)
    return sharp(Buffer.from(await withMotifs(drawn.svg)), {
      limitInputPixels: pixelLimit,
      unlimited: false,
    });
  const { bytes, width, height, channels } = await compose(task);
  return sharp(bytes, { raw: { width, height, channels } });
};

/** Upright and cut to the preset around its middle. */
const photoOf = (photo: Uint8Array, { preset, density }: PictureRequest): Sharp => {
  const { width, height } = presetOf(preset);
  return sharp(photo, { limitInputPixels: pixelLimit, failOn: 'truncated' })
    .timeout({ seconds: longestWork })
    .autoOrient()
    .resize(width * density, height * density, { fit: 'cover' });
};

/** The image library works in threads of its own; `compose` makes what is rendered. */
export const encodeWith =
  (compose: Composing['ask']): Encode =>
  async (request, picture, format) => {
    const { preset, source } = request;
    const coding = presetOf(preset);
    const image =
      'photo' in picture ? photoOf(picture.photo, request) : await imageOf(picture, compose);
    const opaque =
      isTransparent(source) && format !== 'jpg'
        ? image
        : image.flatten({ background: placeholderColour });
    const soft = coding.blur > 0 ? opaque.blur(coding.blur) : opaque;
    return bytesOf(soft, format, coding);
  };
