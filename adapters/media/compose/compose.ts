import sharp, { type Sharp } from 'sharp';

import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { Composition, CompositionTask, Raster } from './composition.ts';
import { composePixels } from './pixels.ts';
import { layerFile } from './scene-files.ts';

/** Our own pictures are trusted, yet one that outgrew its preset would be an error. */
const pixelLimit = 16_000_000;

const raster = async (image: Sharp): Promise<Raster> => {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
};

const layerOf = (
  { folder, layers, view, size }: Composition,
  name: Composition['base'],
): Promise<Raster> | undefined =>
  layers.includes(name)
    ? raster(
        sharp(layerFile(folder, name))
          .extract(view)
          .resize(size.width, size.height, { fit: 'fill' }),
      )
    : undefined;

/** A drawing in pixels: the photo that is put in. */
const photoOf = (svg: string): Promise<Raster> =>
  raster(sharp(Buffer.from(svg), { limitInputPixels: pixelLimit }).flatten({ background: '#fff' }));

const blank = ({ width, height }: ImageSize): Raster => ({
  width,
  height,
  bytes: new Uint8Array(width * height * 3),
});

/** Composes a picture of a scene, with its photo where it has one. */
export const compose = async ({ composition, svg }: CompositionTask): Promise<Raster> => {
  const { base, faces, size } = composition;
  const [plate, light, shine, photo] = await Promise.all([
    layerOf(composition, base),
    layerOf(composition, 'light'),
    layerOf(composition, 'shine'),
    faces.length === 0 ? undefined : photoOf(svg),
  ]);
  return composePixels({ plate: plate ?? blank(size), light, shine }, photo, faces);
};
