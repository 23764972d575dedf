/** Accounts in memory: who has one, and whose session it is. Customers and accounts share it. */
import type { LogInForm } from '../../core/domain/customer/customer-forms.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { visitor, type Customer } from '../../core/domain/customer/customer.ts';
import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { E, TE } from '../../core/fp.ts';
import type { Accounts } from '../../core/ports/accounts.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';

/** Somebody with an account; the credential is what the social sign-in knows them by. */
type Account = LogInForm & {
  readonly customer: Customer;
  readonly googleCredential?: string | undefined;
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

/** The ports over some people with accounts; at first no visitor is logged in. */
export const memoryAccounts = (people: readonly Account[]): MemoryAccounts => {
  const known = [...people];
  const mailed: string[] = [];
  let session = visitor;
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
      logInWithGoogle: (_, credential) => async () =>
        enter(known.find(({ googleCredential }) => googleCredential === credential)),
      signUp:
        (_, { email, password, firstName, lastName }) =>
        async () => {
          if (known.some((account) => isSame(account.email, email)))
            return refused('Please check your entries.', { email: 'This address has an account.' });
          const number = String(100_000 + known.length);
          const account = {
            email,
            password,
            customer: { ...visitor, firstName, lastName, number },
          };
          known.push(account);
          return enter(account);
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
