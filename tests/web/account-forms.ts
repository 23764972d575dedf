/** The dialogs of accounts as a shopper fills them in, and the mails that they cause. */
import type { Page } from 'playwright-core';
import { inject } from 'vitest';

import type { AccountField } from '../../core/domain/customer/account-step.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { keptMailsTo, mailedLinkIn } from '../fakes/kept-mails.ts';
import { eventually, visit } from './browser.ts';

/** What the shop says in a locale. */
export const textIn = (locale: Locale) => textOf({ locale, messages: compileMessages(locale) });

export type Said = ReturnType<typeof textIn>;

/** A field of the dialog that is open. */
export const inDialog = (page: Page, text: Said, field: AccountField) =>
  page.getByRole('dialog').getByLabel(text(`account-dialog.${field}`), { exact: true });

const fieldOrder = ['firstName', 'lastName', 'email', 'password', 'repeatedPassword'] as const;

/** Fills in those fields of the open dialog that are given. */
export const fillAccount = async (
  page: Page,
  text: Said,
  fields: Readonly<Partial<Record<AccountField, string>>>,
) => {
  for (const field of fieldOrder)
    if (fields[field] !== undefined) await inDialog(page, text, field).fill(fields[field]);
};

type Submit = 'log-in' | 'sign-up' | 'sign-up-confirm' | 'ask-link' | 'password-save';

/** The button that sends the open dialog's form. */
export const submitAccount = (page: Page, text: Said, name: Submit) =>
  page.getByRole('dialog').getByRole('button', { name: text(`account-dialog.${name}`) });

/** The link of the `count`th mail to an address that has one. */
export const mailedLink = async (email: string, count = 1): Promise<string> => {
  const links = async () =>
    (await keptMailsTo(inject('dataDir'), email)).flatMap((mail) => mailedLinkIn(mail)?.href ?? []);
  await eventually(async () => (await links()).length).toBeGreaterThanOrEqual(count);
  return (await links())[count - 1] ?? '';
};

type Person = Readonly<Record<'email' | 'password' | 'firstName' | 'lastName', string>>;

/** Signs up in the open dialog, and confirms by the mail; ends on the account's page. */
export const signUpByMail = async (page: Page, text: Said, person: Person) => {
  await fillAccount(page, text, person);
  await submitAccount(page, text, 'sign-up').click();
  await page.getByText(text('account-dialog.sign-up-mail')).waitFor();
  await visit(page, await mailedLink(person.email));
  await fillAccount(page, text, { password: person.password });
  await submitAccount(page, text, 'sign-up-confirm').click();
  await eventually(() => new URL(page.url()).hash).toBe('#signed-up-password');
};
