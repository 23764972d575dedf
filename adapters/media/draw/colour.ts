export type Colour = `#${string}`;

type Triple = readonly [number, number, number];

const channel = (colour: Colour, index: number): number =>
  Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16) / 255;

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Oklab: equal steps look equal: fog and dusk fade without a grey or muddy middle. */
const toOklab = (colour: Colour): Triple => {
  const r = toLinear(channel(colour, 0));
  const g = toLinear(channel(colour, 1));
  const b = toLinear(channel(colour, 2));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const hex = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
    .toString(16)
    .padStart(2, '0');

const fromOklab = ([lightness, a, b]: Triple): Colour => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${hex(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${hex(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${hex(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

/** `share`: 0 is the first, 1 the second. */
export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const [l1, a1, b1] = toOklab(from);
  const [l2, a2, b2] = toOklab(to);
  return fromOklab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
};

/** With `share` of white, or of a warm black. */
export const lighter = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);
export const darker = (colour: Colour, share: number): Colour => mix(colour, '#0c0a08', share);
