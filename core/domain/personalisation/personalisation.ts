/** What a shopper puts on the pages of a thing to be printed: own words, and photos. */
import type { PictureFraming } from '../image/picture-crop.ts';

/** By the roles of texts (`TextObject.role`); a role that is absent keeps the words of the design. */
export type PersonalWords = Readonly<Partial<Record<string, string>>>;

/** Characters of a text: more never fit on a page. */
export const ownWordLimit = 300;

export type PersonalPhoto = {
  /** Of a finished upload. */
  readonly uploadId: string;
  /** What its place shows of it. */
  readonly framing: PictureFraming;
};

export type Personalisation = {
  readonly words: PersonalWords;
  /** In the order of their places. */
  readonly photos: readonly PersonalPhoto[];
};

/** What can be put on a thing. */
export type PersonalPlaces = {
  /** Roles that are asked for, in that order, each with the words of the design. */
  readonly words: readonly { readonly role: string; readonly usual: string }[];
  /** How many photos it takes; fewer than `most` stand in all places, in turn. None with a `most` of 0. */
  readonly photos: { readonly least: number; readonly most: number };
};
