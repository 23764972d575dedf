/** Table, what lies on it, the card with its print, and foil, pixel by pixel. */
import type { ComposedColour, ComposedTable, Raster } from './composition.ts';
import { coveredShare, type Ink } from './pixels.ts';

/** Of one size. */
type TableLayers = {
  readonly plate: Raster;
  readonly light: Raster;
  readonly mask: Raster;
  readonly print: Ink;
  /** White where the sheet is, in the same faces. */
  readonly cut?: Ink;
  readonly under?: { readonly colours: Ink; readonly opacity: Ink };
  readonly foil?: {
    readonly glint: Raster;
    readonly mask: Ink;
    readonly tones: NonNullable<ComposedTable['foil']>['tones'];
  };
};

/** The plate's coded value where full light falls on its white table. */
const fullLight = 232;

/** Where foil mirrors neither dark nor a lamp: a share of its layer's whole range. */
const foilMiddle = 0.55;

/** Mean of the samples, or 0 where there are none. */
const meanOf = ({ sums, covered }: Ink, index: number, pixel: number): number =>
  (sums[index] ?? 0) / Math.max(1, covered[pixel] ?? 0);

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const metal = (
  [dark, light, lamp]: readonly [ComposedColour, ComposedColour, ComposedColour],
  channel: number,
  mirrored: number,
): number => {
  const [low, middle, high] = [dark[channel] ?? 0, light[channel] ?? 0, lamp[channel] ?? 0];
  return mirrored < foilMiddle
    ? between(low, middle, mirrored / foilMiddle)
    : between(middle, high, (mirrored - foilMiddle) / (1 - foilMiddle));
};

/** Coded values are multiplied, as in `composePixels`. */
export const tablePixels = (
  { ground, paper }: Pick<ComposedTable, 'ground' | 'paper'>,
  { plate, light, mask, print, cut, under, foil }: TableLayers,
): Raster => {
  const { width, height } = plate;
  const bytes = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const first = pixel * 3;
    const printed = coveredShare(print, pixel);
    const away = cut === undefined ? 0 : printed * (1 - meanOf(cut, first, pixel) / 255);
    const share = ((mask.bytes[first] ?? 0) / 255) * (1 - away);
    const laid = under === undefined ? 0 : coveredShare(under.opacity, pixel);
    const opacity = laid === 0 || !under ? 0 : (laid * meanOf(under.opacity, first, pixel)) / 255;
    const pressed = foil === undefined ? 0 : (printed * meanOf(foil.mask, first, pixel)) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const i = first + channel;
      const lit = plate.bytes[i] ?? 0;
      const table = (lit * (ground[channel] ?? 0)) / 255;
      const thing = opacity === 0 || !under ? 0 : laid * meanOf(under.colours, i, pixel);
      const below = table * (1 - opacity) + (thing * lit) / fullLight;
      if (share === 0) {
        bytes[i] = below;
        continue;
      }
      const ink = between(paper[channel] ?? 0, meanOf(print, i, pixel), printed);
      const sheet = (ink * (light.bytes[i] ?? 0)) / 255;
      const seen = foil
        ? between(sheet, metal(foil.tones, channel, (foil.glint.bytes[i] ?? 0) / 255), pressed)
        : sheet;
      bytes[i] = between(below, seen, share);
    }
  }
  return { width, height, bytes: new Uint8Array(bytes.buffer) };
};
