import type { Language } from '../../../core/domain/locale/locales.ts';

/** The EU's page on the guarantee, in the language of the reader's device: what the code leads to. */
export const yourEuropeAddress = 'https://europa.eu/youreurope/guarantees';

/** The same in a language, as the notice prints it. */
export const yourEuropeAddresses = {
  de: 'europa.eu/youreurope/garantien',
  en: 'europa.eu/youreurope/guarantees',
  es: 'europa.eu/youreurope/garantías',
  fr: 'europa.eu/youreurope/garanties',
  it: 'europa.eu/youreurope/garanzie',
  nl: 'europa.eu/youreurope/garantie',
} as const satisfies Readonly<Record<Language, string>>;

/** In modules; `codeMargin` is the quiet zone. */
export const codeSize = 29;
export const codeMargin = 4;

/** The QR code of the address (level M), one row of modules per line, stroked one module wide. */
export const codePath =
  'M0 0.5h7m5 0h1m3 0h1m1 0h3m1 0h7' +
  'M0 1.5h1m5 0h1m2 0h1m2 0h1m1 0h2m6 0h1m5 0h1' +
  'M0 2.5h1m1 0h3m1 0h1m1 0h3m1 0h1m1 0h3m2 0h1m2 0h1m1 0h3m1 0h1' +
  'M0 3.5h1m1 0h3m1 0h1m1 0h1m2 0h7m2 0h1m1 0h1m1 0h3m1 0h1' +
  'M0 4.5h1m1 0h3m1 0h1m1 0h2m1 0h2m3 0h1m2 0h2m1 0h1m1 0h3m1 0h1' +
  'M0 5.5h1m5 0h1m1 0h2m1 0h2m1 0h2m4 0h1m1 0h1m5 0h1' +
  'M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7' +
  'M0 7.5m8 0h2m1 0h2m1 0h1m1 0h1m3 0h1' +
  'M0 8.5h1m1 0h5m2 0h3m1 0h2m2 0h1m2 0h1m1 0h5' +
  'M0 9.5h2m2 0h1m2 0h1m1 0h2m1 0h1m1 0h1m1 0h1m2 0h2m1 0h3m3 0h1' +
  'M0 10.5h1m1 0h2m1 0h3m1 0h5m1 0h4m1 0h2m1 0h1' +
  'M0 11.5m3 0h1m1 0h1m2 0h1m3 0h1m1 0h2m2 0h4m1 0h1m1 0h1m1 0h1' +
  'M0 12.5m1 0h1m4 0h1m4 0h1m3 0h1m1 0h1m1 0h1m5 0h2' +
  'M0 13.5m3 0h1m1 0h1m1 0h2m1 0h2m1 0h1m2 0h9m3 0h1' +
  'M0 14.5h1m1 0h2m2 0h1m1 0h1m3 0h4m1 0h1m2 0h2m3 0h2' +
  'M0 15.5m2 0h1m4 0h1m2 0h4m10 0h1m2 0h1' +
  'M0 16.5h1m2 0h1m1 0h4m1 0h1m1 0h1m1 0h4m1 0h3m1 0h1m1 0h2' +
  'M0 17.5h1m1 0h1m1 0h1m5 0h1m5 0h1m2 0h6m1 0h1m1 0h1' +
  'M0 18.5h1m1 0h1m1 0h1m1 0h7m2 0h2m1 0h1m1 0h1m1 0h3m1 0h1' +
  'M0 19.5h1m4 0h1m2 0h1m3 0h1m1 0h2m2 0h7m2 0h1' +
  'M0 20.5h1m2 0h1m2 0h1m1 0h1m1 0h1m1 0h1m2 0h1m1 0h1m1 0h6m1 0h3' +
  'M0 21.5m8 0h2m1 0h4m1 0h1m1 0h1m1 0h1m3 0h5' +
  'M0 22.5h7m3 0h1m1 0h5m2 0h2m1 0h1m1 0h3' +
  'M0 23.5h1m5 0h1m1 0h1m1 0h1m2 0h1m1 0h2m3 0h1m3 0h1m3 0h1' +
  'M0 24.5h1m1 0h3m1 0h1m1 0h4m2 0h5m1 0h5m1 0h1' +
  'M0 25.5h1m1 0h3m1 0h1m1 0h1m1 0h1m1 0h1m3 0h4m3 0h1m1 0h4' +
  'M0 26.5h1m1 0h3m1 0h1m1 0h1m1 0h3m2 0h3m1 0h1m1 0h7' +
  'M0 27.5h1m5 0h1m5 0h1m1 0h1m1 0h1m2 0h2m2 0h3m1 0h1' +
  'M0 28.5h7m1 0h3m1 0h4m1 0h1m1 0h1m3 0h2m1 0h1';
