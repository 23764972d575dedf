import type { PhotoboxPaper, PhotoboxType } from '../../../catalogue/photoboxes.ts';

/** What the values of a photo box are called in one language. */
export type PhotoboxLabels = {
  readonly types: Readonly<Record<PhotoboxType, string>>;
  readonly papers: Readonly<Record<PhotoboxPaper, string>>;
  /** The word after a number of photos: of one, and of any other number. */
  readonly photos: { readonly one: string; readonly other: string };
};
