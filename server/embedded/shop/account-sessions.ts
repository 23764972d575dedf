import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';

import type { ReadIdToken } from '../../../adapters/google/id-tokens.ts';
import type { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import type { HeaderReader } from '../../../adapters/http/scope.ts';
import type { Asker } from '../../../adapters/shared/admission.ts';
import type { Transaction } from '../../../adapters/postgres/in-transaction.ts';
import {
  beginSession,
  emailOfAccount,
  endSession,
  isNewDevice,
  type LogInKeys,
} from '../../../adapters/postgres/stores/accounts.ts';
import type { Cookie } from '../../../core/domain/cookie/cookie.ts';
import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { sessionLimits } from '../../../core/domain/customer/account-sessions.ts';
import { emailKey } from '../../../core/domain/customer/email.ts';
import { readDevice } from '../../../core/domain/device/device-info.ts';
import { parseVisitorLocation } from '../../../core/domain/locale/countries.ts';
import { E, type t } from '../../../core/fp.ts';
import type { HasLog } from '../../../core/ports/log.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { VatRegister } from '../../../core/ports/vat-register.ts';
import type { LogInPlace } from '../../mails/templates/new-device.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { mailOfNewPlace } from './account-mails.ts';
import { customerAnswer, customerOfToken, sessionTokenHash } from './customer-data.ts';
import type { LocationHeaders } from './location.ts';
import { queueReceipt, type MailSources } from './mails.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import type { PriceSources } from './prices.ts';

export type AccountSources = PriceSources &
  MailSources &
  HasLog & {
    /** See `clientOf`. */
    readonly trustedProxies: number;
    /** Nobody tells where customers are when left out. */
    readonly locationHeaders?: LocationHeaders | undefined;
    /** Undefined: Google's sign-in is not offered. */
    readonly readIdToken?: ReadIdToken | undefined;
    readonly vatRegister: VatRegister;
  };

/** As long as a session may last. */
const sessionSeconds = sessionLimits.longest / 1_000;

/** 43 characters that nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

const cookieOf = (token: string, maxAge: number): Cookie => ({
  name: sessionCookie,
  value: token,
  maxAge,
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
});

export type SessionInput = {
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (cookie: Cookie) => void;
  readonly header: HeaderReader;
};

export const endedCookie = cookieOf('', 0);

/** Nobody stays in it who knew its token before. */
export const endOwnSession = async (
  transaction: Transaction,
  { cookie }: Pick<SessionInput, 'cookie'>,
): Promise<void> => {
  const token = cookie(sessionCookie);
  if (token !== undefined) await endSession(transaction, sessionTokenHash(token));
};

/** Where somebody logs in: what they need to know it again, and no more. */
const placeOf = (
  { header }: Pick<SessionInput, 'header'>,
  locationHeaders: AccountSources['locationHeaders'],
) => {
  const { browser, system } = readDevice(header('User-Agent') ?? '');
  const told = locationHeaders && header(locationHeaders.country);
  const location = parseVisitorLocation({ country: told ?? '', region: undefined });
  return { browser, system, country: E.isRight(location) ? location.right.country : null };
};

type BegunSession = {
  readonly token: string;
  /** Where nobody has logged in to the account lately, if it is such a place. */
  readonly newPlace: LogInPlace | undefined;
};

/** Under a new token; the session that the browser had ends. */
export const enter = async (
  { clock, locationHeaders }: Pick<AccountSources, 'clock' | 'locationHeaders'>,
  transaction: Transaction,
  customerNumber: string,
  input: SessionInput,
): Promise<BegunSession> => {
  const token = newToken();
  const now = clock.now();
  const place = placeOf(input, locationHeaders);
  const { browser, system } = place;
  await endOwnSession(transaction, input);
  await beginSession(
    transaction,
    { tokenHash: sessionTokenHash(token), customerNumber, ...place },
    now,
  );
  const isNew = await isNewDevice(transaction, { customerNumber, browser, system }, now);
  return { token, newPlace: isNew ? { ...place, at: now } : undefined };
};

/** As `enter`, and the account's owner hears of it, where it may be somebody else. */
export const enterAndTell = async (
  sources: AccountSources,
  transaction: Transaction,
  customerNumber: string,
  input: SessionInput & { readonly scope: ShopScope },
): Promise<BegunSession> => {
  const begun = await enter(sources, transaction, customerNumber, input);
  const { newPlace } = begun;
  const to = newPlace && (await emailOfAccount(transaction, customerNumber));
  if (newPlace !== undefined && to !== undefined) {
    const mail = mailOfNewPlace(
      sources,
      input.scope,
      { id: `new-device-${randomUUID()}`, to },
      newPlace,
    );
    await queueReceipt(transaction, 'new-device', mail, newPlace.at);
  }
  return begun;
};

/** No address and no network is kept, only hashes. */
export const logInKeysOf = (email: string, client: string): LogInKeys => {
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
export const unnamed = (text: string): string =>
  createHmac('sha256', processKey)
    .update(text)
    .digest('hex')
    .slice(0, 12)
    .replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** Who and from where, for the log. */
export const logFactsOf = (email: string, client: string) => ({
  account: unnamed(logInKeysOf(email, '').all),
  client: unnamed(client),
});

const busy = E.left(refusal(503, 'service-unavailable'));

type CustomerAnswer = t.TypeOf<typeof CustomerDataAnswer>;

/** What all endpoints of accounts share. */
export type AccountDesk = {
  readonly passwords: Passwords;
  /** All that a password causes, in turns between clients. */
  readonly inTurn: <A>(
    asker: Asker,
    work: () => Promise<E.Either<Refusal, A>>,
  ) => Promise<E.Either<Refusal, A>>;
  /** Answers the customer of a session that has begun, and sets its cookie. */
  readonly entered: (
    token: string,
    input: Pick<SessionInput, 'setCookie'>,
  ) => Promise<E.Either<Refusal, CustomerAnswer>>;
};

export const openAccountDesk = (sources: AccountSources): AccountDesk => {
  const passwords = createPasswords(sources.clock);
  return {
    passwords,
    inTurn: async (asker, work) => {
      const admitted = await passwords.inTurn(asker, work);
      if (admitted.kind === 'done') return admitted.value;
      sources.log.report('passwords-busy', { client: unnamed(asker.client) });
      return busy;
    },
    entered: async (token, { setCookie }) => {
      setCookie(cookieOf(token, sessionSeconds));
      return E.right(customerAnswer(await customerOfToken(sources, token)));
    },
  };
};
