import type { E, TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { Owner } from './owner.ts';

/** Carts or wishlists by their owner; an unknown owner has an empty one. `Kept` is what is told. */
export type VisitorLists<List, Kept, Unavailable extends Outage<string>> = {
  /** What an owner has put there. */
  readonly read: (owner: Owner) => TE.TaskEither<Unavailable, Kept>;
  /**
   * Changes a list in one step: of two changes at once the second one gets what the first one made,
   * so that `change` may be called more than once. One that is refused leaves the list as it was.
   */
  readonly change: <Refusal = never>(
    owner: Owner,
    change: (before: List) => E.Either<Refusal, List>,
  ) => TE.TaskEither<Unavailable | Refusal, Kept>;
  /**
   * Brings one owner's list to another's in one step, as a whole or not at all; again changes
   * nothing. Gives the other's list.
   */
  readonly join: (from: Owner, into: Owner) => TE.TaskEither<Unavailable, Kept>;
};
