import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { frameLabels, materialLabels, usFrameLabels, usMaterialLabels } from './label-tables.ts';
import type { FrameType, MaterialType } from './materials.ts';

/** Label of a material in a locale; the United States rename some (storefront §3). */
export const materialLabel = (locale: Locale, material: MaterialType): string =>
  nameIn(locale, material, materialLabels, usMaterialLabels);

/** Label of a frame family in a locale; the United States spell one differently. */
export const frameLabel = (locale: Locale, frame: FrameType): string =>
  nameIn(locale, frame, frameLabels, usFrameLabels);

/** A material with its frame, if it has one: `Acrylglas, Artbox`. */
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
