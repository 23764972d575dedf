import { useEffect, useId, useState, type ReactNode } from 'react';

import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import type { AccountStep } from '../../../core/domain/customer/account-step.ts';
import type { SignUpForm } from '../../../core/domain/customer/customer-forms.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogFrame } from '../dialog/dialog.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import { accountErrorKey } from './account-error.ts';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';

type FieldName = keyof SignUpForm;

/** The page's words for its own rules, otherwise the shop API's. */
const errorOf = (text: Text, { problem }: AccountStep, field: FieldName): string | undefined => {
  if (problem === undefined) return undefined;
  if (problem.kind !== 'fields') return problem.fields[field];
  const error = problem.errors.find((one) => one.field === field);
  return error && text(accountErrorKey(error));
};

type ProblemProps = { readonly step: AccountStep; readonly isFirst: boolean };

/** In the words of the shop API, where it has any; with the focus where no field is wrong. */
const Problem = ({ step: { problem }, isFirst }: ProblemProps) => {
  const text = useText();
  if (problem === undefined) return null;
  const message = problem.kind === 'fields' ? undefined : problem.message;
  const own = problem.kind === 'failed' ? 'account-dialog.failed' : 'account-dialog.errors';
  return (
    <div tabIndex={-1} {...firstFocus(isFirst)}>
      <Notice tone="error" isAnnounced>
        <p>{message ?? text(own)}</p>
      </Notice>
    </div>
  );
};

const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', maxLength: emailLimits.address },
  password: { type: 'password' },
} as const satisfies Readonly<Record<FieldName, object>>;

/** Password managers then take the e-mail address as the user name. */
const names = { 'current-password': 'username', 'new-password': 'email' } as const;

type AccountFieldProps = {
  readonly field: FieldName;
  readonly firstError?: FieldName | undefined;
  readonly step: AccountStep;
  /** Tells password managers to fill in a password or to suggest one. */
  readonly passwordKind: 'current-password' | 'new-password';
  /** The element that says what a password must be like. */
  readonly passwordHintId?: string | undefined;
};

const AccountField = (props: AccountFieldProps) => {
  const { field, firstError, step, passwordKind, passwordHintId } = props;
  const text = useText();
  const own = {
    firstName: { defaultValue: step.typed.firstName },
    lastName: { defaultValue: step.typed.lastName },
    email: { defaultValue: step.typed.email, autoComplete: names[passwordKind] },
    password: { autoComplete: passwordKind },
  }[field];
  return (
    <Field
      label={text(`account-dialog.${field}`)}
      error={errorOf(text, step, field)}
      isFirstError={field === firstError}
      hintId={field === 'password' ? passwordHintId : undefined}
    >
      {(control) => <input {...control} {...inputs[field]} {...own} name={field} required />}
    </Field>
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

type AccountFormProps = Omit<AccountFieldProps, 'field' | 'firstError'> & {
  readonly fields: readonly FieldName[];
  readonly submitText: string;
  readonly isSending?: boolean | undefined;
  readonly children?: ReactNode;
};

/** Posts to the page that it stands over, with scripts and without. */
const AccountForm = ({ fields, submitText, children, ...shared }: AccountFormProps) => {
  const { isSending, send } = useSending();
  const text = useText();
  const { step } = shared;
  const firstError = fields.find((field) => errorOf(text, step, field) !== undefined);
  return (
    <form
      method="post"
      className={styles['form']}
      noValidate={step.problem !== undefined}
      onSubmit={send}
    >
      <Problem step={step} isFirst={firstError === undefined} />
      {fields.map((field) => (
        <AccountField key={field} field={field} firstError={firstError} {...shared} />
      ))}
      {children}
      <Button type="submit" isWide isLoading={shared.isSending === true || isSending}>
        {submitText}
      </Button>
    </form>
  );
};

type AccountDialogProps = {
  readonly frame: DialogFrame;
  readonly step: AccountStep;
  /** For stories: the form itself knows when it is sent. */
  readonly isSending?: boolean | undefined;
  /** Another way to enter. */
  readonly children?: ReactNode;
};

type LogInDialogProps = AccountDialogProps & { readonly signUpHref: string };

/**
 * The log-in. Without scripts no page knows who is logged in, so the log-out is here for everybody.
 */
export const LogInDialog = ({ frame, signUpHref, children, ...form }: LogInDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('account-dialog.log-in')} firstFocus="field">
      <div className={styles['form']}>
        <AccountForm
          {...form}
          fields={['email', 'password']}
          passwordKind="current-password"
          submitText={text('account-dialog.log-in')}
        />
        <p>
          {text('account-dialog.new-here')}{' '}
          <a href={signUpHref}>{text('account-dialog.to-sign-up')}</a>
        </p>
        {children}
        <noscript>
          <form method="post" action={logOutPath}>
            <Button type="submit" tone="secondary" isWide>
              {text('account-dialog.log-out')}
            </Button>
          </form>
        </noscript>
      </div>
    </Dialog>
  );
};

type SignUpDialogProps = AccountDialogProps & {
  readonly logInHref: string;
  readonly privacyHref: string;
};

export const SignUpDialog = ({
  frame,
  logInHref,
  privacyHref,
  children,
  ...form
}: SignUpDialogProps) => {
  const text = useText();
  const hintId = useId();
  return (
    <Dialog {...frame} title={text('account-dialog.sign-up')} firstFocus="field">
      <div className={styles['form']}>
        <AccountForm
          {...form}
          fields={['firstName', 'lastName', 'email', 'password']}
          passwordKind="new-password"
          passwordHintId={hintId}
          submitText={text('account-dialog.sign-up')}
        >
          <p>
            <span id={hintId}>{text('account-dialog.password-hint')}</span>{' '}
            <a href={privacyHref}>{text('account-dialog.privacy')}</a>
          </p>
        </AccountForm>
        <p>
          {text('account-dialog.known-here')}{' '}
          <a href={logInHref}>{text('account-dialog.to-log-in')}</a>
        </p>
        {children}
      </div>
    </Dialog>
  );
};
