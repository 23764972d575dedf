/** Every page asks this: small, without fp-ts and io-ts. */
import { decodeCustomer } from '../../core/domain/customer/decode.ts';
import type { Customers } from '../../core/ports/customers.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import { headersOfScope, requestTo, type ApiSettings } from './address.ts';
import { customerDataAddress } from './endpoints/customer-data-address.ts';

/** Customer data by the session cookie; every failure is the same (decisions, "Calls"). */
export const httpCustomers = ({ baseUrl, fetch }: ApiSettings, scope: ShopScope): Customers => ({
  current: async () => {
    try {
      const headers = headersOfScope(scope);
      const response = await fetch(requestTo(baseUrl, customerDataAddress, { headers }));
      const customer = response.ok ? decodeCustomer(await response.json()) : undefined;
      if (customer !== undefined) return { _tag: 'Right', right: customer };
    } catch {}
    return { _tag: 'Left', left: { kind: 'customer-unavailable' } };
  },
});
