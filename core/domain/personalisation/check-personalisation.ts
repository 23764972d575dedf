/** Whether a thing can be printed with what a shopper gives for it. */
import { E } from '../../fp.ts';
import { mostZoom, type PictureFraming } from '../image/picture-crop.ts';
import { ownWordLimit, type PersonalPlaces, type Personalisation } from './personalisation.ts';

/**
 * - `word-unknown`: the thing has no such role; - `word-too-long`: more than `ownWordLimit`
 * characters; - `photos-too-many`: more than its places; - `framing-wrong`: outside its photo.
 */
export type PersonalisationError =
  | { readonly kind: 'word-unknown' | 'word-too-long'; readonly role: string }
  | { readonly kind: 'photos-too-many'; readonly most: number }
  | { readonly kind: 'framing-wrong'; readonly uploadId: string };

const isShare = (value: number): boolean => value >= 0 && value <= 1;

const isFraming = ({ x, y, zoom }: PictureFraming): boolean =>
  isShare(x) && isShare(y) && zoom >= 1 && zoom <= mostZoom;

/** What is wrong first; fewer photos than are needed are not: the others may follow. */
const errorOf = (
  { words, photos: { most } }: PersonalPlaces,
  given: Personalisation,
): PersonalisationError | undefined => {
  const roles = new Set(words.map(({ role }) => role));
  for (const [role, text = ''] of Object.entries(given.words)) {
    if (!roles.has(role)) return { kind: 'word-unknown', role };
    if (text.length > ownWordLimit) return { kind: 'word-too-long', role };
  }
  if (given.photos.length > most) return { kind: 'photos-too-many', most };
  const wrong = given.photos.find(({ framing }) => !isFraming(framing));
  return wrong && { kind: 'framing-wrong', uploadId: wrong.uploadId };
};

/** As it is kept: words as they are typed, without those that are the design's anyway. */
export const checkPersonalisation = (
  places: PersonalPlaces,
  given: Personalisation,
): E.Either<PersonalisationError, Personalisation> => {
  const wrong = errorOf(places, given);
  if (wrong !== undefined) return E.left(wrong);
  const words = places.words.flatMap(({ role, usual }) => {
    const text = (given.words[role] ?? '').normalize('NFC').replaceAll('\r\n', '\n').trim();
    return text === '' || text === usual ? [] : [[role, text] as const];
  });
  return E.right({ words: Object.fromEntries(words), photos: given.photos });
};

/** Whether it has all photos that the thing cannot be without. */
export const hasItsPhotos = (
  { photos: { least } }: PersonalPlaces,
  given: Pick<Personalisation, 'photos'> | undefined,
): boolean => (given?.photos.length ?? 0) >= least;
