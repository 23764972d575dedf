import { pipe, TE, type RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { Owner } from '../ports/owner.ts';

/**
 * Elsewhere this leaves a visitor (`loadCustomer`); but what a customer keeps must neither seem
 * gone nor be put where they do not find it.
 */
type OwnerError = { readonly kind: 'owner-unknown' };

/** The session's customer, else the visitor of the cookie's key. */
const ownerOf =
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

/** Reads what an owner keeps; a visitor without a key keeps nothing. */
export const readOfOwner =
  <Needs, Unfound, Kept, Reading, Unread>(
    find: RTE.ReaderTaskEither<Needs, Unfound, Owner | undefined>,
    read: (owner: Owner) => RTE.ReaderTaskEither<Reading, Unread, Kept>,
    nothing: Kept,
  ): RTE.ReaderTaskEither<Needs & Reading, Unfound | Unread, Kept> =>
  (environment) =>
    pipe(
      find(environment),
      TE.flatMap((owner): TE.TaskEither<Unfound | Unread, Kept> =>
        owner === undefined ? TE.right(nothing) : read(owner)(environment),
      ),
    );

type Bring<Needs, Error> = (
  visitorKey: string,
  customerNumber: string,
) => RTE.ReaderTaskEither<Needs, Error, unknown>;

/**
 * Finds the owner by the request's key and session. Also joins what a customer kept as a visitor,
 * in case the log-in could not. Undefined for a visitor without a key.
 */
export const findOwner =
  <Needs, Error>(bring: Bring<Needs, Error>) =>
  (
    key: string | undefined,
  ): RTE.ReaderTaskEither<HasCustomers & Needs, OwnerError | Error, Owner | undefined> =>
  (environment) =>
    pipe(
      ownerOf(key)(environment),
      TE.tap((owner): TE.TaskEither<Error, unknown> =>
        owner?.kind === 'customer' && key !== undefined
          ? bring(key, owner.number)(environment)
          : TE.right(undefined),
      ),
    );
