/** Formats in groups by the ratio of their sides, as the dialog of more formats lists them. */
import type { MaterialType } from './materials.ts';
import type { Locale } from '../locale/locales.ts';
import { dinNameOf } from '../format/din.ts';
import { formatKeyOf, formatKeys, type FormatKey } from '../format/format-keys.ts';
import type { Format } from '../format/format.ts';

/** Keys that en-GB alone has labels for; no format is ever grouped under them (supporting §3). */
export const britishFormatKeys = ['custom', 'panoramic-ultra-wide', 'panoramic-wide'] as const;

/** A key that has a label: a group of formats, or one of en-GB's own. */
export type FormatLabelKey = FormatKey | (typeof britishFormatKeys)[number];

/** The format keys that a locale has labels for: the fifteen, and in en-GB three more. */
export const formatLabelKeys = (locale: Locale): readonly FormatLabelKey[] =>
  locale === 'en-GB' ? [...formatKeys, ...britishFormatKeys] : formatKeys;

/** A format with what decides its group beside its sides. */
export type GroupedFormat = {
  readonly format: Format;
  /** Wallpaper is cut to any wall: all its formats are one group. */
  readonly materialType?: MaterialType | undefined;
  /** Sold still, but not shown among the others. */
  readonly isHidden?: boolean | undefined;
};

/**
 * The group of a format: `hidden` and `fototapete` by what is known of it, `din` by its exact
 * millimetres (never for inches), everything else by the nearest ratio within 2 %, else `standard`.
 */
export const formatGroupKeyOf = ({ format, materialType, isHidden }: GroupedFormat): FormatKey => {
  if (isHidden === true) return 'hidden';
  if (materialType === 'fototapete') return 'fototapete';
  return dinNameOf(format) === undefined ? formatKeyOf(format) : 'din';
};

/** Formats of one key, in the order in which they were given. */
export type FormatGroup<F extends GroupedFormat = GroupedFormat> = {
  readonly key: FormatKey;
  readonly formats: readonly [F, ...F[]];
};

/** Groups formats by their keys, in the order of `formatKeys`; a key without formats is left out. */
export const groupFormats = <F extends GroupedFormat>(
  formats: readonly F[],
): readonly FormatGroup<F>[] =>
  formatKeys.flatMap((key) => {
    const [first, ...rest] = formats.filter((format) => formatGroupKeyOf(format) === key);
    return first === undefined ? [] : [{ key, formats: [first, ...rest] as const }];
  });

/** The groups that are shown for choosing: all but `hidden`. */
export const listedFormatGroups = <F extends GroupedFormat>(
  formats: readonly F[],
): readonly FormatGroup<F>[] => groupFormats(formats).filter(({ key }) => key !== 'hidden');
