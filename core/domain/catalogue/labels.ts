import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { frameLabels, materialLabels, usMaterialLabels } from './label-tables.ts';
import type { FrameType, MaterialType } from './materials.ts';

/** What a material is called in a locale; the United States rename some (storefront §3). */
export const materialLabel = (locale: Locale, material: MaterialType): string => {
  const renamed: Partial<Record<MaterialType, string>> = usMaterialLabels;
  const own = locale === 'en-US' ? renamed[material] : undefined;
  return own ?? materialLabels[languageOf(locale)][material];
};

/** What a frame family is called in a locale. */
export const frameLabel = (locale: Locale, frame: FrameType): string =>
  frameLabels[languageOf(locale)][frame];

/** A material with its frame, if it has one: `Acrylglas, Artbox`. */
export const framedMaterialLabel = (
  locale: Locale,
  material: MaterialType,
  frame: FrameType | undefined,
): string =>
  frame === undefined
    ? materialLabel(locale, material)
    : `${materialLabel(locale, material)}, ${frameLabel(locale, frame)}`;

const languageOf = (locale: Locale): Language => localeTable[locale].language;
