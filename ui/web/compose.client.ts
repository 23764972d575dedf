/**
 * The browser's composition root: the few ports that a page needs, bound to their adapters. Loaded
 * after hydration; what only some visitors need is imported when it is asked for.
 */
import { pageIdle } from '../../adapters/browser/page-idle.ts';
import { httpCustomers } from '../../adapters/http/customers.ts';
import type { ApiSettings } from '../../adapters/http/address.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { PriceScope } from '../../core/ports/prices.ts';
import { loadCustomer as customerOf } from '../../core/usecases/load-customer.ts';
import type { CalculatorChange } from './experiments/experiment.ts';
import type { PagePrices } from './page-prices.ts';

/** The shop's APIs under the page's own host. */
const ownApi: ApiSettings = { baseUrl: '', fetch: (request) => fetch(request) };

/** Who is at the page; a visitor where that cannot be found out (storefront §8: silently). */
export const loadCustomer = async (scope: PriceScope): Promise<Customer> => {
  const answer = await customerOf({ customers: httpCustomers(ownApi, scope) })();
  return answer._tag === 'Right' ? answer.right : answer.left;
};

/** Prices that the page did not bring along. */
export const pricesOf = async (scope: PriceScope): Promise<PagePrices> => {
  const { httpPrices } = await import('../../adapters/http/prices.ts');
  const prices = httpPrices(ownApi);
  return {
    formats: async (article) => {
      const list = await prices.formats(scope, article)();
      return list._tag === 'Right' ? list.right.all.filter(({ price }) => price !== undefined) : [];
    },
    article: async (article, format) => {
      const price = await prices.article(scope, article, format)();
      return price._tag === 'Right' ? price.right : undefined;
    },
  };
};

/**
 * What experiments change of the calculator for this visitor; undefined where none is on. The flag
 * client waits until the page has come to rest.
 */
export const calculatorChange = async (
  scope: PriceScope,
): Promise<CalculatorChange | undefined> => {
  await pageIdle(window);
  const flags = await import('./flags.client.ts');
  return flags.calculatorChange(scope);
};
