/** Customer data in the browser; small, because every page carries it. */
import { decodeCustomer } from '../../core/domain/customer/decode.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { PriceScope } from '../../core/ports/prices.ts';

/** Where the shop API is, seen from the page, and how it is reached. */
export type CustomerSettings = {
  /** Scheme, host and path before the API's own; empty for the page's own host. */
  readonly baseUrl: string;
  readonly scope: PriceScope;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Customer data by the shop's own session cookie; every failure is the same (decisions, "Calls"). */
export const browserCustomers = ({ baseUrl, scope, fetch }: CustomerSettings): Customers => ({
  current: async () => {
    try {
      const response = await fetch(`${baseUrl}/web-api/customer-data`, {
        credentials: 'include',
        headers: {
          Accept: 'application/json',
          'x-channel': scope.channel,
          'x-locale': scope.locale,
        },
        referrerPolicy: 'strict-origin-when-cross-origin',
      });
      const customer = response.ok ? decodeCustomer(await response.json()) : undefined;
      if (customer !== undefined) return { _tag: 'Right', right: customer };
    } catch {
      // It fails silently; what remains is a visitor.
    }
    return { _tag: 'Left', left: { kind: 'customer-unavailable' } };
  },
});
