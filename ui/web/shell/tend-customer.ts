/** Finds out who is at the page, and wakes what is this customer's own. */
import { accountItem } from '../../../core/domain/navigation/header.ts';
import { seesWhitelabelBar } from '../../../core/domain/customer/customer-kind.ts';
import {
  cartArticlesAmount,
  wishlistArticlesAmount,
  type Customer,
} from '../../../core/domain/customer/customer.ts';
import type { Platform } from '../../../core/domain/locale/channel.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { tellIsland } from '../islands/waking.ts';
import { customerStore } from './customer-store.ts';

/** Asks on start (storefront §4, "Customer load"), and after what a script has changed. */
export const tendCustomer = async (scope: PriceScope, platform: Platform): Promise<Customer> => {
  const { loadCustomer } = await import('../composition/compose.client.ts');
  const customer = await loadCustomer(scope);
  customerStore.set(customer);
  if (accountItem(customer).kind === 'customer') tellIsland('account');
  if (wishlistArticlesAmount(customer) + cartArticlesAmount(customer) > 0) tellIsland('lists');
  if (seesWhitelabelBar(platform, customer)) tellIsland('whitelabel-bar');
  return customer;
};
