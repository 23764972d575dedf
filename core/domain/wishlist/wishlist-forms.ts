/**
 * What came of a form is a place on the list's page (`wishlistAnswerId`), so that no script is
 * needed to say it.
 */
import type { E } from '../../fp.ts';
import type { ShopProduct } from '../catalogue/shop-products.ts';
import { sharedParameterNames } from '../designer/parameters.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import { readPairs } from '../query/query.ts';
import {
  parseWishlistEntry,
  wishedNames,
  type WishlistEntry,
  type WishlistEntryError,
} from './wishlist-entry.ts';

/** Where forms are sent. */
export const wishlistPath = '/forms/wishlist';

/** Fields beside the parameters of a wish. */
export const wishlistFields = {
  locale: 'locale',
  wants: 'wants',
  product: 'product',
  unit: 'unit',
  designId: 'wishedDesign',
  /** Key of the wish to remove (`wishlistKey`). */
  wish: 'wish',
  /** Key of the shared list to take over. */
  list: 'list',
} as const;

export const wishlistWants = ['add', 'remove', 'clear', 'take'] as const;

export type WishlistWant = (typeof wishlistWants)[number];

/** `full`: no room; `refused`: it cannot be wished for; `failed`: the list could not be kept. */
export const wishlistAnswers = [
  'added',
  'removed',
  'cleared',
  'taken',
  'full',
  'refused',
  'failed',
] as const;

/** What the list's page says of a form. */
export type WishlistAnswer = (typeof wishlistAnswers)[number];

/** Id of an answer's place on the page. */
export const wishlistAnswerId = (answer: WishlistAnswer): `wishlist-${string}` =>
  `wishlist-${answer}`;

/** The answer of `#wishlist-added`; undefined for other fragments. */
export const wishlistAnswerAt = (hash: string): WishlistAnswer | undefined =>
  wishlistAnswers.find((answer) => hash === `#${wishlistAnswerId(answer)}`);

/** Reads a wish: a design where one is named, else parameters. */
export const readWish = (
  fields: readonly (readonly [name: string, value: string])[],
): E.Either<WishlistEntryError, WishlistEntry> => {
  const field = (name: string): string | undefined => fields.find(([known]) => known === name)?.[1];
  const product = field(wishlistFields.product);
  const designId = field(wishlistFields.designId);
  return parseWishlistEntry(
    designId === undefined
      ? {
          kind: 'configuration',
          product,
          unit: field(wishlistFields.unit),
          parameters: fields
            .map(([name, value]) => [name.replace(/\[\]$/u, ''), value] as const)
            .filter(([name, value]) => value !== '' && wishedNames.some((known) => known === name)),
        }
      : { kind: 'design', product, designId },
  );
};

/** From a designer's address in a locale, in whose unit it measures; without who is at the page. */
export const wishFieldsOfHandOff = (
  product: ShopProduct,
  locale: Locale,
  designerHref: string,
): readonly (readonly [name: string, value: string])[] => [
  [wishlistFields.product, product],
  [wishlistFields.unit, formatUnitOf(locale)],
  ...readPairs(designerHref.slice(designerHref.indexOf('?') + 1)).filter(
    ([name]) => name !== sharedParameterNames.locale && name !== sharedParameterNames.adClickId,
  ),
];

/** The inverse of `readWish`. */
export const wishFields = (
  entry: WishlistEntry,
): readonly (readonly [name: string, value: string])[] =>
  entry.kind === 'design'
    ? [
        [wishlistFields.product, entry.product],
        [wishlistFields.designId, entry.designId],
      ]
    : [
        [wishlistFields.product, entry.product],
        [wishlistFields.unit, entry.unit],
        ...entry.parameters,
      ];
