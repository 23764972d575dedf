import { accountEndpoints } from '../../../adapters/http/endpoints/accounts.ts';
import type { ownAccountEndpoints } from '../../../adapters/http/endpoints/own-account.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import {
  accountOfEmail,
  forgetLogInAttempts,
  holdPassword,
  noteLogInAttempt,
} from '../../../adapters/postgres/stores/accounts.ts';
import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { checkLogInForm } from '../../../core/domain/customer/customer-forms.ts';
import { accountOfGoogle } from '../../../adapters/postgres/stores/google-accounts.ts';
import { readGoogleIdentity } from '../../../core/domain/customer/google-identity.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { E, pipe } from '../../../core/fp.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { sessionTokenHash } from './customer-data.ts';
import {
  endedCookie,
  endOwnSession,
  enter,
  enterAndTell,
  logFactsOf,
  logInKeysOf,
  openAccountDesk,
  unnamed,
} from './account-sessions.ts';
import { ownAccountRoutes, type OwnAccountSources } from './own-account.ts';
import { passwordResetRoutes } from './password-resets.ts';
import { signUpRoutes } from './sign-ups.ts';
import { tooOften } from './too-often.ts';

/** Whichever of address and password is wrong. */
const wrong = E.left(refusal(400, 'log-in-wrong'));
const busy = E.left(refusal(503, 'service-unavailable'));
const noGoogle = E.left(refusal(404, 'not-found'));
const wrongToken = E.left(refusal(400, 'google-refused'));
const unverified = E.left(refusal(400, 'google-address-unverified'));
const logInFirst = E.left(refusal(400, 'google-log-in-first'));

export const accountRoutes = (
  sources: OwnAccountSources,
): Readonly<Record<keyof (typeof accountEndpoints & typeof ownAccountEndpoints), Route>> => {
  const { database, clock, log, mails, trustedProxies, readIdToken } = sources;
  const desk = openAccountDesk(sources);
  return {
    ...ownAccountRoutes(sources, desk),
    ...signUpRoutes(sources, desk),
    ...passwordResetRoutes(sources, desk),
    customerLogin: route(
      accountEndpoints.customerLogin,
      async ({ body, scope, clientOf, signal, ...input }) => {
        const checked = checkLogInForm(body);
        if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left, accountErrorKey));
        const { email, password } = checked.right;
        const now = clock.now();
        const client = clientOf(trustedProxies);
        const keys = logInKeysOf(email, client);
        const facts = logFactsOf(email, client);
        return desk.inTurn({ client, signal }, async () => {
          const wait = await inTransaction(database, (transaction) =>
            noteLogInAttempt(transaction, keys, now),
          );
          if (wait > 0) {
            log.report('log-in-locked', facts);
            return tooOften(localeTable[scope.locale].language, wait);
          }
          const account = await accountOfEmail(database, email);
          const isRight = await desk.passwords.isRight(password, account?.passwordHash);
          const begun =
            account !== undefined && isRight
              ? await inTransaction(database, async (transaction) => {
                  if (!(await holdPassword(transaction, account))) return undefined;
                  await forgetLogInAttempts(transaction, keys);
                  return enterAndTell(sources, transaction, account.number, { scope, ...input });
                })
              : undefined;
          if (begun === undefined) {
            log.report('log-in-refused', facts);
            return wrong;
          }
          if (begun.newPlace !== undefined) mails.wake();
          log.report('session-begun', { ...facts, after: 'log-in' });
          return desk.entered(begun.token, input);
        });
      },
    ),
    customerAuthGoogleCredentials: route(
      accountEndpoints.customerAuthGoogleCredentials,
      async ({ body, clientOf, ...input }) => {
        if (readIdToken === undefined) return noGoogle;
        const client = clientOf(trustedProxies);
        const claims = await readIdToken(body)();
        if (E.isLeft(claims)) {
          if (claims.left.kind === 'keys-unavailable') return busy;
          log.report('log-in-refused', { client: unnamed(client), reason: claims.left.reason });
          return wrongToken;
        }
        const identity = readGoogleIdentity(claims.right);
        if (E.isLeft(identity)) return identity.left.kind === 'malformed' ? wrongToken : unverified;
        const now = clock.now();
        const own = input.cookie(sessionCookie);
        const browser = { tokenHash: own === undefined ? own : sessionTokenHash(own), now };
        const begun = await inTransaction(database, async (transaction) => {
          const account = await accountOfGoogle(transaction, identity.right, browser);
          if (account === undefined) return undefined;
          const { isNew, number } = account;
          const begin = isNew ? enter : enterAndTell;
          return { isNew, ...(await begin(sources, transaction, number, input)) };
        });
        if (begun === undefined) return logInFirst;
        if (begun.newPlace !== undefined) mails.wake();
        log.report('session-begun', {
          ...logFactsOf(identity.right.email, client),
          after: 'google',
        });
        return pipe(
          await desk.entered(begun.token, input),
          E.map((customer) => ({ ...customer, ...(begun.isNew && { isNew: true }) })),
        );
      },
    ),
    customerLogout: route(accountEndpoints.customerLogout, async (input) => {
      await endOwnSession(database, input);
      if (input.cookie(sessionCookie) !== undefined) {
        input.setCookie(endedCookie);
        log.report('session-ended', { client: unnamed(input.clientOf(trustedProxies)) });
      }
      return E.right(undefined);
    }),
  };
};
