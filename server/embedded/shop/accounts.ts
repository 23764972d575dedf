import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { createHash, randomBytes } from 'node:crypto';

import { BulkheadRejectedError } from 'cockatiel';

import type { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import { inTransaction, type Transaction } from '../../../adapters/postgres/in-transaction.ts';
import {
  accountOfEmail,
  beginSession,
  endSession,
  forgetLogInAttempts,
  noteLogInAttempt,
  openAccount,
  type LogInKeys,
} from '../../../adapters/postgres/stores/accounts.ts';
import type { Cookie } from '../../../core/domain/cookie/cookie.ts';
import { checkLogInForm, checkSignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { emailKey } from '../../../core/domain/customer/email.ts';
import { E, type t } from '../../../core/fp.ts';
import { customerAnswer, customerOfToken, sessionTokenHash } from './customer-data.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import type { PriceSources } from './prices.ts';
import { localeTable, type Language } from '../../../core/domain/locale/locales.ts';
import { refusal, wrongFieldsRefusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** 30 days from the log-in. */
const sessionSeconds = 30 * 86_400;

/** 43 characters that nobody guesses. */
const tokenBytes = 32;

const cookieOf = (token: string, maxAge: number): Cookie => ({
  name: sessionCookie,
  value: token,
  maxAge,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
});

type SessionInput = {
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (cookie: Cookie) => void;
};

type Answer = E.Either<Refusal, t.TypeOf<typeof CustomerDataAnswer>>;

/** Whichever of address and password is wrong. */
const wrong = E.left(refusal(400, 'log-in-wrong'));
const taken = E.left(refusal(400, 'address-taken', 'email'));
const busy = E.left(refusal(503, 'service-unavailable'));

/** Too many passwords at once are no fault of the service. */
const unlessBusy = async (answer: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return busy;
    throw error;
  }
};

/** Nobody stays in it who knew its token before. */
const endOwnSession = async (transaction: Transaction, { cookie }: SessionInput): Promise<void> => {
  const token = cookie(sessionCookie);
  if (token !== undefined) await endSession(transaction, sessionTokenHash(token));
};

/** Under a new token; the session that the browser had ends. */
const enter = async (
  transaction: Transaction,
  customerNumber: string,
  now: number,
  input: SessionInput,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  await endOwnSession(transaction, input);
  await beginSession(transaction, {
    tokenHash: sessionTokenHash(token),
    customerNumber,
    now,
    expiresAt: now + sessionSeconds * 1_000,
  });
  return token;
};

/** No address and no network is kept, only hashes. */
const logInKeysOf = (email: string, client: string): LogInKeys => {
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('hex');
  const key = emailKey(email);
  return { all: hashOf(key), own: hashOf(key, client) };
};

/** In whole minutes or, below one, in seconds. */
const waitText = (language: Language, milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000);
  const [number, unit] =
    seconds < 60 ? [seconds, 'second'] : ([Math.ceil(seconds / 60), 'minute'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    number,
  );
};

const tooOften = (language: Language, milliseconds: number): E.Either<Refusal, never> =>
  E.left({
    status: 400,
    problems: [{ message: 'log-in-too-often', values: { time: waitText(language, milliseconds) } }],
  });

type AccountSources = PriceSources & {
  /** See `clientOf`. */
  readonly trustedProxies: number;
};

export const accountRoutes = (
  sources: AccountSources,
): Readonly<Record<keyof typeof accountEndpoints, Route>> => {
  const { database, clock, trustedProxies } = sources;
  const entered = async (token: string, { setCookie }: SessionInput): Promise<Answer> => {
    setCookie(cookieOf(token, sessionSeconds));
    return E.right(customerAnswer(await customerOfToken(sources, token)));
  };
  return {
    customerLogin: route(
      accountEndpoints.customerLogin,
      async ({ body, scope, clientOf, ...input }) => {
        const checked = checkLogInForm(body);
        if (E.isLeft(checked))
          return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
        const { email, password } = checked.right;
        const now = clock.now();
        const keys = logInKeysOf(email, clientOf(trustedProxies));
        const wait = await inTransaction(database, (transaction) =>
          noteLogInAttempt(transaction, keys, now),
        );
        if (wait > 0) return tooOften(localeTable[scope.locale].language, wait);
        return unlessBusy(async () => {
          const account = await accountOfEmail(database, email);
          const isRight = await isPasswordOf(password, account?.passwordHash);
          if (account === undefined || !isRight) return wrong;
          const token = await inTransaction(database, async (transaction) => {
            await forgetLogInAttempts(transaction, keys);
            return enter(transaction, account.number, now, input);
          });
          return entered(token, input);
        });
      },
    ),
    customerSignup: route(accountEndpoints.customerSignup, async ({ body, ...input }) => {
      const checked = checkSignUpForm(body);
      if (E.isLeft(checked))
        return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
      const { password, ...person } = checked.right;
      const now = clock.now();
      return unlessBusy(async () => {
        const passwordHash = await hashPassword(password);
        const token = await inTransaction(database, async (transaction) => {
          const number = await openAccount(transaction, { ...person, passwordHash });
          return number === undefined ? undefined : enter(transaction, number, now, input);
        });
        return token === undefined ? taken : entered(token, input);
      });
    }),
    customerLogout: route(accountEndpoints.customerLogout, async (input) => {
      await endOwnSession(database, input);
      if (input.cookie(sessionCookie) !== undefined) input.setCookie(cookieOf('', 0));
      return E.right(undefined);
    }),
  };
};
