import { E } from '../../fp.ts';
import { parseLocale, type LocaleError } from '../locale/locale.ts';
import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import { frameLabelsDeDE } from './frame-labels/de-DE.ts';
import { frameLabelsEnGB } from './frame-labels/en-GB.ts';
import { frameLabelsEnUS } from './frame-labels/en-US.ts';
import { frameLabelsEsES } from './frame-labels/es-ES.ts';
import { frameLabelsFrFR } from './frame-labels/fr-FR.ts';
import { frameLabelsItIT } from './frame-labels/it-IT.ts';
import { frameLabelsNlNL } from './frame-labels/nl-NL.ts';
import type { CatalogueKey, CatalogueKind, CatalogueLabels } from './label-kinds.ts';
import { britishExtraLabels, productLabelsEnGB } from './labels/en-GB.ts';
import { productLabelsDeDE } from './labels/de-DE.ts';
import { productLabelsEnUS } from './labels/en-US.ts';
import { productLabelsEsES } from './labels/es-ES.ts';
import { productLabelsFrFR } from './labels/fr-FR.ts';
import { productLabelsItIT } from './labels/it-IT.ts';
import { productLabelsNlNL } from './labels/nl-NL.ts';
import { readMaterialVariantKey } from './material-keys.ts';
import { parseOptionType } from './options.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** Locales with labels of their own (supporting §3, "Catalogue translation keys"). */
export const labelLocales = [
  'de-DE',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'en-GB',
  'en-US',
] as const satisfies readonly Locale[];

export type LabelLocale = (typeof labelLocales)[number];

export const catalogueLabels = {
  'de-DE': { ...productLabelsDeDE, ...frameLabelsDeDE },
  'es-ES': { ...productLabelsEsES, ...frameLabelsEsES },
  'fr-FR': { ...productLabelsFrFR, ...frameLabelsFrFR },
  'it-IT': { ...productLabelsItIT, ...frameLabelsItIT },
  'nl-NL': { ...productLabelsNlNL, ...frameLabelsNlNL },
  'en-GB': { ...productLabelsEnGB, ...frameLabelsEnGB },
  'en-US': { ...productLabelsEnUS, ...frameLabelsEnUS },
} as const satisfies Record<LabelLocale, CatalogueLabels>;

const labelLocaleOfLanguage = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
} as const satisfies Record<Language, LabelLocale>;

const isLabelLocale = oneOf(labelLocales);

/** A locale's own or its fallback's, never another language's. */
export const labelLocaleOf = (locale: Locale): LabelLocale =>
  isLabelLocale(locale) ? locale : labelLocaleOfLanguage[localeTable[locale].language];

/** Switzerland and Liechtenstein write `ss` for `ß`. */
export const spelledIn = (locale: Locale, label: string): string =>
  locale === 'de-CH' || locale === 'de-LI' ? label.replaceAll('ß', 'ss') : label;

/** The label of a key: `catalogueLabel('fr-CH', 'mat', 'mat-none')`. */
export const catalogueLabel = <K extends CatalogueKind>(
  locale: Locale,
  kind: K,
  key: CatalogueKey<K>,
): string => {
  const labels: CatalogueLabels = catalogueLabels[labelLocaleOf(locale)];
  return spelledIn(locale, labels[kind][key]);
};

const kindsAndKeys: Readonly<Record<CatalogueKind, Readonly<Record<string, string>>>> =
  catalogueLabels['de-DE'];

/** Guards a kind of label. */
export const isCatalogueKind = (text: string): text is CatalogueKind =>
  Object.hasOwn(kindsAndKeys, textOf(text));

export const catalogueKinds: readonly CatalogueKind[] =
  Object.keys(kindsAndKeys).filter(isCatalogueKind);

/** Guards a key of a kind. */
export const isCatalogueKey = <K extends CatalogueKind>(
  kind: K,
  text: PropertyKey,
): text is CatalogueKey<K> => Object.hasOwn(kindsAndKeys[kind], text);

/** All keys of a kind. */
export const catalogueKeysOf = <K extends CatalogueKind>(kind: K): readonly CatalogueKey<K>[] => {
  const keys: readonly PropertyKey[] = Object.keys(kindsAndKeys[kind]);
  return keys.filter((key) => isCatalogueKey(kind, key));
};

/** The locale, the kind or the key is unknown. */
export type CatalogueLabelError =
  | LocaleError
  | { readonly kind: 'unknown-label-kind'; readonly labelKind: string }
  | { readonly kind: 'unknown-label-key'; readonly labelKind: CatalogueKind; readonly key: string };

/**
 * The label of a key given as texts, by a script or a query. It also reads other words: `standard`
 * for a group's default option, `framed` for `gerahmt` and the reverse, and in English the keys
 * that English alone has.
 */
export const findCatalogueLabel = (
  localeText: string,
  kind: string,
  key: string,
): E.Either<CatalogueLabelError, string> => {
  const locale = parseLocale(localeText);
  if (E.isLeft(locale)) return locale;
  if (!isCatalogueKind(kind)) return E.left({ kind: 'unknown-label-kind', labelKind: kind });
  const label = isCatalogueKey(kind, key)
    ? catalogueLabel(locale.right, kind, key)
    : labelByOtherWord(locale.right, kind, key);
  return label === undefined
    ? E.left({ kind: 'unknown-label-key', labelKind: kind, key })
    : E.right(label);
};

const labelByOtherWord = (locale: Locale, kind: CatalogueKind, key: string): string | undefined => {
  switch (kind) {
    case 'option': {
      const option = parseOptionType(key);
      return E.isRight(option) ? catalogueLabel(locale, kind, option.right.optionType) : undefined;
    }
    case 'materialVariant': {
      const variant = readMaterialVariantKey(key);
      return variant && catalogueLabel(locale, kind, variant);
    }
    default:
      return isBritishExtraKey(key) && kindOfBritishExtraKey(key) === kind
        ? britishExtraLabel(locale, key)
        : undefined;
  }
};

/** English alone has them, such as `panoramic-wide` (supporting §3). */
export type BritishExtraKey = keyof typeof britishExtraLabels;

/** Guards a key that English alone has. */
export const isBritishExtraKey = (text: string): text is BritishExtraKey =>
  Object.hasOwn(britishExtraLabels, textOf(text));

const kindOfBritishExtraKey = (key: BritishExtraKey): CatalogueKind =>
  key === 'wallpaper' ? 'material' : 'format';

/** Undefined in other languages than English. */
export const britishExtraLabel = (locale: Locale, key: BritishExtraKey): string | undefined =>
  localeTable[locale].language === 'en' ? britishExtraLabels[key] : undefined;
