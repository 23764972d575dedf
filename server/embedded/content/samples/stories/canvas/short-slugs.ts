import type { Language } from '../../../../../../core/domain/locale/locales.ts';

/** A shorter word that leads on to the canvas page, as shoppers type it. */
export const canvasShortSlugs: Readonly<Record<Language, string>> = {
  de: 'leinwand',
  en: 'canvas',
  es: 'lienzo',
  fr: 'toile',
  it: 'tela',
  nl: 'canvas',
};
