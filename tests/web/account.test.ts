/** Signing up, logging in and out: with scripts over the page where one is, and without. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, hydrated, visit, withBrowser } from './browser.ts';
import { openConsenting } from './consenting.ts';

const openPage = withBrowser();
const french = textOf({ locale: 'fr-FR', messages: compileMessages('fr-FR') });
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const password = 'nanoseconds of wire';

const inDialog = (
  page: Page,
  text: typeof german,
  field: 'email' | 'firstName' | 'lastName' | 'password',
) => page.getByRole('dialog').getByLabel(text(`account-dialog.${field}`), { exact: true });

const fill = async (page: Page, text: typeof german, fields: Readonly<Record<string, string>>) => {
  for (const field of ['firstName', 'lastName', 'email', 'password'] as const)
    if (fields[field] !== undefined) await inDialog(page, text, field).fill(fields[field]);
};

const submit = (page: Page, text: typeof german, name: 'log-in' | 'sign-up') =>
  page.getByRole('dialog').getByRole('button', { name: text(`account-dialog.${name}`) });

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

test('a shopper signs up over a page, logs out, and in again', async () => {
  const imprint = address('fr.localhost', '/mentions-legales?utm_source=letter');
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
  await submit(page, french, 'sign-up').waitFor();
  const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com', password };
  await fill(page, french, grace);
  expect(await axeViolations(page, undefined, 'dialog')).toEqual([]);
  await submit(page, french, 'sign-up').click();
  const name = page.locator('header').getByRole('button', { name: 'Grace Hopper' });
  await name.waitFor();
  expect(new URL(page.url()).search).toBe('?utm_source=letter');
  await eventually(() => signUpsTold(page)).toBe(1);
  await page.reload();
  await eventually(() => pagesTold(page)).toBe(1);
  expect(await signUpsTold(page)).toBe(0);
  await name.click();
  expect(await axeViolations(page, undefined, 'header')).toEqual([]);
  await page.getByRole('button', { name: french('header.log-out') }).click();
  await signIn.click();
  await dialog.waitFor();
  foresee(page, /dialog=log-in/u, 422);
  await fill(page, french, { email: 'Grace@example.com', password: 'difference engine' });
  await submit(page, french, 'log-in').click();
  await dialog.getByRole('alert').waitFor();
  const title = await page.title();
  expect(title).toMatch(/^Erreur/u);
  await hydrated(page);
  // No field is said to be wrong: the focus is on why it was refused.
  await eventually(() => focused(page)).toContain(await dialog.getByRole('alert').innerText());
  expect(await inDialog(page, french, 'email').inputValue()).toBe('Grace@example.com');
  expect(await inDialog(page, french, 'password').inputValue()).toBe('');
  await fill(page, french, { password });
  await submit(page, french, 'log-in').click();
  await name.waitFor();
  expect(await signUpsTold(page)).toBe(0);
});

test('without scripts the same forms do it, and the way out stands in the log-in', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  const chosen = '/leinwanddruck?formatType=900x600&materialType=leinwand';
  await visit(page, address('localhost', chosen));
  await page
    .locator('header')
    .getByRole('link', { name: german('header.sign-in') })
    .click();
  await page.getByRole('link', { name: german('account-dialog.to-sign-up') }).click();
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.l@example.com', password };
  foresee(page, /dialog=sign-up/u, 422);
  await fill(page, german, { ...ada, password: 'passwort1' });
  await submit(page, german, 'sign-up').click();
  const wrong = page.getByText(german('account-dialog.error.password.too-common'));
  await wrong.waitFor();
  expect(await page.title()).toMatch(/^Fehler: /u);
  await eventually(() => focusedName(page)).toBe('password');
  await fill(page, german, { password });
  await submit(page, german, 'sign-up').click();
  await eventually(() => new URL(page.url()).hash).toBe('#signed-up-password');
  await page.getByText(german('header.signed-up')).waitFor();
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(chosen);
  const session = async () =>
    (await page.context().cookies()).filter((cookie) => cookie.name === '__Host-session');
  expect(await session()).toEqual([
    expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }),
  ]);
  await page
    .locator('header')
    .getByRole('link', { name: german('header.sign-in') })
    .click();
  await page.getByRole('button', { name: german('account-dialog.log-out') }).click();
  await eventually(session).toEqual([]);
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
