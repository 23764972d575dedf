import { E, pipe } from '../../../fp.ts';
import { readAddToCart, type DesignerContext } from '../../designer/designer-context.ts';
import {
  ownPictureQuery,
  readOwnPicture,
  type HandedPicture,
} from '../../designer/own-picture-parameters.ts';
import { parameterPairs } from '../../designer/parameter-source.ts';
import { readWallPicture } from './read-wall-picture.ts';
import {
  materialOfHandOff,
  printChosenWallPicture,
  type WallPictureSelection,
} from './chosen-wall-picture.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import { readWallOptions, type WallOptions } from './wall-options.ts';

/** A hand-off to the photo frame designer with all that it takes. */
export type WallPictureHandOff = WallPictureSelection &
  DesignerContext & {
    readonly optionTypes: WallOptions;
    /** The shopper's own picture, once it is uploaded. */
    readonly picture?: HandedPicture | undefined;
  };

/** The query of a hand-off to the photo frame designer, in a fixed order. */
export const printWallPictureQuery = (handOff: WallPictureHandOff): QueryPairs => [
  ...printChosenWallPicture(handOff),
  ...parameterPairs({ optionTypes: handOff.optionTypes, addToCart: handOff.addToCart }),
  ...(handOff.picture === undefined ? [] : ownPictureQuery(handOff.picture)),
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
    E.bindW('own', () => readOwnPicture(query)),
    E.map(({ picture, optionTypes, cart, own }) => ({
      ...picture,
      optionTypes,
      ...cart,
      ...(own && { picture: own }),
    })),
  );
