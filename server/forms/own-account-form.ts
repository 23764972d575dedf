/** Sent to the account's page. */
import {
  accountAnswerAfter,
  accountAnswerId,
  type AccountChange,
  type ChangedField,
} from '../../core/domain/customer/account-changes.ts';
import type { RefusedAccountChange } from '../../core/domain/customer/account-overview.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { NotLoggedIn } from '../../core/ports/own-account.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { FormRefusal } from '../../core/usecases/enter-account.ts';
import { changeAccount } from '../../core/usecases/manage-account.ts';
import type { AccountEntrySettings } from './account-entry-form.ts';
import { businessOf, readBusiness } from './business-fields.ts';
import { formOf, type PageForm, type PageFormSender } from './form.ts';

/** What a form wants that names nothing else is the mildest: the name stays as it was typed. */
const readChange = (fields: URLSearchParams): AccountChange => {
  const textOf = (name: string): string => fields.get(name) ?? '';
  const password = textOf('password');
  const wants = textOf('wants');
  switch (wants) {
    case 'business':
      return { kind: wants, ...readBusiness(fields) };
    case 'email':
      return { kind: wants, email: textOf('email'), password };
    case 'password':
      return { kind: wants, password, newPassword: textOf('newPassword') };
    case 'newsletter':
      return { kind: wants, isWished: textOf('isWished') === 'true' };
    case 'end-session':
      return { kind: wants, session: textOf('session') };
    case 'end-sessions':
      return { kind: wants };
    case 'remove-picture':
      return { kind: wants, picture: textOf('picture') };
    case 'close':
      return { kind: wants, password };
    default:
      return { kind: 'name', firstName: textOf('firstName'), lastName: textOf('lastName') };
  }
};

const typedOf = (change: AccountChange): RefusedAccountChange['typed'] => ({
  email: change.kind === 'email' ? change.email : '',
  ...(change.kind === 'name'
    ? { firstName: change.firstName, lastName: change.lastName }
    : { firstName: '', lastName: '' }),
  ...(change.kind === 'business' && { business: businessOf(change) }),
});

const problemOf = (
  refused: FormRefusal<ChangedField> | ShopRefusal<'account-error'>,
): RefusedAccountChange['problem'] =>
  refused.kind === 'fields'
    ? refused
    : { kind: refused.kind, message: refused.message, fields: refused.fields };

/** Without a session it leads to the page, which asks to log in. */
export const ownAccountForm = (settings: AccountEntrySettings): PageForm => ({
  isAt: ({ decision }) => decision.kind === 'application' && decision.answeredBy === 'account',
  form: formOf({
    read: ({ fields }) => readChange(fields),
    perform: (change, { site, locale, cookies, client, told, signal }: PageFormSender) => {
      const { account, setCookies } = settings.accountsOf(signal)(cookies, client, told);
      const scope = { channel: site.channel, locale };
      return pipe(
        changeAccount(scope, change)({ account, log: settings.log }),
        TE.map(() => setCookies()),
      );
    },
    done: (setCookies, change, { page }) => ({
      kind: 'see-other',
      location: `${page.pathname}#${accountAnswerId(accountAnswerAfter(change))}`,
      setCookies,
    }),
    refused: (
      refused: FormRefusal<ChangedField> | NotLoggedIn | ShopRefusal<'account-error'>,
      change,
      { page },
    ) =>
      refused.kind === 'not-logged-in'
        ? { kind: 'see-other', location: page.pathname }
        : {
            kind: 'again',
            step: {
              kind: 'account-change',
              refused: {
                change: change.kind,
                typed: typedOf(change),
                problem: problemOf(refused),
              },
            },
            status: refused.kind === 'failed' ? 503 : 422,
          },
  }),
});
