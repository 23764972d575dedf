/** Sent to the page that the dialog stands over. */
import type { Within } from '../../adapters/shared/within.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import {
  cartCookie,
  mailedLinkCookie,
  wishlistCookie,
} from '../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { AccountDialog } from '../../core/domain/routing/account-dialog-names.ts';
import {
  accountDialogOf,
  accountMailSentId,
  mailedLinkPaths,
  passwordChangedId,
  signedUpId,
  withoutDialog,
} from '../../core/domain/customer/account-dialogs.ts';
import type { AccountField, AccountProblem } from '../../core/domain/customer/account-step.ts';
import type { PasswordConfirmForm, SignUpForm } from '../../core/domain/customer/customer-forms.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import { accountDialogQuery } from '../../core/domain/customer/over-page.ts';
import { returnTargetOf } from '../../core/domain/routing/return-target.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasAccountEntry } from '../../core/ports/accounts.ts';
import type { HasOwnAccount } from '../../core/ports/own-account.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import {
  confirmPassword,
  confirmSignUp,
  logIn,
  resetPassword,
  signUp,
  type FormRefusal,
} from '../../core/usecases/enter-account.ts';
import { visitorCart } from '../../core/usecases/keep-cart.ts';
import { visitorWishlist } from '../../core/usecases/keep-wishlist.ts';
import { formOf, type FormSender, type PageForm, type PageFormSender } from './form.ts';
import { linkUsed } from './mailed-links.ts';

/**
 * By the request's `Cookie` header, the key of who sends it, and what it tells of a device;
 * `setCookies` are the `Set-Cookie` lines that came of it.
 */
type AccountsOf = (
  cookies: string,
  client: string,
  told: FormSender['told'],
) => HasAccountEntry & HasOwnAccount & { readonly setCookies: () => readonly string[] };

export type AccountEntrySettings = HasCarts &
  HasWishlists &
  HasLog & { readonly sites: SiteConfiguration; readonly accountsOf: Within<AccountsOf> };

type AccountFields = SignUpForm & PasswordConfirmForm & { readonly token: string };

const readFields = (fields: URLSearchParams, cookies: string): AccountFields => {
  const textOf = (name: AccountField): string => fields.get(name) ?? '';
  return {
    email: textOf('email'),
    password: textOf('password'),
    repeatedPassword: textOf('repeatedPassword'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    token: parseCookies(cookies).values.get(mailedLinkCookie) ?? '',
  };
};

const problemOf = (
  refused:
    | FormRefusal<AccountField>
    | ShopRefusal<'login-error' | 'sign-up-error' | 'password-reset-error'>,
): AccountProblem =>
  refused.kind === 'fields'
    ? refused
    : { kind: refused.kind, message: refused.message, fields: refused.fields };

/** Undefined where nobody comes in by the form. */
type Entered = Customer | undefined;

const enter = (
  name: AccountDialog,
  scope: ShopScope,
  form: AccountFields,
  environment: HasAccountEntry & HasLog,
): TE.TaskEither<AccountProblem, Entered> => {
  const nobody = (): Entered => undefined;
  switch (name) {
    case 'log-in':
      return pipe(logIn(scope, form)(environment), TE.mapLeft(problemOf));
    case 'sign-up':
      return pipe(signUp(scope, form)(environment), TE.mapLeft(problemOf));
    case 'sign-up-confirm':
      return pipe(confirmSignUp(scope, form)(environment), TE.mapLeft(problemOf));
    case 'password-reset':
      return pipe(resetPassword(scope, form)(environment), TE.bimap(problemOf, nobody));
    case 'password-confirm':
      return pipe(confirmPassword(scope, form)(environment), TE.bimap(problemOf, nobody));
    default:
      name satisfies never;
      return TE.right(undefined);
  }
};

/**
 * The cart and the wishes of the visitor come along. What cannot be brought now is logged and stays
 * with the browser's keys until the cart or list is opened.
 */
const bringOwn =
  (settings: AccountEntrySettings, cookies: string) =>
  ({ number }: Customer): TE.TaskEither<never, void> =>
  async () => {
    const cart = visitorKeyIn(cookies, cartCookie);
    const wishlist = visitorKeyIn(cookies, wishlistCookie);
    await Promise.all([
      cart !== undefined && visitorCart.bring(cart, number)(settings)(),
      wishlist !== undefined && visitorWishlist.bring(wishlist, number)(settings)(),
    ]);
    return E.right(undefined);
  };

/** Whoever has come in is led back; everybody else is told in the dialog what to do next. */
const placeAfter = (
  sites: SiteConfiguration,
  name: AccountDialog,
  customer: Entered,
  { site, page }: PageFormSender,
): string => {
  const over = (dialog: AccountDialog, id: string): string =>
    `${page.pathname}${accountDialogQuery(page.search, dialog)}#${id}`;
  if (name === 'password-confirm') return over('log-in', passwordChangedId);
  if (customer?.isLoggedIn !== true) return over(name, accountMailSentId);
  const hash = name === 'log-in' ? '' : `#${signedUpId('password')}`;
  const back = returnTargetOf(sites, site, page.search);
  return `${back ?? `${page.pathname}${withoutDialog(page.search)}`}${hash}`;
};

/** Leads to the page that the address names to return to, else to the page below the dialog. */
export const accountEntryForm = (
  name: AccountDialog,
  settings: AccountEntrySettings,
): PageForm => ({
  isAt: ({ search }) => accountDialogOf(search) === name,
  form: formOf({
    read: ({ fields }, { cookies }) => readFields(fields, cookies),
    perform: (form, { site, locale, cookies, client, told, signal }: PageFormSender) => {
      const { accounts, setCookies } = settings.accountsOf(signal)(cookies, client, told);
      const scope = { channel: site.channel, locale };
      return pipe(
        enter(name, scope, form, { accounts, log: settings.log }),
        TE.tap((customer) =>
          customer?.isLoggedIn === true
            ? bringOwn(settings, cookies)(customer)
            : TE.right(undefined),
        ),
        TE.map((customer) => ({ customer, setCookies: setCookies() })),
      );
    },
    done: ({ customer, setCookies }, _, sender) => ({
      kind: 'see-other',
      location: placeAfter(settings.sites, name, customer, sender),
      setCookies: Object.hasOwn(mailedLinkPaths, name) ? [...setCookies, ...linkUsed] : setCookies,
    }),
    refused: (problem, { email, firstName, lastName }, { page }) => ({
      kind: 'again',
      step: {
        kind: 'account',
        name,
        step: { typed: { email, firstName, lastName }, problem },
        search: page.search,
      },
      status: problem.kind === 'failed' ? 503 : 422,
    }),
  }),
});
