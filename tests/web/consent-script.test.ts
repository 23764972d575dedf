/** A consent manager of a third party in the place of the shop's own windows. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { userKeyCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { address, eventually, visit, withBrowser } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

const problems: string[] = [];
const openPage = withBrowser(problems);
const script = 'https://consent.example/script.js?id=7';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), {
    SITES: 'poster.de=localhost',
    CONSENT_SCRIPT_URL: script,
  });
});

afterAll(async () => {
  await shop.close();
});

/** What such a script does at last: it tells by Consent Mode what was chosen. */
const manager = `
  window.dataLayer = window.dataLayer || [];
  (function () { dataLayer.push(arguments); })('consent', 'update', { analytics_storage: 'granted' });
`;

test('is told language, policy and country, and its word holds', async () => {
  const page = await openPage({ isUnasked: true });
  const asked: string[] = [];
  await page.route('https://consent.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: manager });
  });
  await visit(page, address('localhost', '/leinwanddruck', shop.port));
  /** Exposures come when the flag client has answered. */
  const told = async () => {
    const names = await page.evaluate(() =>
      (window.dataLayer ?? []).flatMap((entry) =>
        typeof entry === 'object' && entry !== null && 'event' in entry ? [entry.event] : [],
      ),
    );
    return names.filter((name) => name !== 'split_evaluation');
  };
  await eventually(told).toEqual(['page_view', 'view_item']);
  const [url = '', ...others] = asked;
  expect(others).toEqual([]);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    id: '7',
    language: 'de',
    privacyPolicyUrl: 'https://localhost/datenschutz',
    country: 'DE',
  });
  expect(await page.evaluate(() => document.documentElement.dataset['consent'])).toBe('granted');
  expect(await page.locator('[data-consent-part]').count()).toBe(0);
  // The word is the script's to keep; ours is the key of a visitor who agreed.
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name !== userKeyCookie)).toEqual([]);
  // The operator wanted this request, and no other one leaves the shop's host.
  expect(problems.splice(0)).toEqual([`request to another host: ${url}`]);
  await page.getByRole('link', { name: 'Privatsphäre-Einstellungen' }).click();
  await page.waitForURL('**/datenschutz#consent');
});
