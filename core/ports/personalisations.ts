import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

export type PersonalisationsUnavailable = Outage<'personalisations-unavailable'>;

/** `personalisation-not-found`: there is none by that id, it is another visitor's, or too old. */
export type PersonalisationsError =
  | { readonly kind: 'personalisation-not-found' }
  | PersonalisationsUnavailable;

/**
 * A visitor's own words and photos for things that are printed, as they were given: never changed,
 * so that an article which names them stays what it was. Nobody else reads them. Kept as long as a
 * photo that nobody has ordered; an order has its own copy.
 */
export type Personalisations = {
  /**
   * Gives an id of 43 letters, digits, dashes and underscores that nobody guesses. The same ones
   * again have the same id, and begin anew to age.
   */
  readonly keep: (given: Personalisation) => TE.TaskEither<PersonalisationsUnavailable, string>;
  /** As it was given; its photos may be gone by now. */
  readonly find: (id: string) => TE.TaskEither<PersonalisationsError, Personalisation>;
};

export type HasPersonalisations = { readonly personalisations: Personalisations };
