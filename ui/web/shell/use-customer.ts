import { useSyncExternalStore } from 'react';

import type { Customer } from '../../../core/domain/customer/customer.ts';
import { customerStore } from './customer-store.ts';

/** For islands that wake when the customer is known. */
export const useCustomer = (): Customer =>
  useSyncExternalStore(customerStore.subscribe, customerStore.get, customerStore.get);
