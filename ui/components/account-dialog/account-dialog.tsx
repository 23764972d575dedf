import { useId, type ReactNode } from 'react';

import {
  accountMailSentId,
  logOutPath,
  passwordChangedId,
} from '../../../core/domain/customer/account-dialogs.ts';
import type { AccountStep } from '../../../core/domain/customer/account-step.ts';
import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogFrame } from '../dialog/dialog.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { AccountForm } from './account-form.tsx';
import type { CountryChoice } from './business-fields.tsx';
import type { accountDialogMessages } from './messages.ts';
import styles from './account-dialog.module.css';
// The withdrawal's form looks the same.
import layout from '../withdrawal-form/withdrawal-form.module.css';

type AccountDialogProps = {
  readonly frame: DialogFrame;
  readonly step: AccountStep;
  /** Opens another of these dialogs over the same page. */
  readonly hrefOf: (dialog: AccountDialog) => string;
  /** For stories: the form itself knows when it is sent. */
  readonly isSending?: boolean | undefined;
  /** Another way to enter, of the log-in and the sign-up. */
  readonly children?: ReactNode;
};

type AnswerProps = {
  readonly id: string;
  readonly message: keyof typeof accountDialogMessages;
};

/** The address's fragment shows it. */
const Answer = ({ id, message }: AnswerProps) => {
  const text = useText();
  return (
    <FormAnswers
      tones={{ done: 'positive' }}
      answers={['done']}
      idOf={() => id}
      textOf={() => text(message)}
    />
  );
};

/**
 * The log-in. Without scripts no page knows who is logged in, so the log-out is here for everybody.
 */
export const LogInDialog = ({ frame, hrefOf, children, ...form }: AccountDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('account-dialog.log-in')} firstFocus="field">
      <div className={layout['form']}>
        <Answer id={passwordChangedId} message="account-dialog.password-changed" />
        <AccountForm
          {...form}
          fields={['email', 'password']}
          passwordKind="current-password"
          submitText={text('account-dialog.log-in')}
        />
        <p>
          <a href={hrefOf('password-reset')}>{text('account-dialog.to-reset')}</a>
        </p>
        <p>
          {text('account-dialog.new-here')}{' '}
          <a href={hrefOf('sign-up')}>{text('account-dialog.to-sign-up')}</a>
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
  readonly privacyHref: string;
  /** Where companies may be; the page's own first. */
  readonly countries: readonly CountryChoice[];
};

export const SignUpDialog = ({
  frame,
  hrefOf,
  privacyHref,
  countries,
  children,
  ...form
}: SignUpDialogProps) => {
  const text = useText();
  const hintId = useId();
  return (
    <Dialog {...frame} title={text('account-dialog.sign-up')} firstFocus="field">
      <div className={layout['form']}>
        <Answer id={accountMailSentId} message="account-dialog.sign-up-mail" />
        <div className={styles['once']}>
          <AccountForm
            {...form}
            fields={['firstName', 'lastName', 'email', 'password']}
            countries={countries}
            passwordKind="new-password"
            passwordHintId={hintId}
            submitText={text('account-dialog.sign-up')}
          >
            <p>
              <span id={hintId}>{text('account-dialog.password-hint')}</span>{' '}
              {text('account-dialog.privacy-hint')}{' '}
              <a href={privacyHref}>{text('account-dialog.privacy')}</a>
            </p>
          </AccountForm>
        </div>
        <p>
          {text('account-dialog.known-here')}{' '}
          <a href={hrefOf('log-in')}>{text('account-dialog.to-log-in')}</a>
        </p>
        {children}
      </div>
    </Dialog>
  );
};

/** Where the link of a sign-up's mail leads: whoever knows the password opens the account. */
export const SignUpConfirmDialog = ({ frame, hrefOf, ...form }: AccountDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('account-dialog.sign-up-confirm')} firstFocus="field">
      <div className={layout['form']}>
        <p>{text('account-dialog.sign-up-confirm-how')}</p>
        <AccountForm
          {...form}
          fields={['password']}
          passwordKind="current-password"
          submitText={text('account-dialog.sign-up-confirm')}
        />
        <p>
          {text('account-dialog.link-old')}{' '}
          <a href={hrefOf('sign-up')}>{text('account-dialog.to-sign-up')}</a>
        </p>
      </div>
    </Dialog>
  );
};

/** Asks for the address that a link is mailed to. */
export const PasswordResetDialog = ({ frame, hrefOf, ...form }: AccountDialogProps) => {
  const text = useText();
  return (
    <Dialog {...frame} title={text('account-dialog.password-reset')} firstFocus="field">
      <div className={layout['form']}>
        <Answer id={accountMailSentId} message="account-dialog.reset-mail" />
        <p>{text('account-dialog.password-reset-how')}</p>
        <AccountForm
          {...form}
          fields={['email']}
          passwordKind="current-password"
          submitText={text('account-dialog.ask-link')}
        />
        <p>
          <a href={hrefOf('log-in')}>{text('account-dialog.back-to-log-in')}</a>
        </p>
      </div>
    </Dialog>
  );
};

/** Where the link of that mail leads. */
export const PasswordConfirmDialog = ({ frame, hrefOf, ...form }: AccountDialogProps) => {
  const text = useText();
  const hintId = useId();
  return (
    <Dialog {...frame} title={text('account-dialog.password-confirm')} firstFocus="field">
      <div className={layout['form']}>
        <AccountForm
          {...form}
          fields={['password', 'repeatedPassword']}
          passwordKind="new-password"
          passwordHintId={hintId}
          submitText={text('account-dialog.password-save')}
        >
          <p id={hintId}>
            {text('account-dialog.password-hint')} {text('account-dialog.all-devices')}
          </p>
        </AccountForm>
        <p>
          {text('account-dialog.link-old')}{' '}
          <a href={hrefOf('password-reset')}>{text('account-dialog.ask-link-again')}</a>
        </p>
      </div>
    </Dialog>
  );
};
