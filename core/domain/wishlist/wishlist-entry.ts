import { E } from '../../fp.ts';
import { isShopProduct, type ShopProduct } from '../catalogue/shop-products.ts';
import { framePartNames, parameterNames } from '../designer/parameters.ts';
import { declaredParameters } from '../products/declarations.ts';
import { isLengthUnit } from '../format/length-units.ts';
import type { LengthUnit } from '../locale/locales.ts';
import { printPairs } from '../query/query.ts';
import { isRecord } from '../text/record.ts';

/** A configuration is remembered by the designer's vocabulary. */
export const wishedNames = [...parameterNames, ...framePartNames, ...declaredParameters] as const;

export type WishlistParameter = readonly [name: (typeof wishedNames)[number], value: string];

/** A design, or a configuration of a product (decisions, "Wishlist"). */
export type WishlistEntry =
  | { readonly kind: 'design'; readonly product: ShopProduct; readonly designId: string }
  | {
      readonly kind: 'configuration';
      readonly product: ShopProduct;
      readonly unit: LengthUnit;
      /** At least one, in the vocabulary's order, as a designer's query can hold them. */
      readonly parameters: readonly WishlistParameter[];
    };

export const wishlistEntryLimits = { parameters: 64, valueLength: 200 } as const;

/**
 * A design id has 1 to 64 letters, digits, dashes or underscores, a parameter well-formed text of 1
 * to 200 characters.
 */
export type WishlistEntryError = {
  readonly kind:
    | 'unknown-entry'
    | 'unknown-product'
    | 'unknown-unit'
    | 'malformed-design'
    | 'malformed-parameters';
};

const isDesignId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/u.test(value);

const isParameterValue = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= wishlistEntryLimits.valueLength &&
  value.isWellFormed();

const isParameter = (value: unknown): value is WishlistParameter =>
  Array.isArray(value) &&
  value.length === 2 &&
  wishedNames.some((name) => name === value[0]) &&
  isParameterValue(value[1]);

const isParameterList = (value: unknown): value is readonly WishlistParameter[] =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= wishlistEntryLimits.parameters &&
  value.every(isParameter);

/** In the vocabulary's order; those of one name keep theirs. */
const ordered = (parameters: readonly WishlistParameter[]): readonly WishlistParameter[] =>
  wishedNames.flatMap((known) => parameters.filter(([name]) => name === known));

/** Reads an entry from decoded JSON, or checks one. */
export const parseWishlistEntry = (value: unknown): E.Either<WishlistEntryError, WishlistEntry> => {
  if (!isRecord(value)) return E.left({ kind: 'unknown-entry' });
  const { kind, product, designId, unit, parameters } = value;
  if (kind !== 'design' && kind !== 'configuration') return E.left({ kind: 'unknown-entry' });
  if (typeof product !== 'string' || !isShopProduct(product)) {
    return E.left({ kind: 'unknown-product' });
  }
  if (kind === 'design') {
    return isDesignId(designId)
      ? E.right({ kind, product, designId })
      : E.left({ kind: 'malformed-design' });
  }
  if (!isLengthUnit(unit)) return E.left({ kind: 'unknown-unit' });
  return isParameterList(parameters)
    ? E.right({ kind, product, unit, parameters: ordered(parameters) })
    : E.left({ kind: 'malformed-parameters' });
};

/** Entries with one key are the same wish. */
export const wishlistKey = (entry: WishlistEntry): string =>
  entry.kind === 'design'
    ? `design:${entry.product}:${entry.designId}`
    : `configuration:${entry.product}:${entry.unit}:${printPairs(ordered(entry.parameters))}`;
