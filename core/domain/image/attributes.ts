import type { PictureFormat } from './formats.ts';
import { presetOf, type ImageDensity, type PresetName } from './presets.ts';
import { printSource, type PictureSource } from './sources.ts';

/** Of the media service's addresses. */
export const mediaRoot = '/media';

/** Keep the layout stable: size in CSS pixels. */
export interface PictureAttributes {
  /** The picture at density 1, which browsers take for it without being told again. */
  readonly src: string;
  /** The other densities; undefined for a preset with one alone. */
  readonly srcSet: string | undefined;
  readonly width: number;
  readonly height: number;
}

/** `/media/{preset}@{density}/{format}/{source}`. */
export const mediaPath = (
  preset: PresetName,
  density: ImageDensity,
  format: PictureFormat,
  source: string,
): string => `${mediaRoot}/${preset}@${density}/${format}/${source}`;

/** Addresses by density for `srcset`; `src` itself is density 1. */
export const printSrcSet = (
  addresses: readonly { readonly url: string; readonly density: number }[],
): string | undefined => {
  const others = addresses.filter(({ density }) => density !== 1);
  return others.length === 0
    ? undefined
    : others.map(({ url, density }) => `${url} ${density}x`).join(', ');
};

/** An `<img>` for a preset and an address of the media library. */
export const sourceAttributes = (
  preset: PresetName,
  source: string,
  format: PictureFormat = 'auto',
): PictureAttributes => {
  const { width, height, densities } = presetOf(preset);
  const address = (density: ImageDensity): string => mediaPath(preset, density, format, source);
  return {
    src: address(1),
    srcSet: printSrcSet(densities.map((density) => ({ density, url: address(density) }))),
    width,
    height,
  };
};

/**
 * As `sourceAttributes`, for a box that is not of the preset's size: `sizes` tells how wide it is,
 * and browsers take the picture that has the pixels for it.
 */
export const fluidAttributes = (
  preset: PresetName,
  source: string,
  sizes: string,
): PictureAttributes & { readonly sizes: string } => {
  const { width, densities } = presetOf(preset);
  const address = (density: ImageDensity): string => mediaPath(preset, density, 'auto', source);
  return {
    ...sourceAttributes(preset, source),
    srcSet: densities.map((density) => `${address(density)} ${width * density}w`).join(', '),
    sizes,
  };
};

/**
 * An `<img>` for a preset and a source, for browser code. `auto` (storefront §7) unless told
 * otherwise.
 */
export const pictureAttributes = (
  preset: PresetName,
  source: PictureSource,
  format: PictureFormat = 'auto',
): PictureAttributes => sourceAttributes(preset, printSource(source), format);
