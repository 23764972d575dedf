/**
 * Every size in which a picture is made. The media service draws nothing else, so sizes are
 * bounded.
 */
import { textOf } from '../text/text.ts';

/**
 * CSS pixels at density 1, quality 1–100, blur as a sigma in pixels. `mostBytes`: where a picture
 * has more, its quality falls until it keeps to them.
 */
export interface ImagePreset {
  readonly width: number;
  readonly height: number;
  readonly densities: readonly ImageDensity[];
  readonly quality: number;
  readonly blur: number;
  readonly mostBytes?: number;
}

/** Device pixels per CSS pixel (supporting §9). */
export type ImageDensity = 1 | 2;

/** Unless a preset says otherwise (supporting §9). */
export const imageDensities = [1, 2] as const satisfies readonly ImageDensity[];

/** Of every lossy picture (storefront §9). */
export const imageQuality = 85;

/** Until a picture has loaded (supporting §9). */
export const placeholderColour = '#EFEFEF';

/** Of an unknown size, width to height (storefront §9). */
export const defaultAspectRatio = '1/1';

const picture = (width: number, height: number) =>
  ({
    width,
    height,
    densities: imageDensities,
    quality: imageQuality,
    blur: 0,
  }) as const satisfies ImagePreset;

/** Page pictures, sub-navigation tiles (supporting §9) and the placeholder. */
export const imagePresets = {
  motif: picture(720, 480),
  'motif-small': picture(360, 240),
  'motif-thumb': picture(120, 80),
  room: picture(816, 668),
  'room-small': picture(420, 400),
  detail: picture(816, 668),
  'detail-small': picture(420, 400),
  /** From close more pixels than the screen's are worth their bytes. */
  magnify: { width: 2040, height: 1670, densities: [1], quality: imageQuality, blur: 0 },
  /** A rendered room, which is wider, would be drawn instead. */
  thumb: picture(84, 69),
  swatch: picture(168, 96),
  tile: picture(400, 300),
  /** One of many designs that are looked through: a page has up to 48 of them. */
  design: { ...picture(320, 240), mostBytes: 12_000 },
  /** Beside a page's headline, high enough that a room shows what is below its picture. */
  head: picture(960, 540),
  teaser: picture(1296, 540),
  /** The largest of a phone's first view: it comes with a new connection's first packets. */
  'teaser-small': { ...picture(420, 420), mostBytes: 14_000 },
  'open-graph': { width: 1200, height: 627, densities: [1], quality: imageQuality, blur: 0 },
  placeholder: { width: 10, height: 10, densities: [1], quality: 50, blur: 3 },
  circle: picture(76, 76),
  square: picture(73, 110),
  'square-image': picture(110, 110),
} as const satisfies Readonly<Record<string, ImagePreset>>;

export type PresetName = keyof typeof imagePresets;

/** Own keys only, so that `constructor` is refused. */
export const isPresetName = (name: string): name is PresetName =>
  Object.hasOwn(imagePresets, textOf(name));

/** Widened to the common shape. */
export const presetOf = (name: PresetName): ImagePreset => imagePresets[name];

/** What of a preset makes its bytes, beside its size. */
export const codingOf = (name: PresetName): readonly number[] => {
  const { quality, blur, mostBytes } = presetOf(name);
  return [quality, blur, ...(mostBytes === undefined ? [] : [mostBytes])];
};
