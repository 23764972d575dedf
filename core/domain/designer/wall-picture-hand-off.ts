import { E, pipe } from '../../fp.ts';
import { readAddToCart, type DesignerContext } from './designer-context.ts';
import { parameterPairs } from './parameter-source.ts';
import { readWallPicture } from './parse-photo-frame.ts';
import {
  materialOfHandOff,
  printPhotoFrameQuery,
  type PhotoFrameSelection,
  type QueryPairs,
} from './photo-frame.ts';
import type { HandOffRefusal } from './refusals.ts';
import { readWallOptions, type WallOptions } from './wall-options.ts';

/**
 * A hand-off to the photo frame designer with all that it takes. `PhotoFrameHandOff` is the part of
 * it that the shop's own product page sends.
 */
export type WallPictureHandOff = PhotoFrameSelection &
  DesignerContext & { readonly optionTypes: WallOptions };

/** The query of a hand-off to the photo frame designer, in a fixed order. */
export const printWallPictureQuery = (handOff: WallPictureHandOff): QueryPairs => [
  ...printPhotoFrameQuery(handOff),
  ...parameterPairs({ optionTypes: handOff.optionTypes, addToCart: handOff.addToCart }),
];

/** Reads a hand-off to the photo frame designer back: the inverse of `printWallPictureQuery`. */
export const parseWallPictureQuery = (
  query: QueryPairs,
): E.Either<HandOffRefusal, WallPictureHandOff> =>
  pipe(
    E.Do,
    E.bind('picture', () => readWallPicture(query)),
    E.bindW('optionTypes', ({ picture }) => readWallOptions(query, materialOfHandOff(picture))),
    E.bindW('cart', () => readAddToCart(query)),
    E.map(({ picture, optionTypes, cart }) => ({ ...picture, optionTypes, ...cart })),
  );
