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
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { accountErrorKey } from '../../../ui/components/account-dialog/account-error.ts';
import { refusal, wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import {
  endedCookie,
  endOwnSession,
  enter,
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

export const accountRoutes = (
  sources: OwnAccountSources,
): Readonly<Record<keyof (typeof accountEndpoints & typeof ownAccountEndpoints), Route>> => {
  const { database, clock, log, trustedProxies } = sources;
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
          const token =
            account !== undefined && isRight
              ? await inTransaction(database, async (transaction) => {
                  if (!(await holdPassword(transaction, account))) return undefined;
                  await forgetLogInAttempts(transaction, keys);
                  return enter(sources, transaction, account.number, input);
                })
              : undefined;
          if (token === undefined) {
            log.report('log-in-refused', facts);
            return wrong;
          }
          log.report('session-begun', { ...facts, after: 'log-in' });
          return desk.entered(token, input);
        });
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
