import { pipe, TE, type E, type RTE } from '../fp.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { Outage } from '../ports/outage.ts';
import type { Owner } from '../ports/owner.ts';
import type { VisitorLists } from '../ports/visitor-lists.ts';
import { outagesReported } from './report.ts';

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

/** What can be done with a visitor's cart or wishlist. */
export type VisitorList<Has, List, Kept, Unavailable> = {
  /** What an owner keeps; `nothing` when they have kept nothing yet. */
  readonly read: (owner: Owner) => RTE.ReaderTaskEither<Has & HasLog, Unavailable, Kept>;
  /** Changes what an owner keeps by a rule, in one step of the store; a refusal of the rule changes nothing. */
  readonly change: <Refusal extends { readonly kind: string } = never>(
    owner: Owner,
    by: (before: List) => E.Either<Refusal, List>,
  ) => RTE.ReaderTaskEither<Has & HasLog, Unavailable | Refusal, Kept>;
  /** Brings what a visitor's key kept to the customer who logs in. */
  readonly bring: (
    key: string,
    number: string,
  ) => RTE.ReaderTaskEither<Has & HasLog, Unavailable, Kept>;
  /**
   * By the request's key and session. Also brings what a customer kept as a visitor, in case the
   * log-in could not. Undefined for a visitor without a key.
   */
  readonly findOwner: (
    key: string | undefined,
  ) => RTE.ReaderTaskEither<
    HasCustomers & Has & HasLog,
    OwnerError | Unavailable,
    Owner | undefined
  >;
  /** Reads what the owner of the request keeps. */
  readonly readOwn: (
    key: string | undefined,
  ) => RTE.ReaderTaskEither<HasCustomers & Has & HasLog, OwnerError | Unavailable, Kept>;
};

/** Outages are reported as those of `part`; `nothing` is what a visitor without a key keeps. */
export const visitorListOf = <Has, List, Kept, Unavailable extends Outage>(
  part: string,
  listsOf: (environment: Has) => VisitorLists<List, Kept, Unavailable>,
  nothing: Kept,
): VisitorList<Has, List, Kept, Unavailable> => {
  type ThisList = VisitorList<Has, List, Kept, Unavailable>;

  const reported = <Failure extends { readonly kind: string }>(
    environment: Has & HasLog,
    ask: (lists: VisitorLists<List, Kept, Unavailable>) => TE.TaskEither<Failure, Kept>,
  ): TE.TaskEither<Failure, Kept> => outagesReported(environment, part, ask(listsOf(environment)));

  const read: ThisList['read'] = (owner) => (environment) =>
    reported(environment, (lists) => lists.read(owner));

  const change: ThisList['change'] = (owner, by) => (environment) =>
    reported(environment, (lists) => lists.change(owner, by));

  const bring: ThisList['bring'] = (key, number) => (environment) =>
    reported(environment, (lists) =>
      lists.join({ kind: 'visitor', key }, { kind: 'customer', number }),
    );

  const findOwner: ThisList['findOwner'] = (key) => (environment) =>
    pipe(
      ownerOf(key)(environment),
      TE.tap((owner): TE.TaskEither<Unavailable, unknown> =>
        owner?.kind === 'customer' && key !== undefined
          ? bring(key, owner.number)(environment)
          : TE.right(undefined),
      ),
    );

  const readOwn: ThisList['readOwn'] = (key) => (environment) =>
    pipe(
      findOwner(key)(environment),
      TE.flatMap((owner): TE.TaskEither<Unavailable, Kept> =>
        owner === undefined ? TE.right(nothing) : read(owner)(environment),
      ),
    );

  return { read, change, bring, findOwner, readOwn };
};
