/** Nothing that was typed stands in them: whoever fills in a form may name any address. */
import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { accountDialogMessages } from '../../../ui/components/account-dialog/messages.ts';
import { accountMailMessages } from '../../messages/account-mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailPart, MailScope, WrittenMail } from '../mail-parts.ts';

type MailKey = keyof typeof accountMailMessages;

type Letter = {
  readonly subject: MailKey;
  /** A paragraph, a button by the dialog that it opens, or what is said at last. */
  readonly parts: readonly (MailKey | { readonly opens: Opened } | { readonly last: MailKey })[];
};

/** As the dialog that it leads to is called. */
const buttons = {
  'log-in': 'account-dialog.log-in',
  'sign-up': 'account-dialog.sign-up',
  'sign-up-confirm': 'account-dialog.sign-up-confirm',
  'password-reset': 'account-dialog.password-confirm',
  'password-confirm': 'account-dialog.password-confirm',
} as const satisfies Record<AccountDialog, keyof typeof accountDialogMessages>;

type Opened = keyof typeof buttons;

const letters = {
  'sign-up-confirm': {
    subject: 'sign-up-mail.subject',
    parts: [
      'account-mail.greeting',
      'sign-up-mail.question',
      { opens: 'sign-up-confirm' },
      { last: 'sign-up-mail.otherwise' },
    ],
  },
  'sign-up-known': {
    subject: 'sign-up-known-mail.subject',
    parts: [
      'account-mail.greeting',
      'sign-up-known-mail.log-in',
      { opens: 'log-in' },
      'sign-up-known-mail.reset',
      { opens: 'password-reset' },
      { last: 'sign-up-known-mail.otherwise' },
    ],
  },
  'password-confirm': {
    subject: 'password-reset-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-reset-mail.question',
      { opens: 'password-confirm' },
      { last: 'password-reset-mail.otherwise' },
    ],
  },
  'password-reset-unknown': {
    subject: 'password-reset-unknown-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-reset-unknown-mail.sign-up',
      { opens: 'sign-up' },
      { last: 'password-reset-unknown-mail.otherwise' },
    ],
  },
  'password-changed': {
    subject: 'password-changed-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-changed-mail.changed',
      'password-changed-mail.otherwise',
      { opens: 'password-reset' },
    ],
  },
} as const satisfies Record<string, Letter>;

/** `sign-up-known`: the address has an account; `password-reset-unknown`: it has none. */
export type AccountMail = keyof typeof letters;

/** Writes a mail about an account, with the addresses of the dialogs that it leads to. */
export const accountMail = (
  { locale, host }: MailScope,
  kind: AccountMail,
  linkOf: (dialog: AccountDialog) => string,
): WrittenMail => {
  const text = textsOf(locale, accountMailMessages);
  const button = textsOf(locale, accountDialogMessages);
  const { subject, parts }: Letter = letters[kind];
  return {
    subject: text(subject),
    parts: parts.map((part): MailPart => {
      if (typeof part === 'string') return text(part, { host });
      if ('last' in part) return { smallPrint: text(part.last) };
      return { action: button(buttons[part.opens]), link: linkOf(part.opens) };
    }),
  };
};
