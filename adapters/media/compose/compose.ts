import sharp, { type Sharp } from 'sharp';

import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type {
  ComposedPicture,
  ComposedShadow,
  ComposedTable,
  ComposedWall,
  Composition,
  CompositionTask,
  MouldingOverlay,
  Raster,
} from './composition.ts';
import { withMotifs } from './motif-photos.ts';
import { composePixels, inkOn } from './pixels.ts';
import { tablePixels } from './table-pixels.ts';
import { fallingOff } from './falloff.ts';
import { layerFile } from './scene-files.ts';
import { layerSize, spanPixels, spanPlaces, type Places } from './span-pixels.ts';

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

const layerImage = (
  { folder, view, size }: Pick<Composition, 'folder' | 'view' | 'size'>,
  name: Composition['base'],
): Sharp =>
  sharp(layerFile(folder, name)).extract(view).resize(size.width, size.height, { fit: 'fill' });

/** Resampled where the scene serves an object of another size. */
const layersOf = (composition: Composition) => {
  const { folder, layers, span, view, size } = composition;
  const seen = span && { span, view, size };
  const places = seen && spanPlaces(seen);
  const inSpan = async (name: Composition['base'], of: ImageSize, at: Places): Promise<Raster> => {
    const layer = sharp(layerFile(folder, name)).resize(of.width, of.height, { fit: 'fill' });
    return spanPixels(await raster(layer), at, size);
  };
  return (name: Composition['base']): Promise<Raster> | undefined => {
    if (!layers.includes(name)) return undefined;
    return seen === undefined || places === undefined
      ? raster(layerImage(composition, name))
      : inSpan(name, layerSize(seen), places);
  };
};

/** Resized to the picture. */
const glassOf = ({ glass, size }: Composition): Promise<Raster> | undefined =>
  glass &&
  raster(
    sharp(layerFile(glass.folder, 'plate'))
      .extract(glass.view)
      .resize(size.width, size.height, { fit: 'fill' })
      .linear(glass.strength, 0),
  );

/** As dark as the shadows of the page's own rooms (`scene-view`). */
const shadowColour = '#1b1712';

const shadowDrawing = (
  { width, height }: ImageSize,
  { left, top, width: across, height: down, blur, opacity }: ComposedShadow,
): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><filter id="b" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter><rect x="${left}" y="${top}" width="${across}" height="${down}" fill="${shadowColour}" opacity="${opacity}" filter="url(#b)"/></svg>`,
  );

/** The scene with the photo's shadow on its wall. */
const baseOf = (
  composition: Composition,
  layerOf: ReturnType<typeof layersOf>,
): Promise<Raster> | undefined => {
  const { base, layers, shadow, size } = composition;
  if (shadow === undefined || !layers.includes(base)) return layerOf(base);
  return raster(layerImage(composition, base).composite([{ input: shadowDrawing(size, shadow) }]));
};

const drawingOf = async (svg: string): Promise<Sharp> =>
  sharp(Buffer.from(await withMotifs(svg)), { limitInputPixels: pixelLimit });

const photoOf = async (svg: string): Promise<Raster> =>
  raster((await drawingOf(svg)).flatten({ background: '#fff' }));

const blank = ({ width, height }: ImageSize): Raster => ({
  width,
  height,
  bytes: new Uint8Array(width * height * 3),
});

/** In the scene's own light. */
const composeEvenly = async (composition: Composition, svg: string): Promise<Raster> => {
  const { faces, size } = composition;
  const layerOf = layersOf(composition);
  const [plate, light, shine, glass, photo] = await Promise.all([
    baseOf(composition, layerOf),
    layerOf('light'),
    layerOf('shine'),
    glassOf(composition),
    faces.length === 0 ? undefined : photoOf(svg),
  ]);
  return composePixels({ plate: plate ?? blank(size), light, shine, glass }, photo, faces);
};

const composeScene = async (composition: Composition, svg: string): Promise<ComposedPicture> => {
  const whole = await composeEvenly(composition, svg);
  return { ...(composition.span === undefined ? whole : fallingOff(whole)), channels: 3 };
};

/** One light falls on all. */
const composeWall = async ({ size, parts }: ComposedWall): Promise<ComposedPicture> => {
  const whole = blank(size);
  for (const { composition, svg, left, top } of parts) {
    const { width, height, bytes } = await composeEvenly(composition, svg);
    for (let row = 0; row < height; row += 1)
      whole.bytes.set(
        bytes.subarray(row * width * 3, (row + 1) * width * 3),
        ((top + row) * size.width + left) * 3,
      );
  }
  return { ...fallingOff(whole), channels: 3 };
};

/** Its colours, multiplied by its opacity, and its opacity as grey. */
const cutOut = async (svg: string): Promise<readonly [colours: Raster, opacity: Raster]> => {
  const drawing = await drawingOf(svg);
  const { data, info } = await drawing
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [colours, opacity] = [blank(info), blank(info)];
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const share = data[pixel * 4 + 3] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      colours.bytes[pixel * 3 + channel] = ((data[pixel * 4 + channel] ?? 0) * share) / 255;
      opacity.bytes[pixel * 3 + channel] = share;
    }
  }
  return [colours, opacity];
};

const composeTable = async (table: ComposedTable): Promise<ComposedPicture> => {
  const { size, under, print, cut, foil } = table;
  const layerOf = (name: Composition['base']): Promise<Raster> => raster(layerImage(table, name));
  const [plate, light, mask, glint, printed, kept, metal, lying] = await Promise.all([
    layerOf('plate'),
    layerOf('light'),
    layerOf('mask'),
    foil && layerOf(foil.layer),
    photoOf(print.svg),
    cut === undefined ? undefined : photoOf(cut),
    foil && photoOf(foil.svg),
    under && cutOut(under.svg),
  ]);
  return {
    ...tablePixels(table, {
      plate,
      light,
      mask,
      print: inkOn(size, printed, print.faces),
      ...(kept && { cut: inkOn(size, kept, print.faces) }),
      ...(foil &&
        glint &&
        metal && { foil: { glint, tones: foil.tones, mask: inkOn(size, metal, print.faces) } }),
      ...(under &&
        lying && {
          under: {
            colours: inkOn(size, lying[0], under.faces),
            opacity: inkOn(size, lying[1], under.faces),
          },
        }),
    }),
    channels: 3,
  };
};

/** See-through where the drawing is. */
const layMoulding = async (
  { folder, slices }: MouldingOverlay,
  svg: string,
): Promise<ComposedPicture> => {
  const plate = layerFile(folder, 'plate');
  const parts = await Promise.all(
    slices.map(async ({ from, to }) => ({
      input: await sharp(plate)
        .extract(from)
        .resize(to.width, to.height, { fit: 'fill' })
        .png({ compressionLevel: 0 })
        .toBuffer(),
      left: to.left,
      top: to.top,
    })),
  );
  const drawing = await drawingOf(svg);
  const { data, info } = await drawing
    .composite(parts)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data, channels: 4 };
};

/** Composes a picture of what was rendered and what was drawn. */
export const compose = (task: CompositionTask): Promise<ComposedPicture> => {
  if ('wall' in task) return composeWall(task.wall);
  if ('table' in task) return composeTable(task.table);
  return 'overlay' in task
    ? layMoulding(task.overlay, task.svg)
    : composeScene(task.composition, task.svg);
};
