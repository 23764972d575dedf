import { useEffect, useState } from 'react';

import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { useShell } from './use-shell.ts';

/**
 * Who is at the page: a visitor until customer data has come, which is asked for once on start
 * (storefront §4, "Customer load").
 */
export const useCustomer = (): Customer => {
  const { channel, locale } = useShell();
  const [customer, setCustomer] = useState(visitor);
  useEffect(
    function loadOnStart() {
      void import('../compose.client.ts')
        .then((composed) => composed.loadCustomer({ channel, locale }))
        .then(setCustomer)
        // Without the chunk that asks, a visitor stays a visitor.
        .catch(() => undefined);
    },
    [channel, locale],
  );
  return customer;
};
