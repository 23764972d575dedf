import { pipe, TE, type RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { Owner } from '../ports/owner.ts';

/**
 * Nobody says who is at the page. Elsewhere that leaves a visitor (`loadCustomer`); what a customer
 * keeps must neither seem to be gone nor be put where they do not find it.
 */
export type OwnerError = { readonly kind: 'owner-unknown' };

/**
 * Whose things a request opens: the customer's of its session, else the visitor's by the key in its
 * cookie; undefined for who is neither.
 */
export const findOwner =
  (key: string | undefined): RTE.ReaderTaskEither<HasCustomers, OwnerError, Owner | undefined> =>
  ({ customers }) =>
    pipe(
      customers.current,
      TE.bimap(
        (): OwnerError => ({ kind: 'owner-unknown' }),
        ({ isLoggedIn, number }): Owner | undefined => {
          if (isLoggedIn) return { kind: 'customer', number };
          return key === undefined ? undefined : { kind: 'visitor', key };
        },
      ),
    );
