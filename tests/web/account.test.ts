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
import { address, eventually, foresee, hydrated, visit, withBrowser } from './browser.ts';
import { openConsenting } from './consenting.ts';
import { changeAndClose, sendChange } from './own-account.ts';

const openPage = withBrowser();
const french = textIn('fr-CH');
const german = textIn('de-DE');
const password = 'nanoseconds of wire';
const newPassword = 'cobol and wire 1959';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.innerText : '',
  );

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

const signUpsTold = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window.dataLayer ?? []).filter((entry) => Object(entry).event === 'sign_up').length,
  );

const pagesTold = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window.dataLayer ?? []).filter((entry) => Object(entry).event === 'page_view').length,
  );

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

test('a shopper signs up over a page, gets a new password, changes the account, and closes it', async () => {
  const imprint = address('ch.localhost', '/fr/mentions-legales?utm_source=letter');
  const page = await openConsenting(openPage, imprint);
  await visit(page, imprint);
  const signIn = page.locator('header').getByRole('link', { name: french('header.sign-in') });
  await signIn.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await eventually(() => focusedName(page)).toBe('email');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await signIn.evaluate((one) => one === document.activeElement)).toBe(true);
  await signIn.click();
  await dialog.getByRole('link', { name: french('account-dialog.to-sign-up') }).click();
  await submitAccount(page, french, 'sign-up').waitFor();
  expect(await axeViolations(page, undefined, 'dialog')).toEqual([]);
  const grace = {
    firstName: 'Grace',
    lastName: 'Hopper',
    email: 'grace.hopper@example.com',
    password,
  };
  await signUpByMail(page, french, grace);
  const name = page.locator('header').getByRole('button', { name: 'Grace Hopper' });
  await name.waitFor();
  await eventually(() => signUpsTold(page)).toBe(1);
  await page.reload();
  await eventually(() => pagesTold(page)).toBe(1);
  expect(await signUpsTold(page)).toBe(0);
  await name.click();
  expect(await axeViolations(page, undefined, 'header')).toEqual([]);
  await page
    .locator('header')
    .getByRole('button', { name: french('header.log-out') })
    .click();
  await signIn.click();
  await dialog.waitFor();
  foresee(page, /dialog=log-in/u, 422);
  await fillAccount(page, french, {
    email: 'Grace.Hopper@example.com',
    password: 'difference engine',
  });
  await submitAccount(page, french, 'log-in').click();
  await dialog.getByRole('alert').waitFor();
  const title = await page.title();
  expect(title).toMatch(/^Erreur/u);
  await hydrated(page);
  // No field is said to be wrong: the focus is on why it was refused.
  await eventually(() => focused(page)).toContain(await dialog.getByRole('alert').innerText());
  expect(await inDialog(page, french, 'email').inputValue()).toBe('Grace.Hopper@example.com');
  expect(await inDialog(page, french, 'password').inputValue()).toBe('');
  const used = await resetPassword(page, french, grace.email);
  await fillAccount(page, french, { email: grace.email, password: newPassword });
  await submitAccount(page, french, 'log-in').click();
  await name.waitFor();
  expect(await signUpsTold(page)).toBe(0);
  await visit(page, used);
  await fillAccount(page, french, { password, repeatedPassword: password });
  await submitAccount(page, french, 'password-save').click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('link', { name: french('account-dialog.ask-link-again') }).click();
  await submitAccount(page, french, 'ask-link').waitFor();

  await visit(page, address('ch.localhost', '/fr/mon-compte'));
  const account = { email: grace.email, password: newPassword, javaScriptEnabled: true };
  await changeAndClose(page, { ...account, text: french });
});

test('without scripts the same forms do it, and the way out stands in the log-in', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const chosen = '/leinwanddruck?formatType=900x600&materialType=leinwand';
  await visit(page, address('localhost', chosen));
  const signIn = page.locator('header').getByRole('link', { name: german('header.sign-in') });
  await signIn.click();
  await page.getByRole('link', { name: german('account-dialog.to-sign-up') }).click();
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.l@example.com', password };
  foresee(page, /dialog=sign-up/u, 422);
  await fillAccount(page, german, { ...ada, password: 'passwort1' });
  await submitAccount(page, german, 'sign-up').click();
  const alert = page.getByRole('alert');
  await alert.getByText(german('account-dialog.error.password.too-common')).click();
  expect(await page.title()).toMatch(/^Fehler: /u);
  await eventually(() => focusedName(page)).toBe('password');
  await signUpByMail(page, german, ada);
  await page.getByText(german('header.signed-up')).waitFor();
  const session = async () =>
    (await page.context().cookies()).filter((cookie) => /session|mailed/u.test(cookie.name));
  expect(await session()).toEqual([
    expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }),
  ]);
  await signIn.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: german('account-dialog.log-out') })
    .click();
  await eventually(session).toEqual([]);
  await signIn.click();
  await resetPassword(page, german, ada.email);
  await fillAccount(page, german, { email: ada.email, password: newPassword });
  await submitAccount(page, german, 'log-in').click();
  await eventually(async () => (await session()).length).toBe(1);

  const account = { email: ada.email, password: newPassword, javaScriptEnabled: false };
  await changeAndClose(page, { ...account, text: german });
});

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
