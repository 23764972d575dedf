import { localeTable, type Language, type Locale } from './locales.ts';

/** A name and what it is, `Paper: matt`; French has a no-break space before the colon. */
export const labelled = (language: Language, name: string, value: string): string =>
  `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`;

const amounts: Readonly<Record<Language, string>> = {
  de: 'Menge',
  en: 'Quantity',
  es: 'Cantidad',
  fr: 'Quantité',
  it: 'Quantità',
  nl: 'Aantal',
};

/** How many alike: `Menge: 3`. */
export const amountLabel = (locale: Locale, amount: number): string => {
  const { language } = localeTable[locale];
  return labelled(language, amounts[language], String(amount));
};
