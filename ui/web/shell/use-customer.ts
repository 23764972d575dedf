import { useSyncExternalStore } from 'react';

import type { Customer } from '../../../core/domain/customer/customer.ts';
import { customerStore } from './customer-store.ts';

/** Who is at the page, for islands that wake when that is known. */
export const useCustomer = (): Customer =>
  useSyncExternalStore(customerStore.subscribe, customerStore.get, customerStore.get);
