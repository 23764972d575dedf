/** The form of a designer's page by which own words and photos are given, with scripts and without. */

import type { PictureFraming } from '../image/picture-crop.ts';

/** On every site. */
export const personalisationPath = '/forms/personalisation';

export const personalisationFields = {
  /** Of the hand-off, and its query. */
  designer: 'designer',
  handOff: 'handOff',
  /** An upload that is there already, as `photoValue`; one for each, in the order of their places. */
  photo: 'photo',
  /** New files. */
  files: 'files',
} as const;

const wordPrefix = 'word-';

/** The field of a role's words. */
export const wordField = (role: string): string => `${wordPrefix}${role}`;

/** The role of a field; undefined for other fields. */
export const roleOfField = (name: string): string | undefined =>
  name.startsWith(wordPrefix) ? name.slice(wordPrefix.length) : undefined;

/** Files that are sent at once, together no larger than the largest that is taken. */
export const filesAtOnce = 20;

/**
 * Results of the form: `kept`; `some-refused`: without files that could not be taken; `too-many`:
 * more photos than places, or files at once; `gone`: a photo is not there any more; `refused`: no
 * valid hand-off or words; `failed`: something could not be reached.
 */
export const personalisationAnswers = [
  'kept',
  'some-refused',
  'too-many',
  'gone',
  'refused',
  'failed',
] as const;

export type PersonalisationAnswer = (typeof personalisationAnswers)[number];

/** The place of an answer on the designer's page, in addresses behind `#`. */
export const personalisationAnswerId = (answer: PersonalisationAnswer): `personal-${string}` =>
  `personal-${answer}`;

/** In the address of the page that follows: names of files that were not taken. */
export const notTakenParameter = 'notTaken';

/** Names that the page lists; the others are counted among them by nobody. */
export const mostNotTaken = 10;

/** A photo in a form: the name of its upload, and what its place shows of it where that was chosen. */
export type PhotoInForm = {
  readonly uploadId: string;
  readonly framing?: PictureFraming | undefined;
};

/** `id`, or `id x y zoom`. */
export const photoValue = ({ uploadId, framing }: PhotoInForm): string =>
  framing === undefined
    ? uploadId
    : [uploadId, framing.x, framing.y, framing.zoom].map(String).join(' ');

/** The inverse of `photoValue`; without framing where figures are missing. */
export const readPhotoValue = (value: string): PhotoInForm => {
  const [uploadId = '', ...figures] = value.split(' ');
  const [x, y, zoom] = figures.map(Number);
  return x === undefined || y === undefined || zoom === undefined
    ? { uploadId }
    : { uploadId, framing: { x, y, zoom } };
};
