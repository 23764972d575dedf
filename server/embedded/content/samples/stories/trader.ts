/**
 * Who runs the sample shop: an invented company at an invented address, which whoever runs a real
 * one replaces here. Its town and country are named in each language.
 */
import { unionMarkets } from '../../../../../core/domain/locale/european-union.ts';
import {
  localeTable,
  type ContentLocale,
  type Language,
  type Market,
} from '../../../../../core/domain/locale/locales.ts';
import { setText } from './typography.ts';

const places: Readonly<Record<Language, string>> = {
  de: '80331 München, Deutschland',
  en: '80331 Munich, Germany',
  es: '80331 Múnich, Alemania',
  fr: '80331 Munich, Allemagne',
  it: '80331 Monaco di Baviera, Germania',
  nl: '80331 München, Duitsland',
};

/** Under which it pays the market's value added tax; none where it pays none. */
export const traderVatIds: Readonly<Partial<Record<Market, string>>> = {
  ...Object.fromEntries(unionMarkets.map((market) => [market, 'DE000000000'])),
  ch: 'CHE-000.000.000 MWST',
  li: 'CHE-000.000.000 MWST',
  gb: 'GB000000000',
};

/** What texts name as `{trader}` and `{address}`. */
export const traderIn = (
  locale: ContentLocale,
): { readonly trader: string; readonly address: string } => ({
  trader: 'Musterbild GmbH',
  address: setText(locale, `Musterstraße 12, ${places[localeTable[locale].language]}`),
});
