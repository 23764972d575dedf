/** Google's sign-in in the dialogs of an account, with a script and an issuer of the test's own. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { compileMessages } from '../../ui/messages/compile.ts';
import { textOf } from '../../ui/messages/text.tsx';
import { openGoogleIssuer } from '../fakes/google-issuer.ts';
import { askPort } from './ask-port.ts';
import { ask } from './ask.ts';
import { axeViolations } from './axe.ts';
import { address, eventually, foresee, visit, withBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);
const vendor = 'https://accounts.google.example/gsi/';
const clientId = 'shop.apps.googleusercontent.com';
const german = textOf({ locale: 'de-DE', messages: compileMessages('de-DE') });
const french = textOf({ locale: 'fr-FR', messages: compileMessages('fr-FR') });

let issuer: Awaited<ReturnType<typeof openGoogleIssuer>>;
let shop: Shop;

beforeAll(async () => {
  issuer = await openGoogleIssuer();
  shop = await openShop(inject('template'), {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_SCRIPT_URL: `${vendor}client`,
    GOOGLE_JWKS_URL: issuer.jwksUrl,
  });
});

afterAll(async () => {
  await shop.close();
  await issuer.close();
});

/**
 * Draws a button in a frame's place, with the vendor's style sheet, as its script does; a press asks the
 * vendor for a token. Without a token the window was closed.
 */
const works = `window.google = { accounts: { id: {
  initialize(settings) { this.settings = settings; },
  renderButton(host) {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${vendor}style' });
    const frame = Object.assign(document.createElement('iframe'), { src: '${vendor}button', hidden: true });
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Google' });
    button.onclick = async () => {
      const { client_id, nonce, callback } = this.settings;
      const answer = await fetch('${vendor}token?' + new URLSearchParams({ client_id, nonce }));
      callback({ credential: await answer.text() });
    };
    host.append(sheet, frame, button);
  },
} } };`;

type Person = Readonly<Record<string, unknown>>;

/** What the vendor does; `undefined` is a vendor that is down, or a window that was closed. */
type Vendor = { script: string | undefined; person: Person | undefined };

const tokenFor = async (url: string, person: Person): Promise<string> => {
  const asked = new URL(url).searchParams;
  const seconds = Math.floor(Date.now() / 1_000);
  return issuer.sign({
    iss: 'https://accounts.google.com',
    aud: asked.get('client_id'),
    nonce: asked.get('nonce'),
    iat: seconds,
    exp: seconds + 3_600,
    email_verified: true,
    ...person,
  });
};

const answerAs =
  (played: Vendor) =>
  async (route: Route): Promise<void> => {
    const url = route.request().url();
    const { script, person } = played;
    if (url.startsWith(`${vendor}token`))
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        body: person === undefined ? '' : await tokenFor(url, person),
      });
    if (url === `${vendor}style`) return route.fulfill({ contentType: 'text/css', body: '' });
    if (url === `${vendor}button`) return route.fulfill({ contentType: 'text/html', body: '' });
    return script === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: script });
  };

/** The dialog over a page of the shop, where nobody has asked Google for anything. */
const open = async (host: string, path: string, played: Vendor): Promise<Page> => {
  const page = await openPage();
  foresee(page, `${vendor}client`);
  // A quarter of the page views tells of warnings: this one does.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.route(`${vendor}**`, answerAs(played));
  await visit(page, address(host, path, shop.port));
  return page;
};

const askedOfVendor = (): readonly string[] =>
  problems.filter((problem) => problem.startsWith(`request to another host: ${vendor}`));

/** Nothing but requests to the vendor, which were wanted. */
const onlyWanted = (): void => {
  expect(problems.filter((problem) => !askedOfVendor().includes(problem))).toEqual([]);
  problems.length = 0;
};

const start = (page: Page, text: typeof german) =>
  page.getByRole('dialog').getByRole('button', { name: text('google-sign-in.start') });

const ofGoogle = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Google', exact: true });

const sessions = async (page: Page): Promise<readonly string[]> =>
  (await page.context().cookies())
    .filter(({ name }) => name === '__Host-session')
    .map(({ value }) => value);

test('a press asks Google, and its credential opens an account over the page', async () => {
  const grace = { sub: '1', email: 'grace@gmail.com', given_name: 'Grace', family_name: 'Hopper' };
  const played: Vendor = { script: works, person: grace };
  const page = await open('fr.localhost', '/mentions-legales?dialog=log-in', played);
  await start(page, french).waitFor();
  expect(await axeViolations(page, undefined, 'dialog')).toEqual([]);
  expect(askedOfVendor()).toEqual([]);
  await start(page, french).click();
  await ofGoogle(page).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    french('google-sign-in.ready'),
  );
  await ofGoogle(page).click();
  const name = page.locator('header').getByRole('button', { name: 'Grace Hopper' });
  await name.waitFor();
  const { search, hash } = new URL(page.url());
  expect([search, hash]).toEqual(['', '#signed-up-google']);
  expect(await sessions(page)).toHaveLength(1);
  onlyWanted();
});

test('each failure is shown with what to do instead, and told to the shop', async () => {
  const played: Vendor = { script: undefined, person: undefined };
  const page = await open('localhost', '/impressum?dialog=sign-up', played);
  const alert = page.getByRole('dialog').getByRole('alert');
  const fails = async (key: Parameters<typeof german>[0], code: string): Promise<void> => {
    await alert.filter({ hasText: german(key) }).waitFor();
    await eventually(() => shop.log()).toContain(code);
  };
  await start(page, german).click();
  await fails('google-sign-in.script-not-loaded', 'google-script-not-loaded');
  expect(await alert.innerText()).toContain(german('google-sign-in.instead'));

  played.script = `window.google = { accounts: { id: { initialize() {}, renderButton() {} } } };`;
  await start(page, german).click();
  await fails('google-sign-in.button-not-found', 'google-button-not-found');

  played.script = works;
  await page.evaluate(() => Reflect.deleteProperty(window, 'google'));
  await start(page, german).click();
  await ofGoogle(page).click();
  await fails('google-sign-in.callback-failed', 'google-callback-failed');

  played.person = { sub: '2', email: 'eve@example.com', email_verified: false };
  await start(page, german).click();
  foresee(page, /dialog=sign-up/u, 422);
  await ofGoogle(page).click();
  await alert.filter({ hasText: 'Google hat Ihre E-Mail-Adresse noch nicht bestätigt.' }).waitFor();
  // Any ID token begins so.
  expect([await page.content(), shop.log()].filter((text) => text.includes('eyJ'))).toEqual([]);
  expect(await sessions(page)).toEqual([]);
  onlyWanted();
});

test('without scripts, and where it is not configured, nothing of it is there', async () => {
  const path = '/impressum?dialog=log-in';
  const own = await askPort(shop.port, 'localhost', path);
  // Its words wait for scripts, in the page's data.
  expect(own.text.includes(`>${german('google-sign-in.start')}<`)).toBe(false);
  expect(own.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  const shared = await ask('localhost', path);
  expect(/google-sign-in|accounts\.google/u.test(shared.text)).toBe(false);
  expect(shared.headers['content-security-policy']).not.toContain('google');
  expect(shared.headers['cross-origin-opener-policy']).toBe('same-origin');
});
