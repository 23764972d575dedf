import { randomUUID } from 'node:crypto';

import { ownAccountEndpoints } from '../../../adapters/http/endpoints/own-account.ts';
import type { PictureUploadStore } from '../../../adapters/media/picture-uploads.ts';
import { inTransaction, type Transaction } from '../../../adapters/postgres/in-transaction.ts';
import {
  accountOfEmail,
  forgetLogInAttempts,
  holdPassword,
  noteLogInAttempt,
  replacePassword,
} from '../../../adapters/postgres/stores/accounts.ts';
import {
  customerOfSession,
  type StoredCustomer,
} from '../../../adapters/postgres/stores/customers.ts';
import { keepBusiness } from '../../../adapters/postgres/stores/business-customers.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import {
  changeCustomer,
  endNewsletterOf,
  endSessionOf,
  endSessionsOf,
  followAddressChange,
  keepAddressChange,
  removeAccount,
} from '../../../adapters/postgres/stores/own-account.ts';
import { personalDataOf } from '../../../adapters/postgres/stores/personal-data.ts';
import { picturesCookie, sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { picturesKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import {
  personalisationsOf,
  removePersonalisations,
} from '../../../adapters/postgres/stores/personalisations.ts';
import {
  checkAccountChange,
  confirmAddressPath,
  type AccountChange,
  type ChangedField,
} from '../../../core/domain/customer/account-changes.ts';
import { isFreshLogIn } from '../../../core/domain/customer/account-sessions.ts';
import type { FieldError } from '../../../core/domain/customer/form-errors.ts';
import { mailedLinkTimes, parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import type { MailScope, WrittenMail } from '../../mails/mail-parts.ts';
import {
  accountClosed,
  addressChanged,
  addressConfirmation,
  addressTaken,
} from '../../mails/templates/own-account.ts';
import { refusal, wrongFieldsRefusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { tooCommonPassword } from './account-refusals.ts';
import { mailOfAccount } from './account-mails.ts';
import {
  endedCookie,
  enter,
  logFactsOf,
  logInKeysOf,
  newToken,
  type AccountDesk,
  type AccountSources,
  type SessionInput,
} from './account-sessions.ts';
import { sessionTokenHash } from './customer-data.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { mailFrom, senderOf, siteOfMail } from './mails.ts';
import { askForNewsletter } from './newsletter.ts';
import { overviewOf } from './own-account-answer.ts';
import { knownOwner } from './picture-uploads.ts';
import { tooOften } from './too-often.ts';
import { noteVatId } from './vat-register.ts';

export type OwnAccountSources = AccountSources & { readonly uploads: PictureUploadStore };

type Changed = E.Either<Refusal, undefined>;

const notLoggedIn = E.left(refusal(403, 'not-logged-in'));
const unknownToken = E.left(refusal(404, 'result-not-found'));
const wrongPassword = E.left(refusal(400, 'password-wrong', 'password'));
const logInAgain = E.left(refusal(400, 'log-in-again'));
const consumer = E.left(refusal(400, 'no-business-customer'));
const done: Changed = E.right(undefined);

/** The words of a password are those of a new one, too. */
const errorKey = ({ field, code }: FieldError<ChangedField>) =>
  accountErrorKey({ field: field === 'newPassword' ? 'password' : field, code });

type ChangeOf<Kind extends AccountChange['kind']> = Extract<AccountChange, { readonly kind: Kind }>;

type ChangeInput = SessionInput & {
  readonly scope: ShopScope;
  readonly clientOf: (trustedProxies: number) => string;
  readonly signal: AbortSignal;
};

export const ownAccountRoutes = (
  sources: OwnAccountSources,
  { passwords, inTurn, entered }: AccountDesk,
): Readonly<Record<keyof typeof ownAccountEndpoints, Route>> => {
  const { database, clock, log, uploads, mails, trustedProxies } = sources;

  const customerOf = async ({
    cookie,
  }: Pick<SessionInput, 'cookie'>): Promise<StoredCustomer | undefined> => {
    const token = cookie(sessionCookie);
    return token === undefined
      ? undefined
      : customerOfSession(database, sessionTokenHash(token), clock.now());
  };

  const picturesOf = ({ cookie }: Pick<SessionInput, 'cookie'>) => {
    const owner = knownOwner(cookie(picturesCookie));
    return owner === '' ? [] : uploads.list(owner);
  };

  const tell = async (
    transaction: Transaction,
    scope: ShopScope,
    to: string,
    write: (scope: MailScope) => WrittenMail,
  ): Promise<void> => {
    const envelope = { id: `account-${randomUUID()}`, to, replyTo: mails.service };
    const mail = mailFrom(senderOf(sources), scope, envelope, write);
    await queueMail(transaction, mail, clock.now());
  };

  /** The present password, counted as a log-in; or, without one, a log-in just now. */
  const proven = async (
    { email, passwordHash, session }: StoredCustomer,
    password: string,
    client: string,
    { locale }: ShopScope,
  ): Promise<Changed> => {
    const now = clock.now();
    if (passwordHash === null) {
      const times = { begunAt: session.begunAt.getTime(), usedAt: session.usedAt.getTime() };
      return isFreshLogIn(times, now) ? done : logInAgain;
    }
    const keys = logInKeysOf(email, client);
    const wait = await inTransaction(database, (transaction) =>
      noteLogInAttempt(transaction, keys, now),
    );
    const facts = { ...logFactsOf(email, client), after: 'account' };
    if (wait > 0) {
      log.report('log-in-locked', facts);
      return tooOften(localeTable[locale].language, wait);
    }
    if (!(await passwords.isRight(password, passwordHash))) {
      log.report('log-in-refused', facts);
      return wrongPassword;
    }
    await forgetLogInAttempts(database, keys);
    return done;
  };

  const askForAddress = async (
    customer: StoredCustomer,
    { email }: ChangeOf<'email'>,
    scope: ShopScope,
  ): Promise<void> => {
    const { number } = customer;
    const now = clock.now();
    const token = newToken();
    await inTransaction(database, async (transaction) => {
      const turn = await takeMailTurn(transaction, 'address', email, { now, latest: now });
      // One mail too many: the link before stays as it is, and the answer is the same.
      if (turn === undefined) return;
      // A new password that was set meanwhile leaves no link to who knew the old one.
      if (!(await holdPassword(transaction, customer))) return;
      const owner = await accountOfEmail(transaction, email);
      if (owner !== undefined && owner.number !== number)
        return tell(transaction, scope, email, addressTaken);
      await keepAddressChange(transaction, {
        customerNumber: number,
        email,
        tokenHash: sessionTokenHash(token),
        expiresAt: new Date(now + mailedLinkTimes['new-address']),
      });
      const query = printQuery({ locale: scope.locale, token });
      const link = siteUrl(
        sources.sites,
        siteOfMail(sources, scope),
        `${confirmAddressPath}?${query}`,
      );
      return tell(transaction, scope, email, (mailScope) =>
        addressConfirmation(mailScope, { link }),
      );
    });
    mails.wake();
  };

  /** Whoever knew the old password is out, and this browser has a new session. */
  const setPassword = async (
    { number, email }: StoredCustomer,
    { newPassword }: ChangeOf<'password'>,
    input: ChangeInput,
  ): Promise<Changed> => {
    const passwordHash = await passwords.hash(newPassword);
    const { token } = await inTransaction(database, async (transaction) => {
      await replacePassword(transaction, number, { passwordHash });
      const mail = { id: `account-${randomUUID()}`, to: email };
      await queueMail(
        transaction,
        mailOfAccount(sources, input.scope, 'password-changed', mail),
        clock.now(),
      );
      return enter(sources, transaction, number, input);
    });
    await entered(token, input);
    mails.wake();
    return done;
  };

  const close = async ({ number, email }: StoredCustomer, input: ChangeInput): Promise<Changed> => {
    const pictures = await picturesOf(input);
    const owner = knownOwner(input.cookie(picturesCookie));
    const key = picturesKeyOf(input.cookie(picturesCookie));
    await inTransaction(database, async (transaction) => {
      await removePersonalisations(transaction, key);
      await endNewsletterOf(transaction, undefined, email, clock.now());
      await removeAccount(transaction, { number, email });
      await tell(transaction, input.scope, email, accountClosed);
    });
    await Promise.all(pictures.map(({ id }) => uploads.remove(owner, id)));
    input.setCookie(endedCookie);
    mails.wake();
    return done;
  };

  const performProven = (
    customer: StoredCustomer,
    change: ChangeOf<'email' | 'password' | 'close'>,
    input: ChangeInput,
  ): Promise<Changed> => {
    const client = input.clientOf(trustedProxies);
    return inTurn({ client, signal: input.signal }, async () => {
      const isProven = await proven(customer, change.password, client, input.scope);
      if (E.isLeft(isProven)) return isProven;
      if (change.kind === 'password') return setPassword(customer, change, input);
      if (change.kind === 'close') return close(customer, input);
      await askForAddress(customer, change, input.scope);
      return done;
    });
  };

  const perform = async (
    customer: StoredCustomer,
    change: AccountChange,
    input: ChangeInput,
  ): Promise<Changed> => {
    const { number, email } = customer;
    switch (change.kind) {
      case 'password':
        return (await isLeakedPassword(change.newPassword))
          ? tooCommonPassword('newPassword')
          : performProven(customer, change, input);
      case 'email':
      case 'close':
        return performProven(customer, change, input);
      case 'name': {
        const { firstName, lastName } = change;
        await changeCustomer(database, number, { firstName, lastName });
        return done;
      }
      case 'business': {
        const { kind: _kind, ...business } = change;
        if (customer.type === 0) return consumer;
        await inTransaction(database, (transaction) => keepBusiness(transaction, number, business));
        await noteVatId(sources, number, business.vatId);
        return done;
      }
      case 'newsletter':
        await inTransaction(database, (transaction) =>
          change.isWished
            ? askForNewsletter(sources, transaction, input.scope, email)
            : endNewsletterOf(transaction, input.scope, email, clock.now()),
        );
        mails.wake();
        return done;
      case 'end-session':
        await endSessionOf(database, number, change.session);
        return done;
      case 'end-sessions':
        await endSessionsOf(database, number);
        input.setCookie(endedCookie);
        return done;
      case 'remove-picture':
        // One that is not there needs no removal.
        await uploads.remove(knownOwner(input.cookie(picturesCookie)), change.picture);
        return done;
    }
  };

  const report = (email: string, client: string, event: string): void =>
    log.report('account-changed', { ...logFactsOf(email, client), event });

  return {
    customerAccount: route(ownAccountEndpoints.customerAccount, async ({ scope, ...input }) => {
      const customer = await customerOf(input);
      if (customer === undefined) return notLoggedIn;
      return E.right(await overviewOf(sources, scope, customer, await picturesOf(input)));
    }),
    customerAccountChange: route(ownAccountEndpoints.customerAccountChange, async (input) => {
      const customer = await customerOf(input);
      if (customer === undefined) return notLoggedIn;
      const checked = checkAccountChange(input.body, customer.email);
      if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, errorKey));
      const changed = await perform(customer, checked.right, input);
      if (E.isRight(changed))
        report(customer.email, input.clientOf(trustedProxies), checked.right.kind);
      return changed;
    }),
    customerAccountAddress: route(
      ownAccountEndpoints.customerAccountAddress,
      async ({ scope, body, clientOf }) => {
        const token = parseMailToken(body.token);
        if (E.isLeft(token)) return unknownToken;
        const changed = await inTransaction(database, async (transaction) => {
          const followed = await followAddressChange(
            transaction,
            sessionTokenHash(token.right),
            clock.now(),
          );
          if (followed === undefined) return undefined;
          await tell(transaction, scope, followed.before, addressChanged);
          return followed.email;
        });
        if (changed === undefined) return unknownToken;
        mails.wake();
        report(changed, clientOf(trustedProxies), 'address');
        return done;
      },
    ),
    customerAccountExport: route(ownAccountEndpoints.customerAccountExport, async (input) => {
      const customer = await customerOf(input);
      if (customer === undefined) return notLoggedIn;
      const kept = await personalDataOf(database, customer);
      const pictures = await picturesOf(input);
      const key = picturesKeyOf(input.cookie(picturesCookie));
      const personalisations = await personalisationsOf(database, key);
      report(customer.email, input.clientOf(trustedProxies), 'export');
      return E.right({
        name: `account-${customer.number}.json`,
        contentType: 'application/json',
        bytes: new TextEncoder().encode(
          JSON.stringify({ ...kept, pictures, personalisations }, undefined, 2),
        ),
      });
    }),
  };
};
