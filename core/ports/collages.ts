import type { CollageDesign } from '../domain/products/collage/collage-design.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** No such id, or the service did not answer or sent nonsense. */
export type CollageError =
  | { readonly kind: 'collage-not-found'; readonly designId: number }
  | Outage<'collages-unavailable'>;

/** From a configured address (storefront §7, "Collage data"). */
export type Collages = {
  /** The design of an id. */
  readonly design: (designId: number) => TE.TaskEither<CollageError, CollageDesign>;
};

export type HasCollages = { readonly collages: Collages };
