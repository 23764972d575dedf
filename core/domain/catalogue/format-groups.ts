import type { MaterialType } from './materials.ts';
import type { Locale } from '../locale/locales.ts';
import { dinNameOf } from '../format/din.ts';
import { formatKeyOf, formatKeys, type FormatKey } from '../format/format-keys.ts';
import type { Format } from '../format/format.ts';

/** en-GB alone has labels for them; no format is grouped under them (supporting §3). */
export const britishFormatKeys = ['custom', 'panoramic-ultra-wide', 'panoramic-wide'] as const;

export type FormatLabelKey = FormatKey | (typeof britishFormatKeys)[number];

/** Keys that a locale has labels for: fifteen, in en-GB three more. */
export const formatLabelKeys = (locale: Locale): readonly FormatLabelKey[] =>
  locale === 'en-GB' ? [...formatKeys, ...britishFormatKeys] : formatKeys;

export type GroupedFormat = {
  readonly format: Format;
  /** Wallpaper is cut to any wall: one group. */
  readonly materialType?: MaterialType | undefined;
  /** Sold still, but not shown. */
  readonly isHidden?: boolean | undefined;
};

/**
 * `hidden` and `fototapete` by what is known, `din` by exact millimetres (never inches), else the
 * nearest ratio within 2 %, else `standard`.
 */
export const formatGroupKeyOf = ({ format, materialType, isHidden }: GroupedFormat): FormatKey => {
  if (isHidden === true) return 'hidden';
  if (materialType === 'fototapete') return 'fototapete';
  return dinNameOf(format) === undefined ? formatKeyOf(format) : 'din';
};

/** In the order in which they were given. */
export type FormatGroup<F extends GroupedFormat = GroupedFormat> = {
  readonly key: FormatKey;
  readonly formats: readonly [F, ...F[]];
};

/** Groups in the order of `formatKeys`, without empty ones. */
export const groupFormats = <F extends GroupedFormat>(
  formats: readonly F[],
): readonly FormatGroup<F>[] =>
  formatKeys.flatMap((key) => {
    const [first, ...rest] = formats.filter((format) => formatGroupKeyOf(format) === key);
    return first === undefined ? [] : [{ key, formats: [first, ...rest] as const }];
  });

/** All groups but `hidden`. */
export const listedFormatGroups = <F extends GroupedFormat>(
  formats: readonly F[],
): readonly FormatGroup<F>[] => groupFormats(formats).filter(({ key }) => key !== 'hidden');
