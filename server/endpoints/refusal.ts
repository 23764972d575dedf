import type { WireError } from '../../adapters/http/codecs/errors.ts';
import type { FieldError } from '../../core/domain/customer/form-errors.ts';
import type { Language } from '../../core/domain/locale/locales.ts';
import { messageText } from '../messages/message-text.ts';
import { shopMessages, type ShopMessage } from '../messages/shop-messages.ts';

export type Problem = {
  readonly message: ShopMessage;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly field?: string | undefined;
};

/**
 * 400 for what a sender can mend, 403 for what a token must open, 404 for what does not exist, 405
 * for the wrong method, 409 for what has gone on in the meantime, 413 and 415 for a body that is
 * not taken, 500 to 503 for what is ours (decisions, "Calls").
 */
export type Refusal = {
  readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 500 | 502 | 503;
  readonly problems: readonly [Problem, ...Problem[]];
};

/** A refusal with a single problem. */
export const refusal = (
  status: Refusal['status'],
  message: ShopMessage,
  field?: string,
): Refusal => ({ status, problems: [{ message, field }] });

/** At least one field, each in words of its own where the form has them. */
export const wrongFieldsRefusal = <F extends string>(
  errors: readonly FieldError<F>[],
  messageOf: (error: FieldError<F>) => ShopMessage = () => 'field-invalid',
): Refusal => {
  const [first, ...others] = errors.map((error): Problem => ({
    message: messageOf(error),
    field: error.field,
  }));
  return { status: 400, problems: [first ?? { message: 'field-invalid' }, ...others] };
};

/** The first problem as the message, and what is wrong with each field. */
export const refusalBody = (language: Language, { problems }: Refusal): WireError => {
  const textOf = ({ message, values }: Problem): string =>
    messageText(language, shopMessages[message], values);
  const errors = problems.reduce<Readonly<Record<string, string>>>((fields, problem) => {
    if (problem.field === undefined) return fields;
    const before = fields[problem.field];
    const text = textOf(problem);
    return { ...fields, [problem.field]: before === undefined ? text : `${before} ${text}` };
  }, {});
  return {
    message: { text: textOf(problems[0]) },
    ...(Object.keys(errors).length > 0 && { payload: { errors } }),
  };
};
