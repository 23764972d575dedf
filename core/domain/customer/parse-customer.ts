import { isRecord } from '../text/record.ts';
import { E } from '../../fp.ts';
import { visitor, type Customer } from './customer.ts';
import { decodeCustomer } from './decode.ts';

/** Storefront §3; `type` and `order` may be left out. */
export const customerFields = [
  'emailHash',
  'firstName',
  'lastName',
  'isLoggedIn',
  'isWhitelabelCustomer',
  'number',
  'type',
  'order',
] as const satisfies readonly (keyof Customer)[];

export type CustomerField = (typeof customerFields)[number];

/** The answer is not a record, or its first wrong field is missing or of another type. */
export type CustomerParseError =
  | { readonly kind: 'no-record' }
  | { readonly kind: 'missing-field' | 'malformed-field'; readonly field: CustomerField };

type Fields = Readonly<Partial<Record<CustomerField, unknown>>>;

const wrongFieldsOf = (fields: Fields): readonly CustomerParseError[] =>
  customerFields
    .filter((field) => decodeCustomer({ ...visitor, [field]: fields[field] }) === undefined)
    .map((field) => ({
      kind: fields[field] === undefined ? 'missing-field' : 'malformed-field',
      field,
    }));

/** Reads as `decodeCustomer` does, or names the first wrong field. */
export const parseCustomer = (value: unknown): E.Either<CustomerParseError, Customer> => {
  const customer = decodeCustomer(value);
  if (customer !== undefined) return E.right(customer);
  const [error = { kind: 'no-record' }] = isRecord(value) ? wrongFieldsOf(value) : [];
  return E.left(error);
};
