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
import type { GoogleCredential } from '../../core/domain/customer/google-identity.ts';
import type { SignUpMethod } from '../../core/domain/customer/sign-up-methods.ts';
import { returnTargetOf } from '../../core/domain/routing/return-target.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { Entered as EnteredAccount, HasAccountEntry } from '../../core/ports/accounts.ts';
import type { HasOwnAccount } from '../../core/ports/own-account.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import {
  confirmPassword,
  confirmSignUp,
  logIn,
  logInWithGoogle,
  resetPassword,
  signUp,
  type FormRefusal,
} from '../../core/usecases/enter-account.ts';
import { visitorCart } from '../../core/usecases/keep-cart.ts';
import { visitorWishlist } from '../../core/usecases/keep-wishlist.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { audienceLines } from './audience-lines.ts';
import { readBusiness } from './business-fields.ts';
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

type AccountFields = SignUpForm &
  PasswordConfirmForm & {
    readonly token: string;
    /** Google's part of the dialog is a form of its own. */
    readonly google: GoogleCredential | undefined;
  };

const readFields = (fields: URLSearchParams, cookies: string): AccountFields => {
  const textOf = (name: AccountField | keyof GoogleCredential): string => fields.get(name) ?? '';
  return {
    email: textOf('email'),
    password: textOf('password'),
    repeatedPassword: textOf('repeatedPassword'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    business: fields.has('isBusiness') ? readBusiness(fields) : undefined,
    token: parseCookies(cookies).values.get(mailedLinkCookie) ?? '',
    google: fields.has('credential')
      ? { credential: textOf('credential'), nonce: textOf('nonce') }
      : undefined,
  };
};

const problemOf = (
  refused:
    | FormRefusal<AccountField>
    | ShopRefusal<
        'google-callback-failed' | 'login-error' | 'sign-up-error' | 'password-reset-error'
      >,
): AccountProblem =>
  refused.kind === 'fields'
    ? refused
    : { kind: refused.kind, message: refused.message, fields: refused.fields };

/** Undefined where nobody comes in by the form. */
type Entered = EnteredAccount | undefined;

const enter = (
  name: AccountDialog,
  scope: ShopScope,
  form: AccountFields,
  environment: HasAccountEntry & HasLog,
): TE.TaskEither<AccountProblem, Entered> => {
  const entered = (isNew: boolean) =>
    TE.bimap(problemOf, (customer: Customer): Entered => ({ customer, isNew }));
  const nobody = TE.bimap(problemOf, (): Entered => undefined);
  if (form.google !== undefined)
    return pipe(logInWithGoogle(scope, form.google)(environment), TE.mapLeft(problemOf));
  switch (name) {
    case 'log-in':
      return entered(false)(logIn(scope, form)(environment));
    case 'sign-up':
      return entered(true)(signUp(scope, form)(environment));
    case 'sign-up-confirm':
      return entered(true)(confirmSignUp(scope, form)(environment));
    case 'password-reset':
      return nobody(resetPassword(scope, form)(environment));
    case 'password-confirm':
      return nobody(confirmPassword(scope, form)(environment));
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
  ({ customer: { number } }: EnteredAccount): TE.TaskEither<never, void> =>
  async () => {
    const cart = visitorKeyIn(cookies, cartCookie);
    const wishlist = visitorKeyIn(cookies, wishlistCookie);
    await Promise.all([
      cart !== undefined && visitorCart.bring(cart, number)(settings)(),
      wishlist !== undefined && visitorWishlist.bring(wishlist, number)(settings)(),
    ]);
    return E.right(undefined);
  };

/** Statistics learn of a sign-up by it. */
const hashAfter = (method: SignUpMethod, isNew: boolean): string =>
  isNew ? `#${signedUpId(method)}` : '';

/** Whoever has come in is led back; everybody else is told in the dialog what to do next. */
const placeAfter = (
  sites: SiteConfiguration,
  name: AccountDialog,
  method: SignUpMethod,
  entered: Entered,
  { site, page }: PageFormSender,
): string => {
  const over = (dialog: AccountDialog, id: string): string =>
    `${page.pathname}${accountDialogQuery(page.search, dialog)}#${id}`;
  if (entered?.customer.isLoggedIn === true) {
    const back = returnTargetOf(sites, site, page.search);
    const below = `${page.pathname}${withoutDialog(page.search)}`;
    return `${back ?? below}${hashAfter(method, entered.isNew)}`;
  }
  return name === 'password-confirm'
    ? over('log-in', passwordChangedId)
    : over(name, accountMailSentId);
};

/** A company's sign-up has eleven fields. */
const limits = { ...usualFormLimits, parts: 12 } as const;

/** Leads to the page that the address names to return to, else to the page below the dialog. */
export const accountEntryForm = (
  name: AccountDialog,
  settings: AccountEntrySettings,
): PageForm => ({
  isAt: ({ search }) => accountDialogOf(search) === name,
  form: formOf({
    limits,
    read: ({ fields }, { cookies }) => readFields(fields, cookies),
    perform: (form, { site, locale, cookies, client, told, signal }: PageFormSender) => {
      const { accounts, setCookies } = settings.accountsOf(signal)(cookies, client, told);
      const scope = { channel: site.channel, locale };
      return pipe(
        enter(name, scope, form, { accounts, log: settings.log }),
        TE.tap((entered) =>
          entered?.customer.isLoggedIn === true
            ? bringOwn(settings, cookies)(entered)
            : TE.right(undefined),
        ),
        TE.map((entered) => ({
          entered,
          setCookies: [
            ...setCookies(),
            ...(entered?.customer.isLoggedIn === true ? audienceLines(entered.customer) : []),
          ],
        })),
      );
    },
    done: ({ entered, setCookies }, { google }, sender) => ({
      kind: 'see-other',
      location: placeAfter(
        settings.sites,
        name,
        google === undefined ? 'password' : 'google',
        entered,
        sender,
      ),
      setCookies: Object.hasOwn(mailedLinkPaths, name) ? [...setCookies, ...linkUsed] : setCookies,
    }),
    refused: (problem, { email, firstName, lastName, business }, { page }) => ({
      kind: 'again',
      step: {
        kind: 'account',
        name,
        step: { typed: { email, firstName, lastName, ...(business && { business }) }, problem },
        search: page.search,
      },
      status: problem.kind === 'failed' ? 503 : 422,
    }),
  }),
});
