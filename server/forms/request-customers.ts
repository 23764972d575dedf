/** Who sends a request, by its cookies: what the shop API says of the session among them. */
import type { ApiSettings } from '../../adapters/http/address.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { cartCookie } from '../../core/domain/cart/cart-forms.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import { consentCookie, userKeyCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { visitor } from '../../core/domain/customer/customer.ts';
import { wishlistCookie } from '../../core/domain/wishlist/wishlist-forms.ts';
import { TE } from '../../core/fp.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

/** The cookies of this storefront, none of which is a session of the shop API. */
const ownCookies: ReadonlySet<string> = new Set([
  cartCookie,
  wishlistCookie,
  consentCookie,
  userKeyCookie,
]);

/**
 * The customers port for one request. A browser that has no cookie of the shop API is a visitor's: the
 * shop is not asked, and need not answer.
 */
export const requestCustomers = (
  api: ApiSettings,
  cookies: string,
  scope: ShopScope,
): Customers => {
  const mayHaveSession = [...parseCookies(cookies).values.keys()].some(
    (name) => !ownCookies.has(name),
  );
  if (!mayHaveSession) return { current: TE.right(visitor) };
  return httpCustomers({ ...api, fetch: withVisitorCookies(api.fetch, cookies).fetch }, scope);
};
