/** Sent to the page that the dialog stands over. */
import type { Within } from '../../adapters/shared/within.ts';
import { cartCookie, wishlistCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyIn } from '../../core/domain/cookie/visitor-key.ts';
import type { AccountDialog } from '../../core/domain/routing/account-dialog-names.ts';
import {
  accountDialogOf,
  signedUpId,
  withoutDialog,
} from '../../core/domain/customer/account-dialogs.ts';
import {
  emptyAccountStep,
  type AccountProblem,
  type TypedAccount,
} from '../../core/domain/customer/account-step.ts';
import type { SignUpForm } from '../../core/domain/customer/customer-forms.ts';
import type { GoogleCredential } from '../../core/domain/customer/google-identity.ts';
import type { SignUpMethod } from '../../core/domain/customer/sign-up-methods.ts';
import { returnTargetOf } from '../../core/domain/routing/return-target.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { Entered, HasAccountEntry } from '../../core/ports/accounts.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import {
  logIn,
  logInWithGoogle,
  signUp,
  type FormRefusal,
} from '../../core/usecases/enter-account.ts';
import { visitorCart } from '../../core/usecases/keep-cart.ts';
import { visitorWishlist } from '../../core/usecases/keep-wishlist.ts';
import { audienceLines } from './audience-lines.ts';
import { formOf, type PageForm, type PageFormSender } from './form.ts';

/**
 * By the request's `Cookie` header and the key of who sends it; `setCookies` are the `Set-Cookie` lines
 * that came of it.
 */
type AccountsOf = (
  cookies: string,
  client: string,
) => HasAccountEntry & { readonly setCookies: () => readonly string[] };

export type AccountEntrySettings = HasCarts &
  HasWishlists &
  HasLog & { readonly sites: SiteConfiguration; readonly accountsOf: Within<AccountsOf> };

/** By a password, or by Google, whose part of the dialog is a form of its own. */
type EntryFields =
  | { readonly method: 'password'; readonly form: SignUpForm }
  | { readonly method: 'google'; readonly form: GoogleCredential };

const readFields = (fields: URLSearchParams): EntryFields => {
  const textOf = (name: keyof (SignUpForm & GoogleCredential)): string => fields.get(name) ?? '';
  if (fields.has('credential'))
    return {
      method: 'google',
      form: { credential: textOf('credential'), nonce: textOf('nonce') },
    };
  return {
    method: 'password',
    form: {
      email: textOf('email'),
      password: textOf('password'),
      firstName: textOf('firstName'),
      lastName: textOf('lastName'),
    },
  };
};

const problemOf = (
  refused:
    | FormRefusal<keyof SignUpForm>
    | ShopRefusal<'google-callback-failed' | 'login-error' | 'sign-up-error'>,
): AccountProblem =>
  refused.kind === 'fields'
    ? refused
    : { kind: refused.kind, message: refused.message, fields: refused.fields };

const enter = (
  name: AccountDialog,
  scope: ShopScope,
  { method, form }: EntryFields,
  environment: HasAccountEntry & HasLog,
): TE.TaskEither<AccountProblem, Entered> => {
  if (method === 'google')
    return pipe(logInWithGoogle(scope, form)(environment), TE.mapLeft(problemOf));
  const entered =
    name === 'log-in'
      ? pipe(logIn(scope, form)(environment), TE.mapLeft(problemOf))
      : pipe(signUp(scope, form)(environment), TE.mapLeft(problemOf));
  return pipe(
    entered,
    TE.map((customer) => ({ customer, isNew: name === 'sign-up' })),
  );
};

/**
 * The cart and the wishes of the visitor come along. What cannot be brought now is logged and stays
 * with the browser's keys until the cart or list is opened.
 */
const bringOwn =
  (settings: AccountEntrySettings, cookies: string) =>
  ({ customer: { number } }: Entered): TE.TaskEither<never, void> =>
  async () => {
    const cart = visitorKeyIn(cookies, cartCookie);
    const wishlist = visitorKeyIn(cookies, wishlistCookie);
    await Promise.all([
      cart !== undefined && visitorCart.bring(cart, number)(settings)(),
      wishlist !== undefined && visitorWishlist.bring(wishlist, number)(settings)(),
    ]);
    return E.right(undefined);
  };

const typedIn = ({ method, form }: EntryFields): TypedAccount => {
  if (method === 'google') return emptyAccountStep.typed;
  const { password: _password, ...typed } = form;
  return typed;
};

/** Statistics learn of a sign-up by it. */
const hashAfter = (method: SignUpMethod, isNew: boolean): string =>
  isNew ? `#${signedUpId(method)}` : '';

/** Leads to the page that the address names to return to, else to the page below the dialog. */
export const accountEntryForm = (
  name: AccountDialog,
  settings: AccountEntrySettings,
): PageForm => ({
  isAt: ({ search }) => accountDialogOf(search) === name,
  form: formOf({
    read: ({ fields }) => readFields(fields),
    perform: (fields, { site, locale, cookies, client, signal }: PageFormSender) => {
      const { accounts, setCookies } = settings.accountsOf(signal)(cookies, client);
      const scope = { channel: site.channel, locale };
      return pipe(
        enter(name, scope, fields, { accounts, log: settings.log }),
        TE.tap(bringOwn(settings, cookies)),
        TE.map(({ customer, isNew }) => ({
          isNew,
          setCookies: [...setCookies(), ...audienceLines(customer)],
        })),
      );
    },
    done: ({ isNew, setCookies }, { method }, { site, page }) => {
      const back = returnTargetOf(settings.sites, site, page.search);
      const below = `${page.pathname}${withoutDialog(page.search)}`;
      const location = `${back ?? below}${hashAfter(method, isNew)}`;
      return { kind: 'see-other', location, setCookies };
    },
    refused: (problem, fields, { page }) => ({
      kind: 'again',
      step: {
        kind: 'account',
        name,
        step: { typed: typedIn(fields), problem },
        search: page.search,
      },
      status: problem.kind === 'failed' ? 503 : 422,
    }),
  }),
});
