import type { ShownArticle, ShownPersonal, ShownPhoto } from '../domain/cart/cart-step.ts';
import { handedShares } from '../domain/image/picture-crop.ts';
import { hasItsPhotos } from '../domain/personalisation/check-personalisation.ts';
import type { PersonalPlaces, Personalisation } from '../domain/personalisation/personalisation.ts';
import { personalPlacesOf } from '../domain/products/article-facts.ts';
import type { ReadArticle } from '../domain/products/kept-article.ts';
import type { DesignerHandOff } from '../domain/products/products-by-designer.ts';
import type { PrintedPhoto } from '../domain/products/product.ts';
import { E } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPersonalisations, PersonalisationsError } from '../ports/personalisations.ts';
import type {
  HasPictureUploads,
  PictureUpload,
  PictureUploadError,
} from '../ports/picture-uploads.ts';
import { outagesReported } from './report.ts';

/** What is shown with articles is its visitor's own. */
export type ShownWith = HasPictureUploads & HasPersonalisations & HasLog;

type Found = E.Either<PictureUploadError, PictureUpload>;

type Given = E.Either<PersonalisationsError, Personalisation>;

type Uploads = ReadonlyMap<string, Found>;

const shownPhoto = (uploads: Uploads, { photo, print, wrap }: PrintedPhoto): ShownPhoto => {
  const found = photo && uploads.get(photo.id);
  if (found === undefined) return { kind: 'awaited', print, wrap };
  if (E.isLeft(found))
    return { kind: found.left.kind === 'uploads-unavailable' ? 'unavailable' : 'gone' };
  const { id, picture } = found.right;
  if (picture === undefined) return { kind: 'gone' };
  const front = handedShares(picture.size, photo?.crop, { format: print.format, wrap });
  return E.isRight(front)
    ? { kind: 'shown', id, size: picture.size, front: front.right, print }
    : { kind: 'gone' };
};

const nothingGiven: Personalisation = { words: {}, photos: [] };

const shownGiven = (
  places: PersonalPlaces,
  given: Personalisation,
  uploads: Uploads,
): ShownPersonal => {
  const found = given.photos.map(({ uploadId }) => uploads.get(uploadId));
  if (found.some((one) => one && E.isLeft(one) && one.left.kind === 'uploads-unavailable'))
    return { kind: 'unavailable' };
  const photos = given.photos.flatMap((photo, place) => {
    const one = found[place];
    return one && E.isRight(one) && one.right.picture
      ? [{ ...photo, size: one.right.picture.size }]
      : [];
  });
  if (photos.length < given.photos.length) return { kind: 'gone' };
  const words = places.words.flatMap(({ role }) => {
    const text = given.words[role];
    return text === undefined ? [] : [{ role, text }];
  });
  return { kind: hasItsPhotos(places, given) ? 'shown' : 'lacking', words, photos };
};

const shownPersonal = (
  handOff: DesignerHandOff,
  given: ReadonlyMap<string, Given>,
  uploads: Uploads,
): ShownPersonal | undefined => {
  const places = personalPlacesOf(handOff.locale, handOff);
  if (places === undefined) return undefined;
  const found = given.get(handOff.personalisation ?? '');
  if (found === undefined)
    return hasItsPhotos(places, undefined) ? undefined : shownGiven(places, nothingGiven, uploads);
  if (E.isRight(found)) return shownGiven(places, found.right, uploads);
  return { kind: found.left.kind === 'personalisation-not-found' ? 'gone' : 'unavailable' };
};

/** By what they are asked for, each once. */
const answers = async <A>(
  asked: readonly string[],
  ask: (id: string) => Promise<A>,
): Promise<ReadonlyMap<string, A>> =>
  new Map(await Promise.all([...new Set(asked)].map(async (id) => [id, await ask(id)] as const)));

type LookedUp = { readonly given: ReadonlyMap<string, Given>; readonly uploads: Uploads };

const lookUp =
  (handOffs: readonly DesignerHandOff[], photos: readonly string[]) =>
  async (environment: ShownWith): Promise<LookedUp> => {
    const { personalisations, pictureUploads } = environment;
    const given = await answers(
      handOffs.flatMap(({ personalisation }) => personalisation ?? []),
      (id) => outagesReported(environment, 'personalisation', personalisations.find(id))(),
    );
    const ofPages = [...given.values()].flatMap((found) =>
      E.isRight(found) ? found.right.photos.map(({ uploadId }) => uploadId) : [],
    );
    const uploads = await answers([...photos, ...ofPages], (id) =>
      outagesReported(environment, 'picture-upload', pictureUploads.find(id))(),
    );
    return { given, uploads };
  };

/** What whoever asks has put on the pages of a hand-off, as `ShownArticle.personal`. */
export const showPersonal =
  (handOff: DesignerHandOff) =>
  async (environment: ShownWith): Promise<ShownPersonal | undefined> => {
    const { given, uploads } = await lookUp([handOff], [])(environment);
    return shownPersonal(handOff, given, uploads);
  };

/**
 * What lists show of articles, in the same order, with the photos and words of whoever asks: each is
 * looked up once. Outages are logged.
 */
export const showArticles =
  (articles: readonly (ReadArticle | undefined)[]) =>
  async (environment: ShownWith): Promise<readonly (ShownArticle | undefined)[]> => {
    const { given, uploads } = await lookUp(
      articles.flatMap((article) => article?.handOff ?? []),
      articles.flatMap((article) => article?.facts?.ownPhoto?.photo?.id ?? []),
    )(environment);
    return articles.map((article) => {
      if (article?.facts === undefined) return undefined;
      const { label, look, ownPhoto } = article.facts;
      return {
        label,
        look,
        photo: ownPhoto && shownPhoto(uploads, ownPhoto),
        personal: shownPersonal(article.handOff, given, uploads),
      };
    });
  };
