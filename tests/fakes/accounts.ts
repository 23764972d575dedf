/** Accounts in memory: who has one, and whose session it is. Customers and accounts share it. */
import { businessCustomerType } from '../../core/domain/customer/business-form.ts';
import type { LogInForm, SignUpForm } from '../../core/domain/customer/customer-forms.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { mailedLinkTimes } from '../../core/domain/customer/mail-token.ts';
import { visitor, type Customer } from '../../core/domain/customer/customer.ts';
import {
  decideGoogleEntry,
  type GoogleIdentity,
} from '../../core/domain/customer/google-identity.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { E, TE } from '../../core/fp.ts';
import type { AccountEntry } from '../../core/ports/accounts.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';

type Account = Pick<LogInForm, 'email'> & {
  readonly customer: Customer;
  /** Undefined: it is entered by Google alone. */
  readonly password?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
};

/** A browser's view of the shop: its session, and what was mailed. */
type MemoryAccounts = {
  readonly accounts: AccountEntry;
  readonly customers: Customers;
  /** The token of the last link that was mailed to an address; empty without one. */
  readonly tokenFor: (email: string) => string;
  /** Addresses that have had a mail, whichever it was. */
  readonly mailed: readonly string[];
};

const refused = <A>(
  message: string,
  fields: Readonly<Record<string, string>> = {},
): E.Either<ShopRefusal<never>, A> => E.left({ kind: 'refused', message, fields });

const isSame = (first: string, second: string): boolean => emailKey(first) === emailKey(second);

/** Whose link it is, and how long it works. */
type Link = { readonly email: string; readonly endsAt: number };

const noTime = { now: () => 0 };

/**
 * The ports over some people with accounts; at first no visitor is logged in. `google` is who Google's
 * credentials are about.
 */
export const memoryAccounts = (
  people: readonly Account[],
  google: Readonly<Record<string, GoogleIdentity>> = {},
  clock: Clock = noTime,
): MemoryAccounts => {
  let known = [...people];
  const linked = new Map<string, string>();
  const mailed: string[] = [];
  const entered = new Set<string>();
  const tokens = new Map<string, string>();
  const signUps = new Map<string, SignUpForm & Link>();
  const resets = new Map<string, Link>();
  let session = visitor;
  const accountOf = (email: string) => known.find((account) => isSame(account.email, email));
  const open = (
    account: Omit<Account, 'customer'>,
    names: Pick<Customer, 'firstName' | 'lastName'>,
    type = 0,
  ) => {
    const number = String(200_000 + known.length);
    const { firstName, lastName } = names;
    const customer = { ...visitor, firstName, lastName, number, type };
    known = [...known, { ...account, customer }];
    return number;
  };
  const enterNumber = (number: string, isNew = false) =>
    enter(
      known.find(({ customer }) => customer.number === number),
      isNew,
    );
  /** Who enters an account for the first time from this browser is told, unless it is new. */
  const enter = (
    account: Account | undefined,
    isNew = false,
  ): E.Either<ShopRefusal<never>, Customer> => {
    if (account === undefined) return refused('Address or password are wrong.');
    if (!isNew && !entered.has(account.customer.number)) mailed.push(account.email);
    entered.add(account.customer.number);
    session = { ...account.customer, isLoggedIn: true };
    return E.right(session);
  };
  /** A new link replaces the one before. */
  const mail = <Kept extends Link>(links: Map<string, Kept>, kept: Kept, isForLink: boolean) => {
    for (const [token, link] of links) if (isSame(link.email, kept.email)) links.delete(token);
    mailed.push(kept.email);
    if (!isForLink) return;
    const token = String(mailed.length).padStart(43, 'x');
    links.set(token, kept);
    tokens.set(emailKey(kept.email), token);
  };
  const linkOf = <Kept extends Link>(links: Map<string, Kept>, token: string): Kept | undefined => {
    const link = links.get(token);
    return link !== undefined && clock.now() < link.endsAt ? link : undefined;
  };
  const linkUnknown = <A>(): E.Either<ShopRefusal<never>, A> => refused('This link is too old.');
  return {
    mailed,
    tokenFor: (email) => tokens.get(emailKey(email)) ?? '',
    customers: { current: async () => E.right(session) },
    accounts: {
      logIn: (_, form) => async () => {
        const account = accountOf(form.email);
        return enter(account?.password === form.password ? account : undefined);
      },
      logInWithGoogle:
        (_, { credential }) =>
        async () => {
          const identity = google[credential];
          if (identity === undefined) return refused('Google says nothing of the kind.');
          const owner = accountOf(identity.email);
          const entry = decideGoogleEntry(identity, {
            linked: linked.get(identity.subject),
            owner: owner && {
              number: owner.customer.number,
              isConfirmed: owner.isConfirmed === true,
              isOwnSession: session.number === owner.customer.number,
            },
          });
          if (entry.kind === 'log-in-first') return refused('Please log in first.');
          const number = 'number' in entry ? entry.number : open(identity, identity);
          linked.set(identity.subject, number);
          const isNew = entry.kind === 'open';
          return E.map((customer: Customer) => ({ customer, isNew }))(enterNumber(number, isNew));
        },
      signUp: (_, form) => async () => {
        const endsAt = clock.now() + mailedLinkTimes['sign-up'];
        mail(signUps, { ...form, endsAt }, accountOf(form.email) === undefined);
        const { firstName, lastName } = form;
        return E.right({ ...visitor, firstName, lastName });
      },
      confirmSignUp:
        (_, { token, password }) =>
        async () => {
          const link = linkOf(signUps, token);
          if (link === undefined) return linkUnknown();
          if (link.password !== password)
            return refused('Please check your entries.', { password: 'Another password.' });
          signUps.delete(token);
          if (accountOf(link.email) !== undefined) return linkUnknown();
          const { email, business, ...names } = link;
          const type = business === undefined ? 0 : businessCustomerType;
          return enterNumber(open({ email, password, isConfirmed: true }, names, type), true);
        },
      resetPassword:
        (_, { email }) =>
        async () => {
          const endsAt = clock.now() + mailedLinkTimes['password-reset'];
          mail(resets, { email, endsAt }, accountOf(email) !== undefined);
          return E.right(undefined);
        },
      confirmPassword:
        (_, { token, password }) =>
        async () => {
          const link = linkOf(resets, token);
          if (link === undefined) return linkUnknown();
          resets.delete(token);
          known = known.map((account) =>
            isSame(account.email, link.email) ? { ...account, password } : account,
          );
          session = visitor;
          mailed.push(link.email);
          return E.right(undefined);
        },
      logOut: () => async () => {
        session = visitor;
        return E.right(undefined);
      },
    },
  };
};

const failed = <C extends ErrorCode>(code: C, status: number): ShopRefusal<C> => ({
  kind: 'failed',
  code,
  status,
  message: undefined,
  fields: {},
});

/** Accounts while the shop API answers with a status, 0 for no answer, or a refusal of its own. */
export const failingAccounts = (status: number): AccountEntry => ({
  logIn: () => TE.left(failed('login-error', status)),
  logInWithGoogle: () => TE.left(failed('google-callback-failed', status)),
  signUp: () => TE.left(failed('sign-up-error', status)),
  confirmSignUp: () => TE.left(failed('sign-up-error', status)),
  resetPassword: () => TE.left(failed('password-reset-error', status)),
  confirmPassword: () => TE.left(failed('password-reset-error', status)),
  logOut: () => TE.left(failed('login-error', status)),
});

/** Accounts that refuse all with a message that the shopper can act on. */
export const refusingAccounts = (message: string): AccountEntry => {
  const refusal = { kind: 'refused', message, fields: {} } as const;
  return {
    logIn: () => TE.left(refusal),
    logInWithGoogle: () => TE.left(refusal),
    signUp: () => TE.left(refusal),
    confirmSignUp: () => TE.left(refusal),
    resetPassword: () => TE.left(refusal),
    confirmPassword: () => TE.left(refusal),
    logOut: () => TE.left(refusal),
  };
};
