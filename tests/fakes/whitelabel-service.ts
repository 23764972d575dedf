import type { Customer } from '../../core/domain/customer/customer.ts';
import { E, TE } from '../../core/fp.ts';
import type { WhitelabelService } from '../../core/ports/whitelabel-service.ts';

/** The port for a customer; one who is not a white-label customer is refused by the shop, too. */
export const memoryWhitelabelService = (
  customer: Customer,
): WhitelabelService & { readonly current: () => Customer } => {
  let current = customer;
  return {
    current: () => current,
    switchTo: (_, isWhitelabelOrder) => async () => {
      if (!current.isWhitelabelCustomer)
        return E.left({ kind: 'refused', message: 'This is not for you.', fields: {} });
      const cartArticlesAmount = current.order?.cartArticlesAmount ?? 0;
      current = { ...current, order: { isWhitelabelOrder, cartArticlesAmount } };
      return E.right(current);
    },
  };
};

/** The port while the shop API answers with a status. */
export const failingWhitelabelService = (status: number): WhitelabelService => ({
  switchTo: () =>
    TE.left({ kind: 'failed', code: 'request-failed', status, message: undefined, fields: {} }),
});
