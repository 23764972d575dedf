import { readPhotoFrameInput } from '../photoframe/photoframe-query.ts';
import { parsePhotoFrame } from '../photoframe/parse-photoframe.ts';
import type { PhotoFrame } from '../photoframe/photoframe.ts';
import { parseQuery, printPairs } from '../query/query.ts';
import { E } from '../../fp.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/**
 * The wall picture of an entry, by which it is named, priced and drawn; that of a collage is what it
 * is made on. Undefined for every other product, and for one that cannot be made.
 */
export const wishedPicture = (entry: WishlistEntry): PhotoFrame | undefined => {
  const isOnWall = entry.product === 'photo-frame' || entry.product === 'collage';
  if (entry.kind !== 'configuration' || !isOnWall) return undefined;
  // Options may be several; a query names a list by its brackets.
  const pairs = entry.parameters.map(
    ([name, value]) => [name === 'optionTypes' ? 'optionTypes[]' : name, value] as const,
  );
  const input = readPhotoFrameInput(parseQuery(printPairs(pairs)));
  const picture = parsePhotoFrame(entry.unit, input);
  return E.isRight(picture) ? picture.right : undefined;
};
