/** The forms of the account's dialogs, which are sent to the page that they stand over. */
import type { AccountDialog } from '../../../core/domain/customer/account-dialog-names.ts';
import { signedUpId, withoutDialog } from '../../../core/domain/customer/account-dialogs.ts';
import {
  emptyAccountStep,
  type AccountProblem,
  type AccountStep,
} from '../../../core/domain/customer/account-step.ts';
import type { SignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { HasAccountEntry } from '../../../core/ports/accounts.ts';
import type { HasLog } from '../../../core/ports/log.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { logIn, signUp, type FormRefusal } from '../../../core/usecases/enter-account.ts';
import type { ShopRefusal } from '../../../core/ports/shop-refusal.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

/** A dialog of the account, and the step that follows what was sent to it. */
export type ShownAccountDialog = { readonly name: AccountDialog; readonly step: AccountStep };

/** What came of a form: the way on for who has come in, or the form again and the page's status. */
type SentAccount =
  | RedirectAnswer
  | { readonly kind: 'form'; readonly step: AccountStep; readonly status: 422 | 503 };

const readForm = (form: URLSearchParams): SignUpForm => {
  const textOf = (name: keyof SignUpForm): string => form.get(name) ?? '';
  return {
    email: textOf('email'),
    password: textOf('password'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
  };
};

const problemOf = (
  refused: FormRefusal<keyof SignUpForm> | ShopRefusal<'login-error' | 'sign-up-error'>,
): AccountProblem =>
  refused.kind === 'fields'
    ? refused
    : { kind: refused.kind, message: refused.message, fields: refused.fields };

const enter = (
  name: AccountDialog,
  scope: ShopScope,
  form: SignUpForm,
  environment: HasAccountEntry & HasLog,
): TE.TaskEither<AccountProblem, unknown> =>
  name === 'log-in'
    ? pipe(logIn(scope, form)(environment), TE.mapLeft(problemOf))
    : pipe(signUp(scope, form)(environment), TE.mapLeft(problemOf));

const hashAfter = {
  'log-in': '',
  'sign-up': `#${signedUpId('password')}`,
} as const satisfies Record<AccountDialog, string>;

/**
 * Logs in or signs up with the form that was sent to a dialog; who has come in is led to the page
 * below it. Undefined where nothing was sent.
 */
export const sentAccount = async (
  { form, cookies = '', sentSearch = '', url, ports }: StorefrontRequest,
  scope: ShopScope,
  name: AccountDialog,
): Promise<SentAccount | undefined> => {
  if (form === undefined) return undefined;
  const { accounts, setCookies } = ports.accountsOf(cookies);
  const sent = readForm(form);
  const entered = await enter(name, scope, sent, { accounts, log: ports.log })();
  if (E.isRight(entered))
    return {
      kind: 'redirect',
      status: 303,
      location: `${url.pathname}${withoutDialog(sentSearch)}${hashAfter[name]}`,
      setCookies: setCookies(),
    };
  const { password: _password, ...typed } = sent;
  const problem = entered.left;
  return {
    kind: 'form',
    step: { typed, problem },
    status: problem.kind === 'failed' ? 503 : 422,
  };
};

/** The dialog as it is opened. */
export const openedAccount = (name: AccountDialog): ShownAccountDialog => ({
  name,
  step: emptyAccountStep,
});
