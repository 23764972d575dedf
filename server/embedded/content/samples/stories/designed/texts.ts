import type { Question, PicturedTexts, Section } from '../texts.ts';

/** The products that are made in a designer and have no configurator. */
export const designedProducts = [
  'photo-box',
  'photo-prints',
  'photo-calendar',
  'photobook',
  'collage',
] as const;

/** A product that is made in a designer. */
export type DesignedProduct = (typeof designedProducts)[number];

/**
 * What is written for one of them. What it is made in (`sizes`) and of (`making`) is listed below
 * the words, from the core's own tables.
 */
export type DesignedTexts = PicturedTexts & {
  readonly startLink: string;
  readonly choiceHeadline: string;
  readonly sections: Readonly<Record<'uses' | 'sizes' | 'making', Section>>;
  readonly question: Question;
};

/** What all of them say. */
export type SharedDesignedTexts = {
  readonly questionsHeadline: string;
  readonly othersHeadline: string;
  readonly price: Question;
  readonly withdrawal: Question;
  /** How many pages a kind of book has: `{minimum}`, `{maximum}`, `{step}`. */
  readonly pages: string;
};

/** What is written in a language. */
export type AllDesignedTexts = {
  readonly shared: SharedDesignedTexts;
  readonly pages: Readonly<Record<DesignedProduct, DesignedTexts>>;
};
