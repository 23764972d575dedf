import type { PageTexts, Section } from '../texts.ts';

/** A page that says what comes. */
export type ComingPage =
  | 'account'
  | 'order'
  | 'placed-order'
  | 'checkout'
  | 'designer'
  | 'products'
  | 'preconfigurator-calendar'
  | 'preconfigurator-card'
  | 'theme'
  | 'wishlist';

/** What is written for one of them: what comes, and what a shopper can do until then. */
export type ComingTexts = PageTexts & {
  readonly about: Section;
  readonly tilesHeadline: string;
};

/** What is written for all of them in a language. */
export type AllComingTexts = Readonly<Record<ComingPage, ComingTexts>>;
