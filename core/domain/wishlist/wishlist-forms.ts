/**
 * The forms by which a wishlist is changed, on pages with scripts and without. What came of one is
 * a place on the list's page (`wishlistAnswerId`), so that the page needs no script to say it.
 */
import type { E } from '../../fp.ts';
import type { ShopProduct } from '../catalogue/shop-products.ts';
import { sharedParameterNames } from '../designer/parameters.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { readPairs } from '../query/query.ts';
import {
  parseWishlistEntry,
  wishedNames,
  type WishlistEntry,
  type WishlistEntryError,
} from './wishlist-entry.ts';

/** Where the forms are sent, and where one's own list is opened, on every site. */
export const wishlistPath = '/forms/wishlist';

/** The fields of the forms beside the parameters of what is wished for. */
export const wishlistFields = {
  locale: 'locale',
  wants: 'wants',
  product: 'product',
  unit: 'unit',
  designId: 'wishedDesign',
  /** The key of a wish (`wishlistKey`) that is taken away. */
  wish: 'wish',
  /** The key of a shared list whose wishes are taken over. */
  list: 'list',
} as const;

/** What a form wants: to add what it describes, to take one wish or all away, to take a list over. */
export const wishlistWants = ['add', 'remove', 'clear', 'take'] as const;

/** What a form wants. */
export type WishlistWant = (typeof wishlistWants)[number];

/**
 * What the page of the list says of a form: `added`, `removed`, `cleared`, `taken`; `full` where there is no room; `refused` where what was sent cannot be
 * wished for; `failed` where the list could not be kept.
 */
export const wishlistAnswers = [
  'added',
  'removed',
  'cleared',
  'taken',
  'full',
  'refused',
  'failed',
] as const;

/** What the page of the list says of a form. */
export type WishlistAnswer = (typeof wishlistAnswers)[number];

/** The place on the page where an answer stands, as its address names it behind `#`. */
export const wishlistAnswerId = (answer: WishlistAnswer): `wishlist-${string}` =>
  `wishlist-${answer}`;

/** Reads what a form wishes for: a design where it names one, else the parameters that it has. */
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

/**
 * The fields of a form that wishes for what an address hands to a designer: the same parameters,
 * without who is at the page. `unit` is that of its formats.
 */
export const wishFieldsOfHandOff = (
  product: ShopProduct,
  unit: LengthUnit,
  designerHref: string,
): readonly (readonly [name: string, value: string])[] => [
  [wishlistFields.product, product],
  [wishlistFields.unit, unit],
  ...readPairs(designerHref.slice(designerHref.indexOf('?') + 1)).filter(
    ([name]) => name !== sharedParameterNames.locale && name !== sharedParameterNames.adClickId,
  ),
];

/** The fields of a form that wishes for an entry: the inverse of `readWish`. */
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
