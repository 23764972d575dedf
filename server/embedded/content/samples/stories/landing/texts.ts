import type { PicturedTexts, Section } from '../texts.ts';

/** Pages for a room, an occasion or a question, with the configurator in their body. */
export const landingPages = ['living-room', 'nursery', 'office', 'gifts', 'print-photos'] as const;

/** A page for a room, an occasion or a question. */
export type LandingPage = (typeof landingPages)[number];

/** What is written for one of them. */
export type LandingTexts = PicturedTexts & {
  readonly startLink: string;
  readonly sections: Readonly<Record<'place' | 'choice', Section>>;
};

/** What is written for all of them in a language. */
export type AllLandingTexts = {
  readonly tilesHeadline: string;
  /** Above the last days to order for the next occasions. */
  readonly lastOrdersHeadline: string;
  readonly pages: Readonly<Record<LandingPage, LandingTexts>>;
};
