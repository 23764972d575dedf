/**
 * Withdrawal of a contract, as the EU asks for since 19 June 2026 (Directive 2023/2673): a
 * statement without log-in, shown once more before it is confirmed, and acknowledged at once.
 */
import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldOf, fieldsOf, type FieldError } from '../customer/form-errors.ts';
import { tidyLine, tidyLines, withinLimits, type TextLimits } from '../customer/form-text.ts';
import { contactLimits, orderNumberOf } from './contact-form.ts';

export type WithdrawalForm = {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Empty for the whole order. */
  readonly goods: string;
};

/** In the form's order. */
export const withdrawalFields = [
  'name',
  'orderNumber',
  'goods',
  'email',
] as const satisfies readonly (keyof WithdrawalForm)[];

export type Withdrawal = {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Undefined for the whole order. Lines end with `\n`. */
  readonly goods?: string | undefined;
};

export type WithdrawalReceipt = {
  /** For shopper and shop. */
  readonly reference: string;
  /** Of arrival, milliseconds since 1970. */
  readonly receivedAt: number;
};

/** In characters. */
export const withdrawalLimits = {
  name: contactLimits.name,
  orderNumber: { minimum: 1, maximum: contactLimits.orderNumber.maximum },
  goods: { minimum: 0, maximum: 2_000 },
} as const satisfies Record<'name' | 'orderNumber' | 'goods', TextLimits>;

const requiredOrderNumber = (
  text: string,
): E.Either<{ readonly kind: 'missing' | 'too-long' | 'malformed' }, string> => {
  const read = orderNumberOf(text);
  if (E.isLeft(read)) return read;
  return read.right === undefined ? E.left({ kind: 'missing' }) : E.right(read.right);
};

/**
 * Checks a withdrawal. A reason is never asked for (2011/83/EU, article 9); refused fields are in
 * the form's order.
 */
export const checkWithdrawalForm = (
  form: WithdrawalForm,
): E.Either<readonly FieldError<keyof WithdrawalForm>[], Withdrawal> => {
  const goods = withinLimits(withdrawalLimits.goods, tidyLines(form.goods));
  return fieldsOf<keyof WithdrawalForm>()({
    name: fieldOf('name', withinLimits(withdrawalLimits.name, tidyLine(form.name))),
    orderNumber: fieldOf('orderNumber', requiredOrderNumber(form.orderNumber)),
    goods: fieldOf('goods', E.map((text: string) => text || undefined)(goods)),
    email: fieldOf('email', parseEmail(form.email)),
  });
};

export type WithdrawalStep =
  | {
      readonly kind: 'form';
      readonly form: WithdrawalForm;
      readonly errors: readonly FieldError<keyof WithdrawalForm>[];
    }
  /** The id makes one withdrawal of a confirmation sent twice. */
  | { readonly kind: 'review'; readonly withdrawal: Withdrawal; readonly withdrawalId: string }
  | {
      readonly kind: 'received';
      readonly withdrawal: Withdrawal;
      readonly receipt: WithdrawalReceipt;
    }
  /** Not kept; it can be confirmed once more. */
  | { readonly kind: 'failed'; readonly withdrawal: Withdrawal; readonly withdrawalId: string };

export const emptyWithdrawalStep: WithdrawalStep = {
  kind: 'form',
  form: { name: '', email: '', orderNumber: '', goods: '' },
  errors: [],
};
