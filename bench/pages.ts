import type { Locale } from '../core/domain/locale/locales.ts';

/** A page that is measured. */
export type BenchPage = {
  readonly locale: Locale;
  readonly hostName: string;
  readonly path: string;
};

/** The page that the single-page figures are about. */
export const canvasPage: BenchPage = {
  locale: 'de-DE',
  hostName: 'localhost',
  path: '/leinwanddruck',
};

/** The same product in four locales: two currencies beside the euro, two units, three languages. */
export const canvasPages: readonly BenchPage[] = [
  canvasPage,
  { locale: 'fr-CH', hostName: 'ch.localhost', path: '/fr/impression-sur-toile' },
  { locale: 'en-US', hostName: 'com.localhost', path: '/canvas-prints' },
  { locale: 'nl-BE', hostName: 'be.localhost', path: '/afdruk-op-canvas' },
];

/** A page of each type, beside the canvas pages, which are products. */
export const typedPages = [
  { type: 'start', locale: 'de-DE', hostName: 'localhost', path: '/' },
  { type: 'start of the cards', locale: 'de-DE', hostName: 'kartenliebe.localhost', path: '/' },
  {
    type: 'overview of 48 cards',
    locale: 'de-DE',
    hostName: 'kartenliebe.localhost',
    path: '/kartendesigns/hochzeit/?pageSize=48',
  },
  { type: 'card', locale: 'de-DE', hostName: 'kartenliebe.localhost', path: '/themes/elena/' },
  { type: 'calendar', locale: 'de-DE', hostName: 'localhost', path: '/fotokalender' },
  { type: 'category', locale: 'de-DE', hostName: 'localhost', path: '/wandbilder' },
  { type: 'landing', locale: 'de-DE', hostName: 'localhost', path: '/wandbilder-wohnzimmer' },
  { type: 'photo frame', locale: 'de-DE', hostName: 'localhost', path: '/bilderrahmen' },
  { type: 'text', locale: 'de-DE', hostName: 'localhost', path: '/versandkosten' },
  { type: 'magazine', locale: 'de-DE', hostName: 'localhost', path: '/magazin' },
  { type: 'contact', locale: 'de-DE', hostName: 'localhost', path: '/kontakt' },
  { type: 'error', locale: 'de-DE', hostName: 'localhost', path: '/gibt-es-nicht' },
] as const satisfies readonly (BenchPage & { readonly type: string })[];

/** The host of a page as requests name it. */
export const hostOf = ({ hostName }: BenchPage, port: number): string => `${hostName}:${port}`;

/** The absolute address of a page. */
export const addressOf = (page: BenchPage, port: number): string =>
  `http://${hostOf(page, port)}${page.path}`;
