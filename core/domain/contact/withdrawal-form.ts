/**
 * The withdrawal of a contract, as the EU asks for it since 19 June 2026 (Directive 2023/2673):
 * a statement without log-in, shown once more before it is confirmed, and acknowledged at once.
 */
import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldErrorsOf, type FieldError, type FieldResult } from '../customer/form-errors.ts';
import { tidyLine, tidyLines, withinLimits, type TextLimits } from '../customer/form-text.ts';
import { contactLimits, orderNumberOf } from './contact-form.ts';

/** The fields of the form, as they are typed. */
export type WithdrawalForm = {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Which goods are meant; empty for the whole order. */
  readonly goods: string;
};

/** The fields of the form, in its order. */
export const withdrawalFields = [
  'name',
  'orderNumber',
  'goods',
  'email',
] as const satisfies readonly (keyof WithdrawalForm)[];

/** A withdrawal that can be declared. */
export type Withdrawal = {
  readonly name: string;
  readonly email: string;
  readonly orderNumber: string;
  /** Undefined where the whole order is meant. Lines are ended by `\n`. */
  readonly goods?: string | undefined;
};

/** The shop's receipt for a withdrawal that it has stored. */
export type WithdrawalReceipt = {
  /** Identifier for shopper and shop. */
  readonly reference: string;
  /** Instant of arrival, in milliseconds since 1970. */
  readonly receivedAt: number;
};

/** Limits of the form's texts in characters. */
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
 * Checks a withdrawal. A reason is never asked for (2011/83/EU, article 9); the refusal has at least
 * one field, in the form's order.
 */
export const checkWithdrawalForm = (
  form: WithdrawalForm,
): E.Either<readonly FieldError<keyof WithdrawalForm>[], Withdrawal> => {
  const name = withinLimits(withdrawalLimits.name, tidyLine(form.name));
  const orderNumber = requiredOrderNumber(form.orderNumber);
  const goods = withinLimits(withdrawalLimits.goods, tidyLines(form.goods));
  const email = parseEmail(form.email);
  if (E.isRight(name) && E.isRight(orderNumber) && E.isRight(goods) && E.isRight(email)) {
    return E.right({
      name: name.right,
      email: email.right,
      orderNumber: orderNumber.right,
      goods: goods.right === '' ? undefined : goods.right,
    });
  }
  const checked = { name, orderNumber, goods, email } as const satisfies Record<
    keyof WithdrawalForm,
    FieldResult
  >;
  return E.left(
    fieldErrorsOf<keyof WithdrawalForm>(withdrawalFields.map((field) => [field, checked[field]])),
  );
};

/** The reference of a withdrawal from the id under which it was sent, a UUID: `4F0C-2A9B`. */
export const withdrawalReference = (withdrawalId: string): string =>
  `${withdrawalId.slice(0, 4)}-${withdrawalId.slice(4, 8)}`.toUpperCase();

/** A step of the withdrawal: the form, the statement before it is sent, or the result. */
export type WithdrawalStep =
  | {
      readonly kind: 'form';
      readonly form: WithdrawalForm;
      readonly errors: readonly FieldError<keyof WithdrawalForm>[];
    }
  /** To be confirmed; the id makes one withdrawal of a confirmation that is sent twice. */
  | { readonly kind: 'review'; readonly withdrawal: Withdrawal; readonly withdrawalId: string }
  | {
      readonly kind: 'received';
      readonly withdrawal: Withdrawal;
      readonly receipt: WithdrawalReceipt;
    }
  /** It was not kept; it can be confirmed once more. */
  | { readonly kind: 'failed'; readonly withdrawal: Withdrawal; readonly withdrawalId: string };

/** The form before anything was typed. */
export const emptyWithdrawalStep: WithdrawalStep = {
  kind: 'form',
  form: { name: '', email: '', orderNumber: '', goods: '' },
  errors: [],
};
