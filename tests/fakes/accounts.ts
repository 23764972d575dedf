/** Accounts in memory: who has one, and whose session it is. Customers and accounts share it. */
import type { LogInForm } from '../../core/domain/customer/customer-forms.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { visitor, type Customer } from '../../core/domain/customer/customer.ts';
import {
  decideGoogleEntry,
  type GoogleIdentity,
} from '../../core/domain/customer/google-identity.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { E, TE } from '../../core/fp.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
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
  readonly accounts: Accounts;
  readonly customers: Customers;
  /** Addresses that a link to set a new password was mailed to. */
  readonly mailed: readonly string[];
};

const refused = <A>(
  message: string,
  fields: Readonly<Record<string, string>> = {},
): E.Either<ShopRefusal<never>, A> => E.left({ kind: 'refused', message, fields });

const isSame = (first: string, second: string): boolean => emailKey(first) === emailKey(second);

/**
 * The ports over some people with accounts; at first no visitor is logged in. `google` is who Google's
 * credentials are about.
 */
export const memoryAccounts = (
  people: readonly Account[],
  google: Readonly<Record<string, GoogleIdentity>> = {},
): MemoryAccounts => {
  const known = [...people];
  const linked = new Map<string, string>();
  const mailed: string[] = [];
  let session = visitor;
  const open = (
    account: Omit<Account, 'customer'>,
    names: Pick<Customer, 'firstName' | 'lastName'>,
  ) => {
    const number = String(200_000 + known.length);
    const { firstName, lastName } = names;
    known.push({ ...account, customer: { ...visitor, firstName, lastName, number } });
    return number;
  };
  const enterNumber = (number: string) =>
    enter(known.find(({ customer }) => customer.number === number));
  const enter = (account: Account | undefined): E.Either<ShopRefusal<never>, Customer> => {
    if (account === undefined) return refused('Address or password are wrong.');
    session = { ...account.customer, isLoggedIn: true };
    return E.right(session);
  };
  return {
    mailed,
    customers: { current: async () => E.right(session) },
    accounts: {
      logIn: (_, form) => async () =>
        enter(
          known.find(
            ({ email, password }) => isSame(email, form.email) && password === form.password,
          ),
        ),
      logInWithGoogle:
        (_, { credential }) =>
        async () => {
          const identity = google[credential];
          if (identity === undefined) return refused('Google says nothing of the kind.');
          const owner = known.find(({ email }) => isSame(email, identity.email));
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
          return E.map((customer: Customer) => ({ customer, isNew: entry.kind === 'open' }))(
            enterNumber(number),
          );
        },
      signUp:
        (_, { email, password, ...names }) =>
        async () => {
          if (known.some((account) => isSame(account.email, email)))
            return refused('Please check your entries.', { email: 'This address has an account.' });
          return enterNumber(open({ email, password }, names));
        },
      resetPassword:
        (_, { email }) =>
        async () => {
          if (known.some((account) => isSame(account.email, email))) mailed.push(email);
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
export const failingAccounts = (status: number): Accounts => ({
  logIn: () => TE.left(failed('login-error', status)),
  logInWithGoogle: () => TE.left(failed('google-callback-failed', status)),
  signUp: () => TE.left(failed('sign-up-error', status)),
  resetPassword: () => TE.left(failed('password-reset-error', status)),
  logOut: () => TE.left(failed('login-error', status)),
});

/** Accounts that refuse all with a message that the shopper can act on. */
export const refusingAccounts = (message: string): Accounts => {
  const refusal = { kind: 'refused', message, fields: {} } as const;
  return {
    logIn: () => TE.left(refusal),
    logInWithGoogle: () => TE.left(refusal),
    signUp: () => TE.left(refusal),
    resetPassword: () => TE.left(refusal),
    logOut: () => TE.left(refusal),
  };
};
