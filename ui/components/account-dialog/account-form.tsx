import { useEffect, useState, type ReactNode } from 'react';

import type { AccountField, AccountStep } from '../../../core/domain/customer/account-step.ts';
import {
  businessFields,
  emptyBusinessForm,
  type BusinessField,
  type BusinessForm,
} from '../../../core/domain/customer/business-form.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import { accountErrorKey } from './account-error.ts';
import styles from './account-dialog.module.css';
import { BusinessFields, type CountryChoice } from './business-fields.tsx';
// The withdrawal's form looks the same.
import layout from '../withdrawal-form/withdrawal-form.module.css';

/** The page's words for its own rules, otherwise the shop API's. */
const errorOf = (text: Text, { problem }: AccountStep, field: AccountField): string | undefined => {
  if (problem === undefined) return undefined;
  if (problem.kind !== 'fields') return problem.fields[field];
  const error = problem.errors.find((one) => one.field === field);
  return error && text(accountErrorKey(error));
};

const idOf = (field: AccountField): string => `account-${field}`;

type OwnField = Exclude<AccountField, BusinessField>;

type WrongField = { readonly field: AccountField; readonly error: string };

type ProblemProps = { readonly step: AccountStep; readonly wrong: readonly WrongField[] };

/** What is wrong, in the words of the shop API where it has any, with a link to each field. */
const Problem = ({ step: { problem }, wrong }: ProblemProps) => {
  const text = useText();
  if (problem === undefined) return null;
  const said = problem.kind === 'fields' ? undefined : problem.message;
  const own = problem.kind === 'failed' ? 'account-dialog.failed' : 'account-dialog.errors';
  // What is wrong with the first field is said at its link.
  const isSaid = wrong.some(({ error }) => error === said);
  return (
    <div tabIndex={-1} {...firstFocus(true)}>
      <Notice tone="error" isAnnounced>
        <p>{isSaid || said === undefined ? text(own) : said}</p>
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ field, error }) => (
              <li key={field}>
                <a href={`#${idOf(field)}`}>{error}</a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
};

const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', maxLength: emailLimits.address },
  password: { type: 'password' },
  repeatedPassword: { type: 'password' },
} as const satisfies Readonly<Record<OwnField, object>>;

/** Password managers take the address of a log-in as the user name. */
const names = { 'current-password': 'username', 'new-password': 'email' } as const;

type AccountFieldProps = {
  readonly field: OwnField;
  readonly error: string | undefined;
  readonly step: AccountStep;
  /** Tells password managers to fill in a password or to suggest one. */
  readonly passwordKind: 'current-password' | 'new-password';
  /** The element that says what a password must be like. */
  readonly passwordHintId?: string | undefined;
};

const AccountInput = (props: AccountFieldProps) => {
  const { field, error, step, passwordKind, passwordHintId } = props;
  const text = useText();
  const own = {
    firstName: { defaultValue: step.typed.firstName },
    lastName: { defaultValue: step.typed.lastName },
    email: { defaultValue: step.typed.email, autoComplete: names[passwordKind] },
    password: { autoComplete: passwordKind },
    repeatedPassword: { autoComplete: passwordKind },
  }[field];
  return (
    <Field
      id={idOf(field)}
      label={text(`account-dialog.${field}`)}
      error={error}
      hintId={field === 'password' ? passwordHintId : undefined}
    >
      {(control) => <input {...control} {...inputs[field]} {...own} name={field} required />}
    </Field>
  );
};

type BusinessChoiceProps = {
  /** Undefined for consumers. */
  readonly typed: BusinessForm | undefined;
  readonly countries: readonly CountryChoice[];
  readonly errorOf: (field: BusinessField) => string | undefined;
};

/** The fields come with the tick, without scripts, too. */
const BusinessChoice = ({ typed, ...fields }: BusinessChoiceProps) => {
  const text = useText();
  return (
    <div className={styles['choice']}>
      <label>
        <input type="checkbox" name="isBusiness" value="yes" defaultChecked={typed !== undefined} />
        <span>{text('account-dialog.business')}</span>
      </label>
      <div className={layout['form']}>
        <p>{text('account-dialog.business-hint')}</p>
        <BusinessFields {...fields} typed={typed ?? emptyBusinessForm} idOf={idOf} />
      </div>
    </div>
  );
};

/** False again when Back restores the page. */
const useSending = () => {
  const [isSending, setSending] = useState(false);
  useEffect(function restOnReturn() {
    const rest = () => setSending(false);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  return { isSending, send: () => setSending(true) };
};

type AccountFormProps = Omit<AccountFieldProps, 'field' | 'error'> & {
  readonly fields: readonly OwnField[];
  /** Where companies may be that sign up; none where nobody is asked for one. */
  readonly countries?: readonly CountryChoice[] | undefined;
  readonly submitText: string;
  readonly isSending?: boolean | undefined;
  readonly children?: ReactNode;
};

/**
 * Posts to the page that it stands over, with scripts and without; what an earlier form has caused is
 * no longer said then.
 */
export const AccountForm = ({
  fields,
  countries = [],
  submitText,
  children,
  ...shared
}: AccountFormProps) => {
  const { isSending, send } = useSending();
  const text = useText();
  const { step } = shared;
  const asksForCompany = countries.length > 0;
  const all = asksForCompany ? [...fields, ...businessFields] : fields;
  const wrong = all.flatMap((field): readonly WrongField[] => {
    const error = errorOf(text, step, field);
    return error === undefined ? [] : [{ field, error }];
  });
  return (
    <form
      method="post"
      action="#"
      className={layout['form']}
      noValidate={step.problem !== undefined}
      onSubmit={send}
    >
      <Problem step={step} wrong={wrong} />
      {!fields.includes('email') && (
        // Nobody knows here whose password it is; password managers may.
        <input hidden type="email" name="email" autoComplete="username" />
      )}
      {fields.map((field) => (
        <AccountInput key={field} field={field} error={errorOf(text, step, field)} {...shared} />
      ))}
      {asksForCompany && (
        <BusinessChoice
          typed={step.typed.business}
          countries={countries}
          errorOf={(field) => errorOf(text, step, field)}
        />
      )}
      {children}
      <Button type="submit" isWide isLoading={shared.isSending === true || isSending}>
        {submitText}
      </Button>
    </form>
  );
};
