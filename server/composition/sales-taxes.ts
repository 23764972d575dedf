import type { Container } from 'inversify';

import { guardedFetch } from '../../adapters/http/resilient-fetch.ts';
import { TE } from '../../core/fp.ts';
import type { SalesTaxes } from '../../core/ports/sales-taxes.ts';
import { watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

/** Where the shop is not registered it may collect nothing: nobody is asked. */
export const withinNexus = (nexus: readonly string[], { count }: SalesTaxes): SalesTaxes => ({
  count: (question) =>
    nexus.includes(question.destination.state) ? count(question) : TE.right([]),
});

const opened = async (container: Container): Promise<SalesTaxes> => {
  const { salesTax, payments } = container.get(tokens.configuration);
  if (salesTax.service === 'state-rates' || payments.stripe === undefined) {
    const { stateSalesTaxes } = await import('../embedded/sales-tax/state-sales-taxes.ts');
    return stateSalesTaxes(container.get(tokens.clock));
  }
  const { stripeSalesTaxes } = await import('../../adapters/stripe/stripe-sales-taxes.ts');
  return stripeSalesTaxes({
    ...payments.stripe,
    fetch: guardedFetch(
      container.get(tokens.network),
      watched(container.get(tokens.traces), container.get(tokens.breakers)['sales-tax'], false),
      container.get(tokens.sleep),
    ),
  });
};

/** Who counts sales taxes is opened with the first question. */
export const openSalesTaxes = (container: Container): SalesTaxes => {
  const { nexus } = container.get(tokens.configuration).salesTax;
  let known: Promise<SalesTaxes> | undefined;
  return withinNexus(nexus, {
    count: (question) => async () => {
      known ??= opened(container);
      return (await known).count(question)();
    },
  });
};
