import type { TE } from '../fp.ts';

/** A place for a photo in a collage: fractions of its width and height, from the top left corner. */
export type CollageTile = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** A collage's design. */
export type CollageDesign = {
  readonly designId: number;
  readonly name: string;
  readonly tiles: readonly [CollageTile, ...CollageTile[]];
};

/** Why there is no design: the id does not exist, or the service did not answer or sent nonsense. */
export type CollageError =
  | { readonly kind: 'collage-not-found'; readonly designId: number }
  | { readonly kind: 'collages-unavailable'; readonly reason: string };

/** Designs of collages by their id, from a configured address (storefront §7, "Collage data"). */
export type Collages = {
  /** The design of an id. */
  readonly design: (designId: number) => TE.TaskEither<CollageError, CollageDesign>;
};

/** An environment that has collages. */
export type HasCollages = { readonly collages: Collages };
