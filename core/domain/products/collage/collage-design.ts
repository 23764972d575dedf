/** A collage's design as it is drawn and printed (storefront §7, "Collage data"). */

/** A place for a photo in a collage: fractions of its width and height, from the top left corner. */
export type CollageTile = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The ratio of a collage's sides in whole numbers, as it hangs: 3 and 2 is landscape. */
export type CollageRatio = { readonly width: number; readonly height: number };

export type CollageDesign = {
  readonly designId: number;
  readonly name: string;
  readonly ratio: CollageRatio;
  readonly tiles: readonly [CollageTile, ...CollageTile[]];
};

/** The fewest and the most photos of a collage that a hand-off can ask for. */
export const collageTileLimits = { minimum: 1, maximum: 100 } as const;
