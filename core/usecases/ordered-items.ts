/** The items of an order: as they were priced, then with the photos that are printed. */
import type { OfferChange } from '../domain/checkout/seen-offer.ts';
import { centredFraming, pictureCrop } from '../domain/image/picture-crop.ts';
import type { OrderedItem, OrderedPersonalisation, OrderedPhoto } from '../domain/order/order.ts';
import { hasItsPhotos } from '../domain/personalisation/check-personalisation.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import { wordsInShort } from '../domain/personalisation/words-in-short.ts';
import { personalPlacesOf } from '../domain/products/article-facts.ts';
import { articleKey } from '../domain/products/article-key.ts';
import { readKeptArticle, type ReadArticle } from '../domain/products/kept-article.ts';
import type { PrintedPhoto, ProductLabel } from '../domain/products/product.ts';
import { E, pipe, TE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOriginals, Original } from '../ports/originals.ts';
import { isOutage } from '../ports/outage.ts';
import type { HasPersonalisations } from '../ports/personalisations.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { OrderAsked } from './place-checkout.ts';
import { holdPhotos } from './hold-photos.ts';
import { outagesReported } from './report.ts';

type ItemNeeds = HasOriginals & HasPersonalisations & HasLog;

/** `changed`: what differs from what was confirmed; nothing was ordered. */
export type PlaceOrderError =
  | { readonly kind: 'failed' }
  | { readonly kind: 'changed'; readonly changes: readonly OfferChange[] };

export const placingFailed: PlaceOrderError = { kind: 'failed' };

/** Refused, since one thing differs from what was confirmed. */
export const offerChanged = (change: OfferChange): PlaceOrderError => ({
  kind: 'changed',
  changes: [change],
});

const pictureChanged = (key: string): PlaceOrderError => offerChanged({ kind: 'picture', key });

/** An item as it was priced, before its photos are held. */
export type WantedItem = Omit<OrderedItem, 'photo' | 'personal'> & {
  readonly key: string;
  readonly ownPhoto: PrintedPhoto | undefined;
  readonly given: Personalisation | undefined;
};

type Failed<A> = TE.TaskEither<PlaceOrderError, A>;

/** What was put on its pages; `picture` where that is gone, or lacks photos that it needs. */
const givenFor =
  (key: string, { handOff }: ReadArticle) =>
  (environment: ItemNeeds): Failed<Personalisation | undefined> => {
    const places = personalPlacesOf(handOff.locale, handOff);
    if (places === undefined) return TE.right(undefined);
    const { personalisation: id } = handOff;
    const { personalisations } = environment;
    const found: Failed<Personalisation | undefined> =
      id === undefined
        ? TE.right(undefined)
        : pipe(
            outagesReported(environment, 'order', personalisations.find(id)),
            TE.mapLeft((error) => (isOutage(error) ? placingFailed : pictureChanged(key))),
          );
    return pipe(
      found,
      TE.filterOrElse(
        (given) => hasItsPhotos(places, given),
        () => pictureChanged(key),
      ),
    );
  };

/** Each as it was priced; `cart` where what was priced is not what is there. */
export const wantedItems =
  ({ channel, locale }: ShopScope, { cart, shown }: OrderAsked, now: number) =>
  (environment: ItemNeeds): Failed<readonly WantedItem[]> =>
    pipe(
      cart.items.map((item, place) => [item, shown.items[place]] as const),
      TE.traverseSeqArray(([{ article, quantity }, priced]) => {
        const key = articleKey(article);
        const read = readKeptArticle(article, locale, { channel, now });
        if (priced?.key !== key || priced.quantity !== quantity)
          return TE.left(offerChanged({ kind: 'cart' }));
        const { price, sum } = priced;
        if (read?.facts === undefined || typeof price !== 'object' || sum === undefined)
          return TE.left(offerChanged({ kind: 'cart' }));
        const { label, ownPhoto } = read.facts;
        return pipe(
          givenFor(key, read)(environment),
          TE.map((given): WantedItem => ({
            key,
            article,
            quantity,
            label,
            price: price.priceCurrent,
            sum,
            ownPhoto,
            given,
          })),
        );
      }),
    );

/** The uploads of all photos, each once. */
export const photosOf = (wanted: readonly WantedItem[]): readonly string[] => [
  ...new Set(
    wanted.flatMap(({ ownPhoto, given }) => [
      ...(ownPhoto?.photo === undefined ? [] : [ownPhoto.photo.id]),
      ...(given?.photos ?? []).map(({ uploadId }) => uploadId),
    ]),
  ),
];

type Held = ReadonlyMap<string, Original>;

const frozenPhoto = (
  originals: Held,
  key: string,
  { photo, print, wrap }: PrintedPhoto,
): E.Either<PlaceOrderError, OrderedPhoto> => {
  const original = photo && originals.get(photo.id);
  if (original === undefined) return E.left(pictureChanged(key));
  const { size } = original;
  const crop = photo?.crop;
  const isWithin =
    crop !== undefined &&
    crop.left + crop.width <= size.width &&
    crop.top + crop.height <= size.height;
  return pipe(
    isWithin ? E.right(crop) : pictureCrop(size, { format: print.format, wrap }, centredFraming),
    E.bimap(
      () => pictureChanged(key),
      (printed): OrderedPhoto => ({ ...original, crop: printed }),
    ),
  );
};

/** Undefined where nothing was put on its pages. */
const frozenPersonal = (
  originals: Held,
  key: string,
  { words, photos }: Personalisation,
): E.Either<PlaceOrderError, OrderedPersonalisation | undefined> =>
  pipe(
    photos,
    E.traverseArray(({ uploadId, framing }) => {
      const original = originals.get(uploadId);
      return original === undefined
        ? E.left(pictureChanged(key))
        : E.right({ ...original, framing });
    }),
    E.map((frozen) =>
      frozen.length === 0 && Object.keys(words).length === 0
        ? undefined
        : { words, photos: frozen },
    ),
  );

/** What was put on it is part of what it is called, in mails and on papers, too. */
const personalLabel = (
  label: ProductLabel,
  personal: OrderedPersonalisation | undefined,
): ProductLabel => {
  if (personal === undefined) return label;
  const said = wordsInShort(Object.values(personal.words));
  return {
    ...label,
    details: [...label.details, ...(said === undefined ? [] : [said])],
    ...(personal.photos.length > 0 && { photoCount: personal.photos.length }),
  };
};

const frozenItem =
  (originals: Held) =>
  ({ key, ownPhoto, given, ...item }: WantedItem): E.Either<PlaceOrderError, OrderedItem> =>
    pipe(
      E.Do,
      E.bind('photo', () =>
        ownPhoto === undefined ? E.right(undefined) : frozenPhoto(originals, key, ownPhoto),
      ),
      E.bind('personal', () =>
        given === undefined ? E.right(undefined) : frozenPersonal(originals, key, given),
      ),
      E.map((own) => ({ ...item, ...own, label: personalLabel(item.label, own.personal) })),
    );

/** Photos are kept from now on, whatever their shopper removes. */
export const heldItems =
  (orderId: string, wanted: readonly WantedItem[]) =>
  (environment: ItemNeeds): Failed<readonly OrderedItem[]> =>
    pipe(
      holdPhotos(orderId, photosOf(wanted))(environment),
      TE.mapLeft(() => placingFailed),
      TE.flatMapEither((originals) => pipe(wanted, E.traverseArray(frozenItem(originals)))),
    );
