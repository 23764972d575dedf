/** What a customer does with their account, with scripts and without. */
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

import { keptMailsTo } from '../fakes/kept-mails.ts';
import { mailedLink, type Said } from './account-forms.ts';
import { axeViolations } from './axe.ts';
import { eventually, foresee } from './browser.ts';

const newPassword = 'debugged by a moth';

/** Of the form that wants something; opened where it is closed. */
const formOf = async (page: Page, wants: string) => {
  const form = page.locator(`form:has([name=wants][value=${wants}])`).first();
  // The address of an answer stands there before its page does.
  await form.waitFor({ state: 'attached' });
  const details = page.locator('details').filter({ has: form });
  if ((await details.count()) > 0 && !(await form.isVisible()))
    await details.locator('summary').click();
  return form;
};

/** Sends one of the forms of the account’s page. */
export const sendChange = async (
  page: Page,
  wants: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const form = await formOf(page, wants);
  for (const [name, value] of Object.entries(fields))
    await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button').click();
};

const answered = (page: Page, answer: string) =>
  eventually(() => new URL(page.url()).hash).toBe(`#account-${answer}`);

type Account = {
  readonly text: Said;
  readonly email: string;
  readonly password: string;
  /** The checker is a script. */
  readonly isChecked: boolean;
};

/** On the account's page, logged in: changes the account, takes its data along, and closes it. */
export const changeAndClose = async (
  page: Page,
  { text, email, password, isChecked }: Account,
): Promise<void> => {
  const newEmail = email.replace('@', '-new@');
  const mailsTo = async (address: string): Promise<number> =>
    (await keptMailsTo(inject('dataDir'), address)).length;
  await page.getByText(text('account.no-orders')).waitFor();

  await sendChange(page, 'name', { firstName: 'Admiral', lastName: 'Hopper' });
  await answered(page, 'name-changed');
  await page.getByRole('heading', { name: /Admiral Hopper/u }).waitFor();

  foresee(page, /kundenkonto|mon-compte/u, 422);
  await sendChange(page, 'password', { password: 'wrong', newPassword });
  await eventually(() => page.title()).toMatch(/^(?:Fehler|Erreur)/u);
  expect(isChecked ? await axeViolations(page, undefined, 'main') : []).toEqual([]);
  await sendChange(page, 'password', { password, newPassword });
  await answered(page, 'password-changed');

  await sendChange(page, 'email', { email: newEmail, password: newPassword });
  await answered(page, 'email-asked');
  await page.goto(await mailedLink(newEmail));
  await page.getByRole('button').click();
  await answered(page, 'email-changed');
  await page.getByText(newEmail, { exact: true }).first().waitFor();
  // The sign-up, the reset and its end, the new password, and the new address.
  await eventually(() => mailsTo(email)).toBe(5);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: text('account.export') }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    customers: [{ email: newEmail, firstName: 'Admiral' }],
    sessions: [{ browser: 'chrome' }],
  });

  await sendChange(page, 'close', { password: newPassword });
  await answered(page, 'closed');
  await page.getByText(text('account.closed')).waitFor();
  await page.getByText(text('account.visitor')).waitFor();
};
