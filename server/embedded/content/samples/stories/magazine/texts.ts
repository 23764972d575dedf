import type { PageTexts, Section } from '../texts.ts';

/** What is written for an article of the magazine. */
export type ArticleTexts = PageTexts & {
  /** What the picture at its head shows. */
  readonly picture: string;
  readonly opening: Section;
  /** Beside a picture, with a link to a product. */
  readonly beside: Section & { readonly picture: string; readonly link: string };
  readonly table: {
    readonly caption: string;
    readonly header: readonly string[];
    /** The first cell names the row. */
    readonly rows: readonly (readonly string[])[];
  };
  readonly details: Section;
  readonly figures: readonly { readonly alternative: string; readonly caption: string }[];
  readonly closing: Section;
};
