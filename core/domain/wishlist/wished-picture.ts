import { readWallPictureInput } from '../products/wall-picture/wall-picture-query.ts';
import { parseWallPicture } from '../products/wall-picture/parse-wall-picture.ts';
import type { WallPicture } from '../products/wall-picture/wall-picture.ts';
import { parseQuery, printPairs } from '../query/query.ts';
import { E } from '../../fp.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/**
 * The wall picture of an entry, by which it is named, priced and drawn; that of a collage is what it
 * is made on. Undefined for every other product, and for one that cannot be made.
 */
export const wishedPicture = (entry: WishlistEntry): WallPicture | undefined => {
  const isOnWall = entry.product === 'photo-frame' || entry.product === 'collage';
  if (entry.kind !== 'configuration' || !isOnWall) return undefined;
  // Options may be several; a query names a list by its brackets.
  const pairs = entry.parameters.map(
    ([name, value]) => [name === 'optionTypes' ? 'optionTypes[]' : name, value] as const,
  );
  const input = readWallPictureInput(parseQuery(printPairs(pairs)));
  const picture = parseWallPicture(entry.unit, input);
  return E.isRight(picture) ? picture.right : undefined;
};
