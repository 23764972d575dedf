import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { createHash, createHmac, randomBytes } from 'node:crypto';

import type { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import type { ownAccountEndpoints } from '../../../adapters/http/endpoints/own-account.ts';
import type { HeaderReader } from '../../../adapters/http/scope.ts';
import type { Asker } from '../../../adapters/shared/admission.ts';
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
import { sessionLimits } from '../../../core/domain/customer/account-sessions.ts';
import { checkLogInForm, checkSignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { emailKey } from '../../../core/domain/customer/email.ts';
import { readDevice } from '../../../core/domain/device/device-info.ts';
import { parseVisitorLocation } from '../../../core/domain/locale/countries.ts';
import { E, type t } from '../../../core/fp.ts';
import { customerAnswer, customerOfToken, sessionTokenHash } from './customer-data.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import type { LocationHeaders } from './location.ts';
import { ownAccountRoutes } from './own-account.ts';
import { createPasswords } from './passwords.ts';
import { localeTable, type Language } from '../../../core/domain/locale/locales.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import { refusal, wrongFieldsRefusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** As long as a session may last. */
const sessionSeconds = sessionLimits.longest / 1_000;

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
  readonly header: HeaderReader;
};

type Answer = E.Either<Refusal, t.TypeOf<typeof CustomerDataAnswer>>;

/** Whichever of address and password is wrong. */
const wrong = E.left(refusal(400, 'log-in-wrong'));
const taken = E.left(refusal(400, 'address-taken', 'email'));
const tooCommon = E.left(refusal(400, 'account-dialog.error.password.too-common', 'password'));
const busy = E.left(refusal(503, 'service-unavailable'));

/** Nobody stays in it who knew its token before. */
const endOwnSession = async (
  transaction: Transaction,
  { cookie }: Pick<SessionInput, 'cookie'>,
): Promise<void> => {
  const token = cookie(sessionCookie);
  if (token !== undefined) await endSession(transaction, sessionTokenHash(token));
};

/** No address and no network is kept, only hashes. */
const logInKeysOf = (email: string, client: string): LogInKeys => {
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256').update(parts.join('\n')).digest('hex');
  const key = emailKey(email);
  return { all: hashOf(key), own: hashOf(key, client) };
};

const processKey = randomBytes(32);

/**
 * For the log: the same word for the same customer or network while this process runs, and nothing
 * that leads back to either. Letters alone: digits might look like a telephone number.
 */
const unnamed = (text: string): string =>
  createHmac('sha256', processKey)
    .update(text)
    .digest('hex')
    .slice(0, 12)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));

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

type AccountSources = Parameters<typeof ownAccountRoutes>[0] & {
  /** Nobody tells where customers are when left out. */
  readonly locationHeaders?: LocationHeaders | undefined;
};

export const accountRoutes = (
  sources: AccountSources,
): Readonly<Record<keyof (typeof accountEndpoints & typeof ownAccountEndpoints), Route>> => {
  const { database, clock, log, trustedProxies, locationHeaders } = sources;

  /** Where somebody logs in: what they need to know it again, and no more. */
  const placeOf = ({ header }: Pick<SessionInput, 'header'>) => {
    const { browser, system } = readDevice(header('User-Agent') ?? '');
    const told = locationHeaders && header(locationHeaders.country);
    const location = parseVisitorLocation({ country: told ?? '', region: undefined });
    return { browser, system, country: E.isRight(location) ? location.right.country : null };
  };

  /** Under a new token; the session that the browser had ends. */
  const enter = async (
    transaction: Transaction,
    customerNumber: string,
    now: number,
    input: SessionInput,
  ): Promise<string> => {
    const token = randomBytes(tokenBytes).toString('base64url');
    const tokenHash = sessionTokenHash(token);
    await endOwnSession(transaction, input);
    await beginSession(transaction, { tokenHash, customerNumber, ...placeOf(input) }, now);
    return token;
  };
  const entered = async (
    token: string,
    { setCookie }: Pick<SessionInput, 'setCookie'>,
  ): Promise<Answer> => {
    setCookie(cookieOf(token, sessionSeconds));
    return E.right(customerAnswer(await customerOfToken(sources, token)));
  };
  const passwords = createPasswords(clock);
  const inTurn = async <A>(
    asker: Asker,
    work: () => Promise<E.Either<Refusal, A>>,
  ): Promise<E.Either<Refusal, A>> => {
    const admitted = await passwords.inTurn(asker, work);
    if (admitted.kind === 'done') return admitted.value;
    log.report('passwords-busy', { client: unnamed(asker.client) });
    return busy;
  };
  return {
    ...ownAccountRoutes(sources, {
      passwords,
      inTurn,
      keysOf: logInKeysOf,
      unnamed,
      tooOften,
      enter: async (transaction, number, input) => {
        const token = await enter(transaction, number, clock.now(), input);
        return () => input.setCookie(cookieOf(token, sessionSeconds));
      },
      leave: ({ setCookie }) => setCookie(cookieOf('', 0)),
    }),
    customerLogin: route(
      accountEndpoints.customerLogin,
      async ({ body, scope, clientOf, signal, ...input }) => {
        const checked = checkLogInForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { email, password } = checked.right;
        const now = clock.now();
        const client = clientOf(trustedProxies);
        const keys = logInKeysOf(email, client);
        const facts = { account: unnamed(keys.all), client: unnamed(client) };
        return inTurn({ client, signal }, async () => {
          const wait = await inTransaction(database, (transaction) =>
            noteLogInAttempt(transaction, keys, now),
          );
          if (wait > 0) {
            log.report('log-in-locked', facts);
            return tooOften(localeTable[scope.locale].language, wait);
          }
          const account = await accountOfEmail(database, email);
          const isRight = await passwords.isRight(password, account?.passwordHash);
          if (account === undefined || !isRight) {
            log.report('log-in-refused', facts);
            return wrong;
          }
          const token = await inTransaction(database, async (transaction) => {
            await forgetLogInAttempts(transaction, keys);
            return enter(transaction, account.number, now, input);
          });
          log.report('session-begun', { ...facts, after: 'log-in' });
          return entered(token, input);
        });
      },
    ),
    customerSignup: route(
      accountEndpoints.customerSignup,
      async ({ body, clientOf, signal, ...input }) => {
        const checked = checkSignUpForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { password, ...person } = checked.right;
        if (await isLeakedPassword(password)) return tooCommon;
        const now = clock.now();
        const client = clientOf(trustedProxies);
        return inTurn({ client, signal }, async () => {
          const passwordHash = await passwords.hash(password);
          const token = await inTransaction(database, async (transaction) => {
            const number = await openAccount(transaction, { ...person, passwordHash });
            return number === undefined ? undefined : enter(transaction, number, now, input);
          });
          if (token === undefined) return taken;
          const account = unnamed(logInKeysOf(person.email, '').all);
          log.report('session-begun', { account, client: unnamed(client), after: 'sign-up' });
          return entered(token, input);
        });
      },
    ),
    customerLogout: route(accountEndpoints.customerLogout, async (input) => {
      await endOwnSession(database, input);
      if (input.cookie(sessionCookie) !== undefined) {
        input.setCookie(cookieOf('', 0));
        log.report('session-ended', { client: unnamed(input.clientOf(trustedProxies)) });
      }
      return E.right(undefined);
    }),
  };
};
