import { isRecord } from '../text/record.ts';
import type { ErrorCode } from './error-codes.ts';

/** A shop's error (decisions, "Calls"), in the request's locale. */
export type ShopError = {
  /** `message.text`; without one the page shows a text of its own. */
  readonly message: string | undefined;
  /** `payload.errors` by field. */
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * An answer's meaning (storefront §8; decisions, "Calls").
 *
 * - `accepted`: it worked. - `refused`: a 400, which the shopper can mend: shown with its fields,
 * not logged. - `failed`: anything else: shown, and logged under its code; `status` is 0 where no
 * answer came.
 */
export type ShopAnswer<A, C extends ErrorCode> =
  | { readonly kind: 'accepted'; readonly value: A }
  | ({ readonly kind: 'refused' } & ShopError)
  | ({ readonly kind: 'failed'; readonly code: C; readonly status: number } & ShopError);

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const textsOf = (value: unknown): Readonly<Record<string, string>> => {
  if (!isRecord(value)) return {};
  const isText = (entry: readonly [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string' && entry[1] !== '';
  return Object.fromEntries(Object.entries(value).filter(isText));
};

/**
 * Reads `{ message: { text }, payload?: { errors: { field: text } } }` (decisions, "Calls"). Never
 * fails: missing, empty or non-text values are left out.
 */
export const readShopError = (body: unknown): ShopError => {
  const text = fieldOf(fieldOf(body, 'message'), 'text');
  return {
    message: typeof text === 'string' && text !== '' ? text : undefined,
    fields: textsOf(fieldOf(fieldOf(body, 'payload'), 'errors')),
  };
};

/** 200 to 299. */
export const isAcceptedStatus = (status: number): boolean => status >= 200 && status <= 299;

/** Of what a shopper can mend (decisions, "Calls"). */
export const mendableStatus = 400;

/**
 * `decode` gives a successful answer's value, or undefined for a body other than agreed, which
 * fails. `status` is 0 where no answer came.
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
