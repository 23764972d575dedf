/** A visitor who has let their visit be measured, without the windows that ask. */
import type { Page } from 'playwright-core';

import { consentCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { consentRevision } from '../../core/domain/consent/consent-choice.ts';
import type { withBrowser } from './browser.ts';

type OpenPage = ReturnType<typeof withBrowser>;

const choice = {
  categories: ['necessary', 'statistics'],
  revision: consentRevision,
  consentId: 'everybody',
  consentTimestamp: '2026-11-22T08:00:00.000Z',
  lastConsentTimestamp: '2026-11-22T08:00:00.000Z',
};

/** Opens a page of a visitor who has chosen so on the host of an address; cookies know no ports. */
export const openConsenting = async (
  openPage: OpenPage,
  url: string,
  options?: Parameters<OpenPage>[0],
): Promise<Page> => {
  const page = await openPage({ ...options, isUnasked: true });
  const value = encodeURIComponent(JSON.stringify(choice));
  await page.context().addCookies([{ name: consentCookie, value, url }]);
  return page;
};
