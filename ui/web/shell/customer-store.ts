import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { createStore } from '../islands/store.ts';

/** A visitor until the customer has been asked for. */
export const customerStore = createStore<Customer>(visitor);
