/** An account from its sign-up to its end: with scripts over the page where one is, and without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import {
  fillAccount,
  inDialog,
  mailedLink,
  signUpByMail,
  submitAccount,
  textIn,
  type Said,
} from './account-forms.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, visit, withBrowser, withoutPictures } from './browser.ts';
import { openConsenting } from './consenting.ts';
import { changeAndClose, sendChange } from './own-account.ts';

const openPage = withBrowser();
const german = textIn('de-DE');
const password = 'nanoseconds of wire';
const newPassword = 'cobol and wire 1959';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.innerText : '',
  );

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

/** How often the data layer has been told of something on this page. */
const told = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (event) => (window.dataLayer ?? []).filter((entry) => Object(entry).event === event).length,
    name,
  );

/** The sign-up is told on the page that it ends with, and not when that is loaded again. */
const seeToldOnce = async (page: Page): Promise<void> => {
  await eventually(() => told(page, 'sign_up')).toBe(1);
  await page.reload();
  await eventually(() => told(page, 'page_view')).toBe(1);
  expect(await told(page, 'sign_up')).toBe(0);
};

const sessionsOf = async (page: Page) =>
  (await page.context().cookies()).filter((cookie) => /session|mailed/u.test(cookie.name));

/** From the open log-in to the log-in with the new password, with one mistake on the way. */
const resetPassword = async (page: Page, text: Said, email: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: text('account-dialog.to-reset') }).click();
  await submitAccount(page, text, 'ask-link').waitFor();
  await fillAccount(page, text, { email });
  await submitAccount(page, text, 'ask-link').click();
  await page.getByText(text('account-dialog.reset-mail')).waitFor();
  const link = await mailedLink(email, 2);
  await visit(page, link);
  expect(page.url()).not.toContain('token');
  foresee(page, /dialog=password-confirm/u, 422);
  await fillAccount(page, text, { password: newPassword, repeatedPassword: password });
  await submitAccount(page, text, 'password-save').click();
  const alert = dialog.getByRole('alert');
  await alert.waitFor();
  // The summary leads to the field.
  await eventually(() => focused(page)).toContain(text('account-dialog.errors'));
  await alert.getByRole('link').click();
  await eventually(() => focusedName(page)).toBe('repeatedPassword');
  await fillAccount(page, text, { password: newPassword, repeatedPassword: newPassword });
  await submitAccount(page, text, 'password-save').click();
  await page.getByText(text('account-dialog.password-changed')).waitFor();
  return link;
};

/** Opens the dialog from the header. */
const openLogIn = async (page: Page, text: Said): Promise<void> => {
  await page
    .locator('header')
    .getByRole('link', { name: text('header.sign-in') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const fields = dialog.locator('input:visible');
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual([
    'email',
    'password',
  ]);
};

/** Without scripts the way out stands in the log-in. */
const logOut = async (page: Page, text: Said, hasScripts: boolean): Promise<void> => {
  const header = page.locator('header');
  if (hasScripts) {
    await header.getByRole('button', { name: 'Grace Hopper' }).click();
    expect(await axeViolations(page, undefined, 'header')).toEqual([]);
    await header.getByRole('button', { name: text('header.log-out') }).click();
    await header.getByRole('link', { name: text('header.sign-in') }).waitFor();
  } else {
    await openLogIn(page, text);
    const out = text('account-dialog.log-out');
    await page.getByRole('dialog').getByRole('button', { name: out }).click();
  }
  await eventually(() => sessionsOf(page)).toEqual([]);
};

/** What only scripts do: the dialog stands over its page, and leads back to where it was opened. */
const openAndLeave = async (page: Page, text: Said): Promise<void> => {
  const signIn = page.locator('header').getByRole('link', { name: text('header.sign-in') });
  await openLogIn(page, text);
  await eventually(() => focusedName(page)).toBe('email');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await signIn.evaluate((one) => one === document.activeElement)).toBe(true);
};

/** Each language and each hand once: words are told of by the stories, hands are the same in all. */
const walks = [
  ['fr-CH', 'with', 'ch.localhost', '/fr/mentions-legales', '/fr/mon-compte'],
  ['de-DE', 'without', 'localhost', '/impressum', '/kundenkonto'],
] as const;

test.each(walks)(
  'in %s %s scripts a shopper signs up, gets a new password, changes the account, and closes it',
  async (locale, scripts, host, imprintPath, accountPath) => {
    const text = textIn(locale);
    const hasScripts = scripts === 'with';
    const email = `grace.${locale}.${scripts}@example.com`.toLowerCase();
    const grace = { firstName: 'Grace', lastName: 'Hopper', email, password };
    const imprint = address(host, `${imprintPath}?utm_source=letter`);
    // The checker is a script.
    const isChecked = hasScripts;
    const page = hasScripts
      ? await openConsenting(openPage, imprint)
      : await openPage({ javaScriptEnabled: false });
    await withoutPictures(page);
    await visit(page, imprint);
    if (hasScripts) await openAndLeave(page, text);
    await openLogIn(page, text);
    const dialog = page.getByRole('dialog');
    const alert = dialog.getByRole('alert');
    await dialog.getByRole('link', { name: text('account-dialog.to-sign-up') }).click();
    await submitAccount(page, text, 'sign-up').waitFor();
    expect(isChecked ? await axeViolations(page, undefined, 'dialog') : []).toEqual([]);

    foresee(page, /dialog=sign-up/u, 422);
    await fillAccount(page, text, { ...grace, password: 'passwort1' });
    await submitAccount(page, text, 'sign-up').click();
    await alert.getByText(text('account-dialog.error.password.too-common')).click();
    expect(await page.title()).toMatch(/^(?:Fehler: |Erreur)/u);
    await eventually(() => focusedName(page)).toBe('password');
    await signUpByMail(page, text, grace);
    await page.getByText(text('header.signed-up')).waitFor();
    expect(await sessionsOf(page)).toEqual([
      expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }),
    ]);
    if (hasScripts) await seeToldOnce(page);
    await logOut(page, text, hasScripts);

    await openLogIn(page, text);
    foresee(page, /dialog=log-in/u, 422);
    const typed = email.replace('grace', 'Grace');
    await fillAccount(page, text, { email: typed, password: 'difference engine' });
    await submitAccount(page, text, 'log-in').click();
    await alert.waitFor();
    // No field is said to be wrong: the focus is on why it was refused.
    await eventually(() => focused(page)).toContain(await alert.innerText());
    expect(await inDialog(page, text, 'email').inputValue()).toBe(typed);
    expect(await inDialog(page, text, 'password').inputValue()).toBe('');
    const used = await resetPassword(page, text, email);
    await fillAccount(page, text, { email, password: newPassword });
    await submitAccount(page, text, 'log-in').click();
    await eventually(async () => (await sessionsOf(page)).length).toBe(1);
    await visit(page, used);
    await fillAccount(page, text, { password, repeatedPassword: password });
    await submitAccount(page, text, 'password-save').click();
    await alert.waitFor();
    await dialog.getByRole('link', { name: text('account-dialog.ask-link-again') }).click();
    await submitAccount(page, text, 'ask-link').waitFor();

    await visit(page, address(host, accountPath));
    await changeAndClose(page, { email, password: newPassword, isChecked, text });
  },
);

test('a company signs up without scripts, and its invoice address is kept', async () => {
  const text = german;
  const email = 'company@example.com';
  const page = await openPage({ javaScriptEnabled: false });
  await visit(page, address('localhost', '/kundenkonto?dialog=sign-up'));
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('[name=vatId]').isVisible()).toBe(false);
  await dialog.getByLabel(text('account-dialog.business')).check();
  await dialog.locator('[name=company]').fill('Hopper GmbH');
  await dialog.locator('[name=vatId]').fill('129273399');
  await dialog.locator('[name=street]').fill('Musterstraße 1');
  await dialog.locator('[name=postcode]').fill('10115');
  await dialog.locator('[name=city]').fill('Berlin');
  const person = { firstName: 'Grace', lastName: 'Hopper', email, password };
  await fillAccount(page, text, person);
  foresee(page, /kundenkonto/u, 422);
  await submitAccount(page, text, 'sign-up').click();
  await dialog.getByRole('link', { name: text('account-dialog.error.vatId') }).waitFor();
  // What was typed is there still, the country with it.
  await dialog.locator('[name=vatId]').fill('DE 129 273 398');
  await signUpByMail(page, text, person);
  const facts = page.locator('dl').filter({ hasText: 'Hopper GmbH' });
  await eventually(() => facts.innerText()).toMatch(/DE129273398\s+Bestätigt am .*10115 Berlin/su);
  await sendChange(page, 'business', { street: 'Beispielweg 2' });
  await eventually(() => new URL(page.url()).hash).toBe('#account-business-changed');
  await eventually(() => facts.innerText()).toContain('Beispielweg 2');
});

test('another site can send none of the forms', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'http://evil.example',
    'x-channel': 'poster',
    'x-locale': 'de-DE',
  };
  const sent = { method: 'POST', headers, body: `email=grace%40example.com&password=${password}` };
  const page = await ask('localhost', '/?dialog=log-in', sent);
  expect([page.status, page.headers['set-cookie']]).toEqual([403, undefined]);
  const api = await ask('localhost', '/web-api/customer-logout', sent);
  expect([api.status, api.headers['set-cookie']]).toEqual([415, undefined]);
  const out = await ask('localhost', '/forms/log-out', {
    ...sent,
    headers: { ...headers, cookie: '__Host-session=known' },
  });
  expect([out.status, out.headers['set-cookie']]).toEqual([303, undefined]);
});
