import type { ErrorCode } from './error-codes.ts';

/** An error answer of the shop (decisions, "Calls"), in the request's locale. */
export type ShopError = {
  /** `message.text`; undefined where the answer has none, and a text of the page's own is shown. */
  readonly message: string | undefined;
  /** `payload.errors`: what is wrong with each field, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * Meaning of an answer of the shop for the page (storefront §8; decisions, "Calls").
 *
 * - `accepted`: it worked.
 * - `refused`: a 400, which the shopper can mend: it is shown, with its fields, and not logged.
 * - `failed`: anything else: it is shown, and logged under its code. `status` is the answer's, 0
 *   where none came.
 */
export type ShopAnswer<A, C extends ErrorCode> =
  | { readonly kind: 'accepted'; readonly value: A }
  | ({ readonly kind: 'refused' } & ShopError)
  | ({ readonly kind: 'failed'; readonly code: C; readonly status: number } & ShopError);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const textsOf = (value: unknown): Readonly<Record<string, string>> => {
  if (!isFields(value) || Array.isArray(value)) return {};
  const isText = (entry: readonly [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1] !== '';
  return Object.fromEntries(Object.entries(value).filter(isText));
};

/**
 * Reads the body of an error answer, `{ message: { text }, payload?: { errors: { field: text } } }`
 * (decisions, "Calls"). It never fails: missing, empty or non-text values are left out.
 */
export const readShopError = (body: unknown): ShopError => {
  const text = fieldOf(fieldOf(body, 'message'), 'text');
  return {
    message: typeof text === 'string' && text !== '' ? text : undefined,
    fields: textsOf(fieldOf(fieldOf(body, 'payload'), 'errors')),
  };
};

/** True for a status from 200 to 299. */
export const isAcceptedStatus = (status: number): boolean => status >= 200 && status <= 299;

/** The status of what a shopper can mend (decisions, "Calls"). */
export const mendableStatus = 400;

/**
 * Reads an answer: `decode` gives the value of a successful one, or undefined where its body is
 * not what was agreed, and then it has failed. `status` is 0 where no answer came.
 */
export const readShopAnswer = <A, C extends ErrorCode>(answer: {
  readonly status: number;
  readonly body: unknown;
  readonly code: C;
  readonly decode: (body: unknown) => A | undefined;
}): ShopAnswer<A, C> => {
  const { status, body, code, decode } = answer;
  const value = isAcceptedStatus(status) ? decode(body) : undefined;
  if (value !== undefined) return { kind: 'accepted', value };
  if (status === mendableStatus) return { kind: 'refused', ...readShopError(body) };
  return { kind: 'failed', code, status, ...readShopError(body) };
};
