/** What a customer does with their account, with scripts and without. */
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';

import { keptMailsTo } from '../fakes/kept-mails.ts';
import { fillAccount, mailedLink, signUpByMail, submitAccount, textIn } from './account-forms.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';

const openPage = withBrowser();
const password = 'nanoseconds of wire';
const newPassword = 'difference engine';

/** Of the form that wants something; opened where it is closed. */
const formOf = async (page: Page, wants: string) => {
  const form = page.locator(`form:has([name=wants][value=${wants}])`).first();
  const details = page.locator('details').filter({ has: form });
  if ((await details.count()) > 0 && !(await form.isVisible()))
    await details.locator('summary').click();
  return form;
};

const send = async (
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

test.each([
  { locale: 'de-DE', host: 'localhost', path: '/kundenkonto', javaScriptEnabled: true },
  { locale: 'fr-CH', host: 'ch.localhost', path: '/fr/mon-compte', javaScriptEnabled: false },
] as const)(
  'in $locale, with scripts: $javaScriptEnabled',
  async ({ locale, host, path, javaScriptEnabled }) => {
    const text = textIn(locale);
    const [email, newEmail] = [`own-${locale}@example.com`, `new-${locale}@example.com`];
    const mailsTo = async (address: string): Promise<number> =>
      (await keptMailsTo(inject('dataDir'), address)).length;
    const page = await openPage({ javaScriptEnabled, acceptDownloads: true });
    await visit(page, address(host, `${path}?dialog=sign-up`));
    await signUpByMail(page, text, { firstName: 'Grace', lastName: 'Hopper', email, password });
    await page.getByText(text('account.no-orders')).waitFor();

    await send(page, 'name', { firstName: 'Admiral', lastName: 'Hopper' });
    await answered(page, 'name-changed');
    await page.getByRole('heading', { name: /Admiral Hopper/u }).waitFor();

    foresee(page, new RegExp(path, 'u'), 422);
    await send(page, 'password', { password: 'wrong', newPassword });
    await eventually(() => page.title()).toMatch(/^(?:Fehler|Erreur)/u);
    expect(javaScriptEnabled ? await axeViolations(page, undefined, 'main') : []).toEqual([]);
    await send(page, 'password', { password, newPassword });
    await answered(page, 'password-changed');

    await send(page, 'email', { email: newEmail, password: newPassword });
    await answered(page, 'email-asked');
    await page.goto(await mailedLink(newEmail));
    await page.getByRole('button').click();
    await answered(page, 'email-changed');
    await page.getByText(newEmail, { exact: true }).first().waitFor();
    // The sign-up, the new password, and the new address.
    await eventually(() => mailsTo(email)).toBe(3);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: text('account.export') }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({
      customers: [{ email: newEmail, firstName: 'Admiral' }],
      sessions: [{ browser: 'chrome' }],
    });

    await send(page, 'close', { password: newPassword });
    await answered(page, 'closed');
    await page.getByText(text('account.closed')).waitFor();
    await page.getByText(text('account.visitor')).waitFor();
  },
);

test('a company signs up without scripts, and its invoice address is kept', async () => {
  const text = textIn('de-DE');
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
  await send(page, 'business', { street: 'Beispielweg 2' });
  await answered(page, 'business-changed');
  await eventually(() => facts.innerText()).toContain('Beispielweg 2');
});
