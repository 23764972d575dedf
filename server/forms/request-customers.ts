import type { ApiSettings } from '../../adapters/http/address.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import { httpOwnAccount } from '../../adapters/http/own-account.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import { sessionCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { visitor } from '../../core/domain/customer/customer.ts';
import { TE } from '../../core/fp.ts';
import type { OwnAccount } from '../../core/ports/own-account.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

const hasSession = (cookies: string): boolean => parseCookies(cookies).values.has(sessionCookie);

/**
 * The customers port for one request. Without a session's cookie it is a visitor: the shop is not
 * asked, and need not answer.
 */
export const requestCustomers = (
  api: ApiSettings,
  cookies: string,
  scope: ShopScope,
): Customers => {
  if (!hasSession(cookies)) return { current: TE.right(visitor) };
  return httpCustomers({ ...api, fetch: withVisitorCookies(api.fetch, cookies).fetch }, scope);
};

/** The own account of one request; as `requestCustomers`, nobody's without a session's cookie. */
export const requestAccount = (api: ApiSettings, cookies: string): OwnAccount => {
  const account = httpOwnAccount({ ...api, fetch: withVisitorCookies(api.fetch, cookies).fetch });
  return hasSession(cookies)
    ? account
    : { ...account, show: () => TE.left({ kind: 'not-logged-in' }) };
};
