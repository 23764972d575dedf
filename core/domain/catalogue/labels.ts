import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { frameLabels, materialLabels, usFrameLabels, usMaterialLabels } from './label-tables.ts';
import type { FrameType, MaterialType } from './materials.ts';

/** Label of a material in a locale; the United States rename some (storefront §3). */
export const materialLabel = (locale: Locale, material: MaterialType): string =>
  nameIn(locale, material, materialLabels, usMaterialLabels);

/** Label of a frame family in a locale; the United States spell one differently. */
export const frameLabel = (locale: Locale, frame: FrameType): string =>
  nameIn(locale, frame, frameLabels, usFrameLabels);

/** The same as it stands by itself, beside `No frame`: `Wooden frame`. */
export const frameLabelAlone = (locale: Locale, frame: FrameType): string => {
  const label = frameLabel(locale, frame);
  return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
};

/** A material with its frame, if it has one: `Acrylic glass, art box`. */
export const framedMaterialLabel = (
  locale: Locale,
  material: MaterialType,
  frame: FrameType | undefined,
): string =>
  frame === undefined
    ? materialLabel(locale, material)
    : `${materialLabel(locale, material)}, ${frameLabel(locale, frame)}`;

const nameIn = <K extends string>(
  locale: Locale,
  key: K,
  common: Readonly<Record<Language, Readonly<Record<K, string>>>>,
  american: Readonly<Partial<Record<K, string>>>,
): string =>
  (locale === 'en-US' ? american[key] : undefined) ?? common[localeTable[locale].language][key];
