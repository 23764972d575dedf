import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { createStore } from '../islands/store.ts';

/** Who is at the page: a visitor until customer data has come. */
export const customerStore = createStore<Customer>(visitor);
