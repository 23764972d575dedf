import type { PageTexts, Section } from '../texts.ts';

/** One of these pages. */
export type BusinessPage = 'business-customers' | 'white-label-service' | 'newsletter';

/** What is written for one of them. */
export type BusinessTexts = PageTexts & {
  readonly contactLink: string;
  readonly sections: readonly [Section, Section, Section];
};
