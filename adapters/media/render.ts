import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { CodedFormat } from '../../core/domain/image/formats.ts';
import { placeholderColour, presetOf } from '../../core/domain/image/presets.ts';
import type { ImageDensity, ImagePreset, PresetName } from '../../core/domain/image/presets.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';
import { drawPicture } from './draw/picture.ts';

/** A drawn picture that still has to be coded. */
export interface Drawn {
  readonly svg: string;
  readonly preset: ImagePreset;
  readonly transparent: boolean;
  /** Names what is drawn: another drawing, size or coding has another digest. */
  readonly digest: string;
}

/** Our own pictures are trusted, yet one that outgrew its preset would be an error. */
const pixelLimit = 8_000_000;

/**
 * AVIF's scale is its own: at 64 it looks as WebP and JPEG do at 85. Proportional below, so that the
 * presets keep one quality for all.
 */
const avifQuality = (quality: number): number => Math.round(quality * 0.75);

/** How each format is coded. Part of the digest: pictures coded otherwise are other pictures. */
const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality: avifQuality(quality), effort: 4 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, alphaQuality: 90, effort: 2 }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true, progressive: true }),
} as const satisfies Readonly<Record<CodedFormat, (image: Sharp, quality: number) => Sharp>>;

const encoding = Object.values(encoders).map(String).join();

/** The object by itself is cut out; everything else fills its picture. */
const isTransparent = (source: PictureSource): boolean =>
  source.kind === 'object' && source.view === 'frame';

/** Draws a source in a preset's size times the density. Takes milliseconds; coding takes longer. */
export const drawn = (preset: PresetName, density: ImageDensity, source: PictureSource): Drawn => {
  const row = presetOf(preset);
  const svg = drawPicture(
    source,
    row.width / row.height,
    row.width * density,
    row.height * density,
  );
  const digest = createHash('sha256')
    .update([encoding, row.quality, row.blur, isTransparent(source), svg].join())
    .digest('base64url')
    .slice(0, 22);
  return { svg, preset: row, transparent: isTransparent(source), digest };
};

/** Codes a drawing. Rejects only if the image library fails, which is our fault and not a client's. */
export const coded = async (picture: Drawn, format: CodedFormat): Promise<Buffer> => {
  const { svg, preset, transparent } = picture;
  const image = sharp(Buffer.from(svg), { limitInputPixels: pixelLimit, unlimited: false });
  const opaque =
    transparent && format !== 'jpg' ? image : image.flatten({ background: placeholderColour });
  const soft = preset.blur > 0 ? opaque.blur(preset.blur) : opaque;
  return encoders[format](soft, preset.quality).toBuffer();
};
