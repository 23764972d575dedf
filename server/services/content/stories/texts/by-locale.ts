import type { ContentLocale, Language } from '../../../../../core/domain/locale/locales.ts';
import * as de from './de/frame.ts';
import * as deProducts from './de/products.ts';
import * as deService from './de/service.ts';
import * as en from './en/frame.ts';
import * as enProducts from './en/products.ts';
import * as enService from './en/service.ts';
import * as es from './es/frame.ts';
import * as esProducts from './es/products.ts';
import * as esService from './es/service.ts';
import * as fr from './fr/frame.ts';
import * as frProducts from './fr/products.ts';
import * as frService from './fr/service.ts';
import * as it from './it/frame.ts';
import * as itProducts from './it/products.ts';
import * as itService from './it/service.ts';
import * as nl from './nl/frame.ts';
import * as nlProducts from './nl/products.ts';
import * as nlService from './nl/service.ts';
import { withSwissLaw } from './switzerland.ts';
import type { Texts } from './texts.ts';
import { withAmericanWays } from './united-states.ts';
import { americanEnglish, keepMeasuresTogether, swissGerman } from './variants.ts';

const byLanguage = {
  de: { ...deProducts, ...deService, ...de },
  en: { ...enProducts, ...enService, ...en },
  es: { ...esProducts, ...esService, ...es },
  fr: { ...frProducts, ...frService, ...fr },
  it: { ...itProducts, ...itService, ...it },
  nl: { ...nlProducts, ...nlService, ...nl },
} as const satisfies Record<Language, Texts>;

const written = {
  'de-CH': withSwissLaw(swissGerman(byLanguage.de)),
  'de-DE': byLanguage.de,
  'de-LI': swissGerman(byLanguage.de),
  'en-GB': byLanguage.en,
  'en-US': withAmericanWays(americanEnglish(byLanguage.en)),
  'es-ES': byLanguage.es,
  'fr-BE': byLanguage.fr,
  'fr-FR': byLanguage.fr,
  'it-IT': byLanguage.it,
  'nl-NL': byLanguage.nl,
} as const satisfies Record<ContentLocale, Texts>;

/** The texts of a content locale; markets of one language share what does not differ. */
export const textsOf = (locale: ContentLocale): Texts => keepMeasuresTogether(written[locale]);
