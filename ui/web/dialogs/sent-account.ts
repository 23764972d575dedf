/** The forms of the account's dialogs, which are sent to the page that they stand over. */
import { cartKeyIn } from '../../../core/domain/cart/cart-forms.ts';
import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { signedUpId, withoutDialog } from '../../../core/domain/customer/account-dialogs.ts';
import {
  emptyAccountStep,
  type AccountProblem,
  type AccountStep,
} from '../../../core/domain/customer/account-step.ts';
import type { Customer } from '../../../core/domain/customer/customer.ts';
import type { SignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { returnTargetOf } from '../../../core/domain/routing/return-target.ts';
import { wishlistCookie } from '../../../core/domain/wishlist/wishlist-forms.ts';
import { E, pipe, TE } from '../../../core/fp.ts';
import type { HasAccountEntry } from '../../../core/ports/accounts.ts';
import type { HasLog } from '../../../core/ports/log.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { bringCart } from '../../../core/usecases/keep-cart.ts';
import { bringWishlist } from '../../../core/usecases/keep-wishlist.ts';
import { logIn, signUp, type FormRefusal } from '../../../core/usecases/enter-account.ts';
import type { ShopRefusal } from '../../../core/ports/shop-refusal.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import { placeOf } from '../shell/request-place.ts';
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
): TE.TaskEither<AccountProblem, Customer> =>
  name === 'log-in'
    ? pipe(logIn(scope, form)(environment), TE.mapLeft(problemOf))
    : pipe(signUp(scope, form)(environment), TE.mapLeft(problemOf));

/**
 * What the visitor has put into the cart and wished for goes with them. What cannot be brought now is
 * logged and stays with the browser's keys: it comes along when the cart or the list is opened.
 */
const bringOwn = async (
  { cookies = '', ports }: StorefrontRequest,
  { number }: Customer,
): Promise<void> => {
  const [articleKey, wishlistKey] = [cartKeyIn(cookies), visitorKeyIn(cookies, wishlistCookie)];
  await Promise.all([
    articleKey !== undefined && bringCart(articleKey, number)(ports)(),
    wishlistKey !== undefined && bringWishlist(wishlistKey, number)(ports)(),
  ]);
};

const hashAfter = {
  'log-in': '',
  'sign-up': `#${signedUpId('password')}`,
} as const satisfies Record<AccountDialog, string>;

/**
 * Logs in or signs up with the form that was sent to a dialog; who has come in is led to the page
 * that the address names to return to, else to the page below it. Undefined where nothing was sent.
 */
export const sentAccount = async (
  request: StorefrontRequest,
  scope: ShopScope,
  name: AccountDialog,
): Promise<SentAccount | undefined> => {
  const { form, cookies = '', client = '', sentSearch = '', url, ports } = request;
  if (form === undefined) return undefined;
  const { accounts, setCookies } = ports.accountsOf(cookies, client);
  const sent = readForm(form);
  const entered = await enter(name, scope, sent, { accounts, log: ports.log })();
  if (E.isRight(entered)) {
    await bringOwn(request, entered.right);
    const back = returnTargetOf(request.sites, placeOf(request).site, sentSearch);
    return {
      kind: 'redirect',
      status: 303,
      location: `${back ?? `${url.pathname}${withoutDialog(sentSearch)}`}${hashAfter[name]}`,
      setCookies: setCookies(),
    };
  }
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
