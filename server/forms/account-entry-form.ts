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
import type { AccountProblem } from '../../core/domain/customer/account-step.ts';
import type { SignUpForm } from '../../core/domain/customer/customer-forms.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
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
import { logIn, signUp, type FormRefusal } from '../../core/usecases/enter-account.ts';
import { visitorCart } from '../../core/usecases/keep-cart.ts';
import { visitorWishlist } from '../../core/usecases/keep-wishlist.ts';
import { formOf, type FormSender, type PageForm, type PageFormSender } from './form.ts';

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

const readFields = (fields: URLSearchParams): SignUpForm => {
  const textOf = (name: keyof SignUpForm): string => fields.get(name) ?? '';
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

const hashAfter = {
  'log-in': '',
  'sign-up': `#${signedUpId('password')}`,
} as const satisfies Record<AccountDialog, string>;

/** Leads to the page that the address names to return to, else to the page below the dialog. */
export const accountEntryForm = (
  name: AccountDialog,
  settings: AccountEntrySettings,
): PageForm => ({
  isAt: ({ search }) => accountDialogOf(search) === name,
  form: formOf({
    read: ({ fields }) => readFields(fields),
    perform: (form, { site, locale, cookies, client, told, signal }: PageFormSender) => {
      const { accounts, setCookies } = settings.accountsOf(signal)(cookies, client, told);
      const scope = { channel: site.channel, locale };
      return pipe(
        enter(name, scope, form, { accounts, log: settings.log }),
        TE.tap(bringOwn(settings, cookies)),
        TE.map(() => setCookies()),
      );
    },
    done: (setCookies, _, { site, page }) => {
      const back = returnTargetOf(settings.sites, site, page.search);
      const below = `${page.pathname}${withoutDialog(page.search)}`;
      return { kind: 'see-other', location: `${back ?? below}${hashAfter[name]}`, setCookies };
    },
    refused: (problem, { password: _password, ...typed }, { page }) => ({
      kind: 'again',
      step: { kind: 'account', name, step: { typed, problem }, search: page.search },
      status: problem.kind === 'failed' ? 503 : 422,
    }),
  }),
});
