/** Readers of the query keys that pages of several kinds have. */
import { E } from '../../fp.ts';
import { tenthsOfMillimetres } from '../format/format.ts';
import { readSides } from '../format/parse-format.ts';
import { objectLimits } from '../image/sources.ts';
import { marketOfCountry } from '../locale/countries.ts';
import { accepting, type KeyReader } from '../query/key-readers.ts';
import { oneOf } from '../text/one-of.ts';
import { dialogNames } from './dialogs.ts';
import { parseNamedWishlist } from './wishlist-address.ts';

/** The shortest side in tenths of an inch, and the longest one in tenths of a centimetre: mm. */
const sideLimits = {
  shortest: tenthsOfMillimetres('in', objectLimits.shortest, 'up'),
  longest: objectLimits.longest,
} as const;

/** True for a format that can be made in one of the units; an article's limits are narrower. */
export const isPossibleFormat = (value: string): boolean => {
  const sides = readSides(value);
  return (
    sides !== undefined &&
    Math.min(sides.width, sides.height) >= sideLimits.shortest &&
    Math.max(sides.width, sides.height) <= sideLimits.longest
  );
};

/** A format, `600x400`. */
export const formatReader = accepting(isPossibleFormat);

export const dialogReader = accepting(oneOf(dialogNames));

/** A wishlist by its name. */
export const listReader = accepting((value) => E.isRight(parseNamedWishlist(value)));

/** Replaces what the shop cannot have; the page reports it. */
export const unknownWord = 'unknown';

/**
 * A country by its code in upper case; one word for all countries that the shop does not sell in.
 */
export const countryReader: KeyReader = ({ first }) => {
  if (!first) return [];
  return [E.isRight(marketOfCountry(first)) ? first.toUpperCase() : unknownWord];
};
