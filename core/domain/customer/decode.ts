/**
 * Reads customer data without a codec library: the browser does it on every page view (storefront
 * §7, "Customer data").
 */
import { isRecord } from '../text/record.ts';
import type { Customer } from './customer.ts';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const decodeOrder = (value: unknown): NonNullable<Customer['order']> | undefined => {
  if (!isRecord(value)) return undefined;
  const { isWhitelabelOrder, cartArticlesAmount } = value;
  return typeof isWhitelabelOrder === 'boolean' && isCount(cartArticlesAmount)
    ? { isWhitelabelOrder, cartArticlesAmount }
    : undefined;
};

/** Undefined where the JSON is not a customer. A type left out is 0. */
export const decodeCustomer = (answer: unknown): Customer | undefined => {
  if (!isRecord(answer)) return undefined;
  const { emailHash, firstName, lastName, isLoggedIn, isWhitelabelCustomer, number } = answer;
  const { type = 0, order, wishlistArticlesAmount } = answer;
  const customer =
    typeof emailHash === 'string' &&
    typeof firstName === 'string' &&
    typeof lastName === 'string' &&
    typeof isLoggedIn === 'boolean' &&
    typeof isWhitelabelCustomer === 'boolean' &&
    typeof number === 'string' &&
    isCount(type)
      ? { emailHash, firstName, lastName, isLoggedIn, isWhitelabelCustomer, number, type }
      : undefined;
  const decodedOrder = order === undefined ? order : decodeOrder(order);
  if (customer === undefined || (order !== undefined && decodedOrder === undefined))
    return undefined;
  if (wishlistArticlesAmount !== undefined && !isCount(wishlistArticlesAmount)) return undefined;
  return {
    ...customer,
    ...(decodedOrder && { order: decodedOrder }),
    ...(wishlistArticlesAmount !== undefined && { wishlistArticlesAmount }),
  };
};
