/** The colours of a configurator's labels: an editor's choice, drawn only where it can be read. */
import type { Configurator, ConfiguratorLabel } from './configurator.ts';

/** The least contrast of small text (WCAG 2.2, 1.4.3). */
export const leastTextContrast = 4.5;

const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/** Red, green and blue from 0 to 1; undefined for a text that is not `#rgb` or `#rrggbb`. */
const channelsOf = (colour: string): readonly number[] | undefined => {
  if (!hexColour.test(colour)) return undefined;
  const digits = colour.slice(1);
  const whole = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(whole.slice(start, start + 2), 16) / 255);
};

/** The share of light in each channel of a white (WCAG 2.2, "relative luminance"). */
const shares = [0.2126, 0.7152, 0.0722] as const;

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminanceOf = (colour: string): number | undefined =>
  channelsOf(colour)?.reduce(
    (sum, channel, position) => sum + linear(channel) * (shares[position] ?? 0),
    0,
  );

/**
 * The contrast of two colours, `#rgb` or `#rrggbb`, from 1 (equal) to 21 (black on white); undefined
 * where one of them is not written so.
 */
export const contrastRatio = (one: string, other: string): number | undefined => {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return first === undefined || second === undefined
    ? undefined
    : (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

export type LabelColours = { readonly background: string; readonly text: string };

/**
 * A label's own colours; undefined where one is missing or cannot be read, or where they contrast
 * by less than 4.5 : 1. The shop's own colours are drawn then.
 */
export const legibleLabelColours = ({
  backgroundColor,
  textColor,
}: Pick<ConfiguratorLabel, 'backgroundColor' | 'textColor'>): LabelColours | undefined => {
  if (backgroundColor === undefined || textColor === undefined) return undefined;
  const contrast = contrastRatio(backgroundColor, textColor);
  return contrast === undefined || contrast < leastTextContrast
    ? undefined
    : { background: backgroundColor, text: textColor };
};

/** The configurator with colours of its own on those labels alone that can be read in them. */
export const withLegibleLabels = (configurator: Configurator): Configurator => ({
  ...configurator,
  labels: configurator.labels.map(({ index, text, ...own }) => {
    const colours = legibleLabelColours(own);
    return {
      index,
      text,
      ...(colours && { backgroundColor: colours.background, textColor: colours.text }),
    };
  }),
});
